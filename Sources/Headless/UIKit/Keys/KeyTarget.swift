extension UIWindow {
    /// The responder at which keys for this window start.
    ///
    /// Apple's documentation of key commands and KeyboardKit: the focused item, or else the first
    /// responder, or else the deepest visible controller.
    package var keyResponder: UIResponder {
        focusKeyHandler?.keyResponder ?? firstResponder ?? rootViewController?.deepestVisible
            ?? self
    }
}

extension UIViewController {
    /// The presented controller, or the last of the visible children, recursively.
    var deepestVisible: UIViewController {
        if let presented = presentation.presented, !presented.isBeingDismissed {
            return presented.deepestVisible
        }
        guard isViewLoaded else { return self }
        return childrenThatAppear.last { $0.viewIfLoaded?.isHidden != true }?.deepestVisible ?? self
    }
}
