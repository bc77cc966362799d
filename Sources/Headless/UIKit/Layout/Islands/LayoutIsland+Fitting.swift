import CoreGraphics

extension LayoutIsland {
    /// Returns the size that a view's constraints give it, as close as possible to a target.
    static func fittingSize(
        of root: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        var island = LayoutIsland(root, hasGivenSize: false)
        guard let box = island.boxes.box(of: root) else { return target }
        island.solve([
            (box.x.length.wish(target.width, horizontal), .horizontal),
            (box.y.length.wish(target.height, vertical), .vertical),
        ])
        let scale = UIScreen.current.scale
        let rect = CGRect(
            x: 0, y: 0,
            width: CGFloat(box.x.length.value(at: island.values)).roundedUpToPixel(scale: scale),
            height: CGFloat(box.y.length.value(at: island.values)).roundedUpToPixel(scale: scale))
        return root.frame(forAlignmentRect: rect).size
    }
}

extension LinearExpression {
    fileprivate func wish(_ length: CGFloat, _ priority: UILayoutPriority) -> LinearConstraint {
        LinearConstraint(plus(-length), .equal, priority: priority.rawValue)
    }
}
