import UIKit

extension NavigableList {
    /// Returns the first or last row or item of `walk` that is fully visible at `offset`.
    func visibleEnd(_ end: ListEnd, at offset: CGPoint, in walk: RowWalk) -> RowPosition? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let spans = Dictionary(acceptingSpans(at: offset, in: walk)) { first, _ in first }
        let ends = RowVisibility(axis: axis).ends(of: spans)
        return end == .first ? ends?.first : ends?.last
    }

    /// Returns the number of lines by which a page moves the cursor at `offset`.
    ///
    /// The last of the fully visible lines becomes the first, but a page is at least one line.
    private func linesPerPage(at offset: CGPoint, in walk: RowWalk) -> Int {
        guard let axis = scrollAxis(at: offset) else { return 1 }
        let spans = acceptingSpans(at: offset, in: walk).map(\.1)
        return max(1, RowVisibility(axis: axis).lines(of: spans) - 1)
    }

    /// Returns a Boolean value that indicates whether all of a row or item is visible at `offset`.
    func shows(_ position: RowPosition, at offset: CGPoint) -> Bool {
        guard let axis = scrollAxis(at: offset), let span = span(of: position) else { return false }
        return RowVisibility(axis: axis).shows(span)
    }

    /// Returns the visible positions that accept the cursor.
    private func acceptingSpans(at offset: CGPoint, in walk: RowWalk) -> [(RowPosition, AxisSpan)] {
        visible(at: offset).filter { walk.accepts?($0) ?? true }.compactMap { position in
            span(of: position).map { (position, $0) }
        }
    }

    // MARK: Steps

    /// Returns the destination of `intent` at `offset`; `nil` at the end of the list, and for no
    /// position.
    ///
    /// The arrow keys on the way are added to `history`.
    func destination(
        of intent: ListIntent, _ options: ListOptions, at offset: CGPoint, in walk: RowWalk,
        after history: inout GridHistory
    ) -> RowPosition? {
        switch intent {
        case .enter(let end):
            let visible = options.initialPosition == .visible
            return (visible ? visibleEnd(end, at: offset, in: walk) : nil) ?? walk.end(end)
        case .step(let arrow, let origin):
            let rule = ListStepRule(options, in: shape)
            return neighbor(of: origin, arrow, rule, in: walk, after: &history)
        case .end(let end): return walk.end(end)
        case .page(let direction, let origin):
            return pageTarget(direction, from: origin, at: offset, in: walk, after: &history)
        case .lineEnd(let end, let origin):
            return rowEnd(end, of: origin, in: walk, after: &history)
        case .parent(let position, _), .touch(let position), .match(let position): return position
        case .leave: return nil
        }
    }

    /// Returns the next position in the direction of an arrow key, and adds the key to `history`.
    func neighbor(
        of position: RowPosition, _ arrow: ArrowDirection, _ rule: ListStepRule, in walk: RowWalk,
        after history: inout GridHistory
    ) -> RowPosition? {
        let step = step(arrow, from: position, rule, after: history, in: walk)
        if let step { history = step.history }
        return step?.target
    }

    /// Returns the position a page from `position`, in the same column; `nil` on the last line.
    private func pageTarget(
        _ direction: RowWalk.Direction, from position: RowPosition, at offset: CGPoint,
        in walk: RowWalk, after history: inout GridHistory
    ) -> RowPosition? {
        let arrow = arrow(direction, along: pagingAxis, at: position)
        let limit = linesPerPage(at: offset, in: walk)
        let reached = run(arrow, from: position, upTo: limit, in: walk, after: &history)
        return reached == position ? nil : reached
    }

    /// Returns the first or last position on the screen's row of `position`.
    private func rowEnd(
        _ end: ListEnd, of position: RowPosition, in walk: RowWalk,
        after history: inout GridHistory
    ) -> RowPosition {
        let arrow = arrow(
            end == .first ? .backward : .forward, along: .horizontal, at: position)
        return run(arrow, from: position, upTo: .max, in: walk, after: &history)
    }

    /// Returns the position after steps in one direction on a line.
    private func run(
        _ arrow: ArrowDirection, from position: RowPosition, upTo limit: Int, in walk: RowWalk,
        after history: inout GridHistory
    ) -> RowPosition {
        let isGrid = shape == .grid
        let rule = ListStepRule(continuesOnNextLine: !isGrid, retracesToOtherLine: !isGrid)
        var (position, steps) = (position, 0)
        while steps < limit,
            let next = neighbor(of: position, arrow, rule, in: walk, after: &history)
        {
            (position, steps) = (next, steps + 1)
        }
        return position
    }

    /// Returns the arrow key that moves in `direction` from `position`.
    private func arrow(
        _ direction: RowWalk.Direction, along axis: ArrowDirection.Axis, at position: RowPosition
    ) -> ArrowDirection {
        // Along the scroll direction, the neighbors of a position are on other lines.
        let runsRightToLeft =
            pagingAxis == .horizontal ? runsRightToLeft : runsRightToLeft(at: position)
        let isMirrored = axis == .horizontal && runsRightToLeft
        let isPositive = direction.onScreen(along: axis, isRightToLeft: isMirrored) == .forward
        return switch axis {
        case .horizontal: isPositive ? .right : .left
        case .vertical: isPositive ? .down : .up
        }
    }

    // MARK: Rectangles

    /// Returns the cells that accept the cursor in the rectangle from one cell to another, or in
    /// whole lines along `line`; `nil` if one of the two cells has no frame.
    func cells(
        from anchor: RowPosition, to end: RowPosition, line: ArrowDirection.Axis?, in walk: RowWalk
    ) -> Set<RowPosition>? {
        guard let view = scrollView, let first = frame(of: anchor), let last = frame(of: end) else {
            return nil
        }
        let rectangle = CellRectangle(
            from: first, to: last, line: line,
            in: CGRect(origin: .zero, size: view.contentSize))
        return Set(
            positions(in: rectangle.frame).filter {
                frame(of: $0).map(rectangle.contains) ?? false && walk.accepts?($0) ?? true
            })
    }

    // MARK: Scrolling

    /// Returns the rectangle to reveal for `position`, including the header above it.
    func rectToReveal(_ position: RowPosition) -> CGRect? {
        frame(of: position).map { rectToReveal($0, at: position) }
    }

    /// Returns the rectangle to reveal for `frame`, a part of the cell at `position`, including the
    /// header above it.
    func rectToReveal(_ frame: CGRect, at position: RowPosition) -> CGRect {
        let header = stickyHeaderLength(over: position)
        switch pagingAxis {
        case .vertical:
            return CGRect(
                x: frame.minX, y: frame.minY - header, width: frame.width,
                height: frame.height + header)
        case .horizontal:
            return CGRect(
                x: runsRightToLeft ? frame.minX : frame.minX - header, y: frame.minY,
                width: frame.width + header, height: frame.height)
        }
    }

    /// Returns the destination one page from `offset`.
    ///
    /// The last fully visible row or item becomes the first.
    func pageDestination(
        _ direction: RowWalk.Direction, from offset: CGPoint
    ) -> ScrollDestination? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let rows = visible(at: offset).compactMap { position in
            span(of: position).map { (position, $0) }
        }
        let screenDirection = onScreen(direction)
        guard let row = ScrollStep().row(screenDirection, over: rows.map(\.1), in: axis) else {
            let page = ScrollStep().offset(.page, screenDirection, in: axis)
            return .offset(moved(offset, to: page))
        }
        return .row(rows[row].0, at: direction == .forward ? .first : .last)
    }

    /// Returns the offset for `destination`, as far as the list knows its sizes.
    ///
    /// The other axis keeps the value of `offset`.
    func offset(of destination: ScrollDestination, from offset: CGPoint) -> CGPoint? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let direction = { [self] in onScreen($0 == ListEnd.first ? .backward : .forward) }
        switch destination {
        case .end(let end):
            return moved(offset, to: ScrollStep().offset(.end, direction(end), in: axis))
        case .row(let position, let end):
            guard let span = span(of: position) else { return nil }
            let rows = RowVisibility(axis: axis)
            return moved(
                offset,
                to: direction(end) == .backward
                    ? rows.offset(atStart: span) : rows.offset(atEnd: span))
        case .offset(let target):
            let value = pagingAxis == .vertical ? target.y : target.x
            return moved(target, to: value.clamped(to: axis.restingOffsets))
        }
    }

    // MARK: Content that moves

    /// Returns a Boolean value that indicates whether the offset for `destination` stays the same
    /// while the list scrolls there from `offset`.
    ///
    /// New content in sight is measured, and moves everything after it. So the offset depends on
    /// measured content alone if the list scrolls forward to a visible row.
    func isCertain(_ destination: ScrollDestination, from offset: CGPoint) -> Bool {
        guard let view = scrollView, let target = self.offset(of: destination, from: offset),
            target.x >= view.contentOffset.x, target.y >= view.contentOffset.y
        else { return false }
        switch destination {
        case .end: return false
        case .row(let position, _): return cell(at: position)?.window != nil
        case .offset: return true
        }
    }

    /// Returns the first row or item in `rect`, for measuring later moves of the content.
    func anchor(in rect: CGRect) -> ListAnchor? {
        guard let position = positions(in: rect).first, let frame = frame(of: position) else {
            return nil
        }
        return ListAnchor(position: position, origin: frame.origin)
    }

    /// Returns the distance by which a row or item has moved since it was the anchor.
    func shift(of anchor: ListAnchor?) -> CGVector {
        guard let anchor, let now = frame(of: anchor.position)?.origin else { return .zero }
        return CGVector(dx: now.x - anchor.origin.x, dy: now.y - anchor.origin.y)
    }

    private func onScreen(_ reading: RowWalk.Direction) -> RowWalk.Direction {
        // Only a list that scrolls horizontally needs its layout checked.
        guard pagingAxis == .horizontal else { return reading }
        return reading.onScreen(along: pagingAxis, isRightToLeft: runsRightToLeft)
    }

    private func moved(_ offset: CGPoint, to value: CGFloat) -> CGPoint {
        switch pagingAxis {
        case .vertical: CGPoint(x: offset.x, y: value)
        case .horizontal: CGPoint(x: value, y: offset.y)
        }
    }

    private func visible(at offset: CGPoint) -> [RowPosition] {
        guard let view = scrollView else { return [] }
        return positions(in: CGRect(origin: offset, size: view.bounds.size))
    }

    private func scrollAxis(at offset: CGPoint) -> ScrollAxis? {
        scrollView.map { ScrollAxis(pagingAxis, of: $0, at: offset) }
    }

    private func span(of position: RowPosition) -> AxisSpan? {
        guard let frame = frame(of: position) else { return nil }
        let (span, header) = (frame.span(along: pagingAxis), stickyHeaderLength(over: position))
        let isMirrored = onScreen(.forward) == .backward
        return AxisSpan(
            span.lowerBound, span.upperBound, coveredAtStart: isMirrored ? 0 : header,
            coveredAtEnd: isMirrored ? header : 0)
    }
}

/// The destination of scrolling a list with a key.
enum ScrollDestination: Equatable, Sendable {
    case end(ListEnd)
    /// The offset with a row or item as the first or the last visible one.
    case row(RowPosition, at: ListEnd)
    case offset(CGPoint)

    /// Returns the destination after the content has moved by `shift`.
    func moved(by shift: CGVector) -> ScrollDestination {
        guard case .offset(let offset) = self else { return self }
        return .offset(offset.moved(by: shift))
    }
}

/// A row or item, and its place in the content at some time.
struct ListAnchor: Equatable, Sendable {
    var position: RowPosition
    var origin: CGPoint
}

extension CGPoint {
    func moved(by distance: CGVector) -> CGPoint {
        CGPoint(x: x + distance.dx, y: y + distance.dy)
    }
}
