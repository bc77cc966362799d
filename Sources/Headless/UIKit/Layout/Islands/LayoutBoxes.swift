import CoreGraphics

/// The rectangles of the views and guides of an island.
///
/// An item that is placed by its frame is a constant, or follows its superview. Each other item has
/// four variables.
@MainActor
struct LayoutBoxes {
    let root: UIView
    /// Read once, because looking up traits takes longer than solving.
    let isRightToLeft: Bool
    private(set) var variables: [LinearSolver.Domain] = []
    private var known: [ObjectIdentifier: LayoutBox] = [:]
    private(set) var scrollViews: [ObjectIdentifier: UIView] = [:]

    /// The number of variables of an item, in the order left, width, top, height.
    static let variablesPerItem = 4

    init(root: UIView, hasGivenSize: Bool) {
        self.root = root
        isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
        if hasGivenSize {
            let size = root.alignmentRect(forFrame: root.bounds).size
            known[ObjectIdentifier(root)] = LayoutBox(
                x: LayoutSpan(start: .init(), length: .init(constant: Double(size.width))),
                y: LayoutSpan(start: .init(), length: .init(constant: Double(size.height))))
        } else {
            var box = makeVariables(around: LayoutOrigin(x: .init(), y: .init()))
            box.x.start = .init()
            box.y.start = .init()
            known[ObjectIdentifier(root)] = box
        }
    }

    /// Returns the rectangle of an item; `nil` outside of the island.
    mutating func box(of item: any LayoutItem) -> LayoutBox? {
        if let box = known[ObjectIdentifier(item)] { return box }
        let box = makeBox(of: item)
        known[ObjectIdentifier(item)] = box
        return box
    }

    private mutating func makeBox(of item: any LayoutItem) -> LayoutBox? {
        if let view = item as? UIView { return makeBox(of: view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let outer = box(of: owner)
        else { return nil }
        if let system = guide as? SystemLayoutGuide { return makeBox(of: system, owner, outer) }
        if let keyboard = guide as? UIKeyboardLayoutGuide {
            return keyboard.box(in: frameBox(of: owner, outer))
        }
        return origin(inside: owner).map { makeVariables(around: $0) }
    }

    private mutating func makeBox(of view: UIView) -> LayoutBox? {
        guard let superview = view.superview, let origin = origin(inside: superview) else {
            return nil
        }
        guard view.layout.isPlacedByFrame else { return makeVariables(around: origin) }
        guard let outer = box(of: superview) else { return nil }
        return makeBox(ofPlaced: view, at: origin, in: frameBox(of: superview, outer))
    }

    // The autoresizing mask changes the frame with the size of the superview.
    private func makeBox(
        ofPlaced view: UIView, at origin: LayoutOrigin, in outer: LayoutBox
    ) -> LayoutBox {
        let frame = view.untransformedFrame
        let size = view.superview?.bounds.size ?? .zero
        func span(
            _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat, _ total: CGFloat
        ) -> LayoutSpan {
            let shares = view.autoresizingMask.autoresizing(of: frame, in: size, axis)
            let gained = outer[axis].length.plus(-total)
            return LayoutSpan(
                start: origin[axis].plus(start).plus(gained, times: Double(shares.shareBefore)),
                length: LinearExpression(constant: Double(length))
                    .plus(gained, times: Double(shares.shareInside)))
        }
        let box = LayoutBox(
            x: span(.horizontal, frame.minX, frame.width, size.width),
            y: span(.vertical, frame.minY, frame.height, size.height), space: origin.space)
        return box.inset(by: view.alignmentRectInsets)
    }

    private mutating func makeBox(
        of guide: SystemLayoutGuide, _ owner: UIView, _ outer: LayoutBox
    ) -> LayoutBox? {
        guard guide.kind == .scrollContent else {
            return frameBox(of: owner, outer).inset(by: guide.insets)
        }
        guard let origin = origin(inside: owner) else { return nil }
        var box = makeVariables(around: origin)
        box.x.start = .init()
        box.y.start = .init()
        return box
    }

    private mutating func makeVariables(around origin: LayoutOrigin) -> LayoutBox {
        let first = variables.count
        variables += [.position(resting: origin.x), .size, .position(resting: origin.y), .size]
        return LayoutBox(
            x: LayoutSpan(
                start: LinearExpression(variable: first),
                length: LinearExpression(variable: first + 1)),
            y: LayoutSpan(
                start: LinearExpression(variable: first + 2),
                length: LinearExpression(variable: first + 3)),
            space: origin.space)
    }

    private func frameBox(of view: UIView, _ box: LayoutBox) -> LayoutBox {
        box.inset(by: .zero - view.alignmentRectInsets)
    }

    /// Returns the origin of a view's own coordinates.
    mutating func origin(inside view: UIView) -> LayoutOrigin? {
        if view.scrollsContents {
            scrollViews[ObjectIdentifier(view)] = view
            guard box(of: view) != nil else { return nil }
            return LayoutOrigin(x: .init(), y: .init(), space: ObjectIdentifier(view))
        }
        return box(of: view).map { outerOrigin(of: view, $0) }
    }

    private func outerOrigin(of view: UIView, _ box: LayoutBox) -> LayoutOrigin {
        let frame = frameBox(of: view, box)
        return LayoutOrigin(
            x: frame.x.start.plus(-view.bounds.minX), y: frame.y.start.plus(-view.bounds.minY),
            space: box.space)
    }

    /// Returns the distance of a scroll view's contents from the space around it.
    mutating func shift(outOf space: ObjectIdentifier) -> LayoutOrigin? {
        guard let view = scrollViews[space], let box = box(of: view) else { return nil }
        view.layout.offsetMatters = true
        return outerOrigin(of: view, box)
    }
}

extension UIView {
    /// The frame without the transform, which the layout ignores.
    var untransformedFrame: CGRect {
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
            width: bounds.width, height: bounds.height)
    }
}
