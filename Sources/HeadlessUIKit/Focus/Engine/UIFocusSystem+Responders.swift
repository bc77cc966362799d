import Foundation

extension UIFocusSystem {
    /// Apple, WWDC 2021, session 10260: the focused item is inside the first responder or is it;
    /// the first that accepts, from the item upwards, becomes first responder.
    func makeFirstResponder(around item: any UIFocusItem) {
        isFollowingResponder = true
        defer { isFollowingResponder = false }
        guard let start = item.nearestResponder else { return }
        let chain = sequence(first: start, next: \.next)
        if let accepting = chain.first(where: \.canBecomeFirstResponder) {
            accepting.becomeFirstResponder()
        } else if let first = activeWindow?.firstResponder, !chain.contains(where: { $0 === first })
        {
            first.resignFirstResponder()
        }
    }

    /// The inverse: focus goes into the new first responder.
    func firstResponderDidChange(in window: UIWindow) {
        guard !isFollowingResponder else { return }
        guard let responder = window.firstResponder else { return responderDidLeave() }
        guard let environment = responder as? any UIFocusEnvironment else { return }
        if let current, environment.contains(current) { return }
        guard let target = search?.target(in: environment) else { return }
        bring(to: target)
    }

    /// An input that is no longer edited is not focused any more.
    private func responderDidLeave() {
        guard let current, current.isTextInput else { return }
        move(to: nil)
        deferred = current
    }
}

extension UIFocusEnvironment {
    var nearestResponder: UIResponder? {
        focusAncestry.lazy.compactMap { $0 as? UIResponder }.first
    }
}
