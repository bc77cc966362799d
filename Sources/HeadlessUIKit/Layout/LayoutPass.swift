import CoreGraphics

/// Lays out whatever asked for it.
@MainActor
package enum LayoutPass {
    /// How many passes really did work.
    package private(set) static var count = 0

    static func run(from view: UIView) {
        var root = view
        while let above = root.superview, above.layout.needsLayout { root = above }
        if layOut(root) { count += 1 }
    }

    private static func layOut(_ view: UIView) -> Bool {
        var worked = view.layout.needsLayout
        if worked {
            view.layout.needsLayout = false
            view.layoutSubviews()
        }
        for subview in view.subviews where layOut(subview) { worked = true }
        return worked
    }

    /// Lets the views that asked for it update their constraints, the innermost first.
    static func updateConstraints(below view: UIView) {
        for subview in view.subviews { updateConstraints(below: subview) }
        if view.layout.needsUpdateConstraints { view.updateConstraints() }
    }
}

extension UIView {
    func markNeedsLayout() {
        layout.needsLayout = true
    }

    func superviewDidChangeForLayout() {
        layoutSystemDidChange()
    }

    func intrinsicSizeDidChange() {
        layout.intrinsicSize = nil
        layoutSystemDidChange()
    }

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        target
    }
}

extension UIWindow {
    func keyboardFrameDidChangeForLayout() {}
}
