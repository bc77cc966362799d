import CoreGraphics

extension UIView {
    /// The superview's safe area as far as it reaches into this view, and what controllers add.
    package var computedSafeAreaInsets: UIEdgeInsets {
        inheritedSafeAreaInsets + additionalSafeArea
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return window.ownSafeAreaInsets }
        guard let superview, window != nil else { return .zero }
        let (above, bounds, frame) = (
            superview.safeAreaInsetsForSubviews, superview.bounds, self.frame
        )
        return UIEdgeInsets(
            top: above.top.reaching(bounds.minY - frame.minY),
            left: above.left.reaching(bounds.minX - frame.minX),
            bottom: above.bottom.reaching(frame.maxY - bounds.maxY),
            right: above.right.reaching(frame.maxX - bounds.maxX))
    }

    /// Updates the safe area of this view and those below it, which may be another one now.
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

extension CGFloat {
    /// Returns the rest of an inset for a view that reaches `distance` beyond its superview's edge.
    ///
    /// An edge without an inset gives none, however far the view sticks out.
    fileprivate func reaching(_ distance: CGFloat) -> CGFloat {
        self > 0 ? Swift.max(0, self + distance) : 0
    }
}
