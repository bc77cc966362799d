import CoreGraphics

extension LayoutIsland {
    /// Solves the island of a view and stores the solution; returns `false` if it is empty.
    static func update(_ root: UIView) -> Bool {
        let isSized = root.superview == nil && !root.layout.isPlacedByFrame
        var island = LayoutIsland(root, hasGivenSize: !isSized)
        guard !island.isEmpty else { return false }
        island.solve(isSized ? island.keepingSize() : [])
        island.store()
        if isSized { island.resizeRoot() }
        return true
    }

    // A view without a superview that isn't placed by its frame keeps its size if its constraints
    // allow it.
    private mutating func keepingSize() -> [(LinearConstraint, NSLayoutConstraint.Axis)] {
        guard let box = boxes.box(of: root) else { return [] }
        let width = box.x.length.plus(-root.bounds.width)
        let height = box.y.length.plus(-root.bounds.height)
        return [
            (LinearConstraint(width, .equal, priority: 0.5), .horizontal),
            (LinearConstraint(height, .equal, priority: 0.5), .vertical),
        ]
    }

    private mutating func resizeRoot() {
        guard let box = boxes.box(of: root) else { return }
        let scale = UIScreen.current.scale
        let size = CGSize(
            width: CGFloat(box.x.length.value(at: values)).roundedToPixel(scale: scale),
            height: CGFloat(box.y.length.value(at: values)).roundedToPixel(scale: scale))
        if size != root.bounds.size { root.bounds.size = size }
    }

    private mutating func store() {
        for view in views where view !== root {
            guard let superview = view.superview else { continue }
            view.layout.solvedRect = solvedRect(of: view, in: superview)
            if !view.isWhereSolved { superview.markNeedsLayout() }
        }
        for guide in guides {
            guard let owner = guide.owningView,
                let frame = solvedRect(of: guide, in: owner), frame != guide.solvedFrame
            else { continue }
            guide.solvedFrame = frame
            owner.markNeedsLayout()
        }
        for view in boxes.scrollViews.values { storeContentSize(of: view) }
    }

    private mutating func storeContentSize(of view: UIView) {
        guard let guide = view.layout.systemGuides[.scrollContent], let box = boxes.box(of: guide)
        else { return }
        let old = view.layout.solvedContentSize
        view.layout.solvedContentSize = ContentSize(
            width: contentLength(box.x), height: contentLength(box.y))
        if view.layout.solvedContentSize != old { view.markNeedsLayout() }
    }

    private func contentLength(_ span: LayoutSpan) -> CGFloat? {
        // A variable that was created after the solving is in no constraint.
        guard let variable = span.length.terms.first?.variable,
            usesVariable.indices.contains(variable), usesVariable[variable]
        else { return nil }
        let length = CGFloat(span.length.value(at: values))
        return length.roundedToPixel(scale: UIScreen.current.scale)
    }
}

/// The size of a scroll view's content, as far as constraints define it.
struct ContentSize: Equatable {
    var width: CGFloat?
    var height: CGFloat?
}

extension UIView {
    /// A Boolean value that indicates whether the view is at its solved place.
    fileprivate var isWhereSolved: Bool {
        guard let rect = layout.solvedRect else { return true }
        return alignmentRect(forFrame: untransformedFrame).isSame(as: rect)
    }

    /// Moves the subviews to their solved places.
    func placeSubviews() {
        if let content = layout.solvedContentSize {
            adoptContentSize(width: content.width, height: content.height)
        }
        for subview in subviews where !subview.layout.isPlacedByFrame && !subview.isWhereSolved {
            subview.placeWhereSolved()
        }
    }

    private func placeWhereSolved() {
        guard let rect = layout.solvedRect else { return }
        let frame = frame(forAlignmentRect: rect)
        let anchor = layer.anchorPoint
        setSize(
            frame.size,
            center: CGPoint(
                x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y))
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles differ only by rounding.
    fileprivate func isSame(as other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
            && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
