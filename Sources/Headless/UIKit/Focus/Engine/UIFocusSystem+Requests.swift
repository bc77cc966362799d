import Foundation

extension UIFocusSystem {
    /// Accepts a request.
    ///
    /// Apple's header: a request of an outer environment overrides that of an inner one.
    func accept(_ environment: any UIFocusEnvironment) {
        if let requested, requested !== environment, requested.contains(environment) { return }
        requested = environment
    }

    /// Accepts a request.
    ///
    /// Apple's header: it has no effect unless the focused item is inside.
    func acceptNeed(of environment: any UIFocusEnvironment) {
        guard let item = current ?? waiting?.item, environment.contains(item) else { return }
        accept(environment)
    }

    func carryOutRequest() {
        guard let environment = requested else { return }
        requested = nil
        // The first question may make a list scroll to its preferred row, so the search is
        // repeated.
        _ = search?.target(in: environment)
        guard let target = search?.target(in: environment) else { return }
        bring(to: target)
    }

    /// Focuses an item by code.
    ///
    /// The focus may stay invisible until the keyboard is used.
    ///
    /// Apple's header: `always` makes focus invisible, `never` shows it at once. It is our choice
    /// that `automatic` shows it if focus is already in use, or text is edited.
    func bring(to target: any UIFocusItem) {
        switch target.focusItemDeferralMode {
        case .never: move(to: target)
        case .always: hide(waitingFor: target)
        case _ where current != nil || target.isBeingEdited: move(to: target)
        default: waiting = FocusPlace(target)
        }
    }

    /// Makes focus invisible; the next key shows it at `target`.
    ///
    /// Apple's forums, thread 711072: while updates are deferred, no item is focused, and the item
    /// is remembered.
    @discardableResult
    func hide(waitingFor target: (any UIFocusItem)?, isForced: Bool = false) -> Bool {
        guard move(to: nil, isForced: isForced) else { return false }
        waiting = target.map(FocusPlace.init)
        return true
    }
}

extension UIFocusItem {
    /// A Boolean value that indicates whether focus on the item is editing.
    var isTextInput: Bool { self is any UIKeyInput }

    fileprivate var isBeingEdited: Bool {
        isTextInput && (self as? UIResponder)?.isFirstResponder ?? false
    }
}
