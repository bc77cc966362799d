import Foundation

extension UIFocusSystem {
    /// Returns a Boolean value that indicates whether the input that focus would leave for `item`
    /// agrees to end editing.
    ///
    /// Apple, WWDC 2021, session 10260: the focused item is always inside the first responder. So
    /// focus stays on an input that refuses.
    func inputAgrees(toMoveTo item: any UIFocusItem) -> Bool {
        guard let first = activeWindow?.firstResponder, first is any UIKeyInput,
            !item.responders.contains(where: { $0 === first })
        else { return true }
        guard first.canResignFirstResponder else { return false }
        FirstResponderChange.consenting = first
        return true
    }

    /// Makes the focused item, or a responder around it, first responder.
    ///
    /// Apple, WWDC 2021, session 10260: the first one that accepts, from the item upward.
    func makeFirstResponder(around item: any UIFocusItem) {
        isFollowingResponder = true
        defer { isFollowingResponder = false }
        let chain = item.responders
        if let accepting = chain.first(where: \.canBecomeFirstResponder) {
            accepting.becomeFirstResponder()
        } else if let first = activeWindow?.firstResponder, !chain.contains(where: { $0 === first })
        {
            first.resignFirstResponder()
        }
    }

    /// The inverse: focus moves into the new first responder.
    func firstResponderDidChange(in window: UIWindow) {
        guard !isFollowingResponder else { return }
        guard let responder = window.firstResponder else { return responderDidLeave() }
        guard let environment = responder as? any UIFocusEnvironment else { return }
        if let current, environment.contains(current) { return }
        guard let target = search?.target(in: environment) else { return }
        bring(to: target)
    }

    /// Removes focus from an input that is no longer edited.
    private func responderDidLeave() {
        guard let current, current.isTextInput else { return }
        hide(waitingFor: current)
    }
}

extension UIFocusEnvironment {
    var nearestResponder: UIResponder? {
        focusAncestry.lazy.compactMap { $0 as? UIResponder }.first
    }

    /// The responder chain from this object.
    fileprivate var responders: [UIResponder] {
        guard let start = nearestResponder else { return [] }
        return Array(sequence(first: start, next: \.next))
    }
}
