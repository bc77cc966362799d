import Foundation

extension UIFocusSystem {
    /// Apple's header: a request of something further out wins over one from inside it.
    func accept(_ environment: any UIFocusEnvironment) {
        if let requested, requested !== environment, requested.contains(environment) { return }
        requested = environment
    }

    /// Apple's header: without effect unless what is focused is inside.
    func acceptNeed(of environment: any UIFocusEnvironment) {
        guard let item = current ?? waiting?.item, environment.contains(item) else { return }
        accept(environment)
    }

    func carryOutRequest() {
        guard let environment = requested else { return }
        requested = nil
        // Asking may make a list scroll to the row that it prefers, so what can be focused is
        // looked up anew.
        _ = search?.target(in: environment)
        guard let target = search?.target(in: environment) else { return }
        bring(to: target)
    }

    /// Focuses by code, which may wait to be seen until the keyboard is used.
    ///
    /// Apple's header: `always` takes focus out of sight, `never` shows it at once. That
    /// `automatic` shows it where focus is in use already, or text is edited, is our choice.
    func bring(to target: any UIFocusItem) {
        switch target.focusItemDeferralMode {
        case .never: move(to: target)
        case .always: hide(waitingFor: target)
        case _ where current != nil || target.isBeingEdited: move(to: target)
        default: waiting = FocusPlace(target)
        }
    }

    /// Takes focus out of sight; the next key brings it back at `target`.
    ///
    /// Apple's forums, thread 711072: while updates are deferred nothing is focused, and the item
    /// is kept in mind.
    @discardableResult
    func hide(waitingFor target: (any UIFocusItem)?, isForced: Bool = false) -> Bool {
        guard move(to: nil, isForced: isForced) else { return false }
        waiting = target.map(FocusPlace.init)
        return true
    }
}

extension UIFocusItem {
    /// A Boolean value that indicates whether focus there is editing.
    var isTextInput: Bool { self is any UIKeyInput }

    fileprivate var isBeingEdited: Bool {
        isTextInput && (self as? UIResponder)?.isFirstResponder ?? false
    }
}
