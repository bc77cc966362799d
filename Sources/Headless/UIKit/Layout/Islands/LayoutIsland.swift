import CoreGraphics

/// A view's subtree as far as it is laid out in one go.
@MainActor
struct LayoutIsland {
    let root: UIView
    let hasGivenSize: Bool
    var boxes: LayoutBoxes
    /// The views that constraints place, outer ones before inner ones.
    private(set) var views: [UIView] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    var values: [Double] = []
    /// A Boolean value for each variable that indicates whether any constraint speaks of it.
    var usesVariable: [Bool] = []

    init(_ root: UIView, hasGivenSize: Bool) {
        self.root = root
        self.hasGivenSize = hasGivenSize
        boxes = LayoutBoxes(root: root, hasGivenSize: hasGivenSize)
        if !hasGivenSize { views.append(root) }
        collect(root)
        // Older constraints first: of those that contradict each other the newest gives way.
        constraints.sort { $0.serial < $1.serial }
    }

    var isEmpty: Bool { views.isEmpty && constraints.isEmpty }

    private mutating func collect(_ view: UIView) {
        constraints += view.layout.constraints
        guides += view.layout.guides
        for subview in view.subviews where reaches(into: subview) {
            if !subview.layout.isPlacedByFrame { views.append(subview) }
            collect(subview)
        }
    }

    // Where a size is looked for, what is in a view that stretches with its superview counts too.
    private func reaches(into view: UIView) -> Bool {
        guard view.isIslandRoot else { return true }
        return !hasGivenSize
            && !view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    }

    /// Returns a view's alignment rectangle in its superview.
    mutating func solvedRect(of item: any LayoutItem, in owner: UIView) -> CGRect? {
        guard let box = boxes.box(of: item), let origin = boxes.origin(inside: owner) else {
            return nil
        }
        let scale = UIScreen.current.scale
        func edge(_ edge: LinearExpression, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            let distance = edge.value(at: values) - origin[axis].value(at: values)
            return CGFloat(distance).roundedToPixel(scale: scale)
        }
        let (left, top) = (edge(box.x.start, .horizontal), edge(box.y.start, .vertical))
        return CGRect(
            x: left, y: top, width: edge(box.x.end, .horizontal) - left,
            height: edge(box.y.end, .vertical) - top)
    }
}

extension CGFloat {
    // UIKit: what Auto Layout places lies on whole pixels, each edge by itself (general knowledge).
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        ((self * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// The smallest number of whole pixels that holds this length.
    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        ((self * scale) - 1e-4).rounded(.up) / scale
    }
}
