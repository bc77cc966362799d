import CoreGraphics

/// The part of a view's subtree that is laid out with one system of constraints.
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
    /// A Boolean value for each variable that indicates whether any constraint uses it.
    var usesVariable: [Bool] = []

    init(_ root: UIView, hasGivenSize: Bool) {
        self.root = root
        self.hasGivenSize = hasGivenSize
        boxes = LayoutBoxes(root: root, hasGivenSize: hasGivenSize)
        if !hasGivenSize { views.append(root) }
        collect(root)
        // Older constraints first: of those that contradict each other, the newest is left out.
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

    // While a size is searched for, the content of a view that stretches with its superview counts.
    private func reaches(into view: UIView) -> Bool {
        guard view.isIslandRoot else { return true }
        return !hasGivenSize
            && !view.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    }

    /// Returns the alignment rectangle of an item in its owner.
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
    // Auto Layout rounds each edge to whole pixels (square/Blueprint#34).
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        ((self * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Returns this length, rounded up to whole pixels.
    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        ((self * scale) - 1e-4).rounded(.up) / scale
    }
}
