import CoreGraphics

extension UIView {
    var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var effectiveMargins: UIEdgeInsets {
        var insets = layout.margins.insets(
            rootWidth: viewController == nil ? nil : bounds.width, isRightToLeft: readsRightToLeft)
        if layout.margins.followsSafeArea { insets = insets + safeAreaInsets }
        guard layout.margins.preservesSuperview, let superview else { return insets }
        return insets.widened(to: superview.marginsReaching(into: frame))
    }

    private func marginsReaching(into frame: CGRect) -> UIEdgeInsets {
        let inner = bounds.inset(by: layoutMargins)
        return UIEdgeInsets(
            top: inner.minY - frame.minY, left: inner.minX - frame.minX,
            bottom: frame.maxY - inner.maxY, right: frame.maxX - inner.maxX)
    }

    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        let old = layoutMargins
        change(&layout.margins)
        guard layoutMargins != old else { return }
        marginsDidChange()
    }

    private func marginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
        layoutSystemDidChange()
        for subview in subviews where subview.layout.margins.preservesSuperview {
            subview.marginsDidChange()
        }
    }

    func safeAreaDidChangeForLayout() {
        if layout.margins.followsSafeArea { layoutMarginsDidChange() }
        layoutSystemDidChange()
    }
}
