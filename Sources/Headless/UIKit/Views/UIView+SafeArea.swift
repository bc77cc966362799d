import CoreGraphics
internal import HeadlessBehavior

extension UIView {
    /// The part of the superview's safe area insets in this view, plus those of controllers.
    ///
    /// A view that a transform scales or rotates may keep the insets that it had in its window.
    package var computedSafeAreaInsets: UIEdgeInsets {
        keepsSafeArea ? knownSafeArea : inheritedSafeAreaInsets + additionalSafeArea
    }

    private var keepsSafeArea: Bool {
        isTurned && UIApplication.behavior.turnedSafeArea == .kept && window != nil
            && safeAreaWindow == window.map(ObjectIdentifier.init)
    }

    /// A Boolean value that indicates whether a transform scales or rotates the view.
    private var isTurned: Bool {
        let transform = layer.transform
        return transform.m11 != 1 || transform.m22 != 1 || transform.m12 != 0 || transform.m21 != 0
    }

    /// Updates the safe area after a change of the transform from `old`.
    func transformDidChange(from old: CGAffineTransform) {
        let new = transform
        let isTurn = new.a != old.a || new.b != old.b || new.c != old.c || new.d != old.d
        if isTurn { safeAreaMayHaveChanged() }
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
        // A view without a size has no place on the screen yet.
        safeAreaWindow = bounds.isEmpty ? nil : window.map(ObjectIdentifier.init)
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
