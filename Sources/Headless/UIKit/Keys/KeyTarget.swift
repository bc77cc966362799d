extension UIWindow {
    /// The responder at which keys that go to this window start.
    ///
    /// Apple's documentation of key commands and KeyboardKit: the focused item, else the first
    /// responder, else the deepest controller that is visible.
    package var keyResponder: UIResponder {
        focusKeyHandler?.keyResponder ?? firstResponder ?? rootViewController?.deepestVisible
            ?? self
    }
}

extension UIViewController {
    /// The presented controller, or the last of the children that are shown, and so on.
    var deepestVisible: UIViewController {
        if let presented = presentation.presented, !presented.isBeingDismissed {
            return presented.deepestVisible
        }
        guard isViewLoaded else { return self }
        return childrenThatAppear.last { $0.viewIfLoaded?.isHidden != true }?.deepestVisible ?? self
    }
}
