import CoreGraphics

extension UIView {
    /// The superview's safe area as far as it reaches into this view, and what controllers add.
    package var computedSafeAreaInsets: UIEdgeInsets {
        inheritedSafeAreaInsets + additionalSafeArea
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return window.ownSafeAreaInsets }
        guard let superview, window != nil else { return .zero }
        let safe = superview.bounds.inset(by: superview.safeAreaInsetsForSubviews)
        let frame = self.frame
        return UIEdgeInsets(
            top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
            bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
    }

    /// Tells this view and those below it that their safe area may be another one now.
    package func safeAreaMayHaveChanged() {
        let insets = safeAreaInsets
        guard insets != knownSafeArea else { return }
        knownSafeArea = insets
        ownSafeAreaDidChange()
        safeAreaDidChangeForLayout()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.safeAreaMayHaveChanged() }
    }
}
