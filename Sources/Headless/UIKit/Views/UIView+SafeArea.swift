import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets in this view, plus those of controllers.
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

    /// Updates the safe areas of this view and its descendants after a possible change.
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
    /// Returns the rest of an inset for a view that extends `distance` beyond its superview's edge.
    ///
    /// Without an inset, the rest is zero for any distance.
    fileprivate func reaching(_ distance: CGFloat) -> CGFloat {
        self > 0 ? Swift.max(0, self + distance) : 0
    }
}
