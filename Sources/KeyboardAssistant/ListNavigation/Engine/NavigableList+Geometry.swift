import UIKit

extension NavigableList {
    func contains(_ position: RowPosition) -> Bool {
        scrollView != nil && walk(wraps: false).contains(position)
    }

    func end(_ end: ListEnd) -> RowPosition? {
        let walk = walk(wraps: false)
        return end == .first ? walk.first : walk.last
    }

    /// The first or last that is wholly in sight when the list is scrolled to `offset`.
    func visibleEnd(_ end: ListEnd, at offset: CGPoint) -> RowPosition? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let accepts = walk(wraps: false).accepts
        let spans = visible(at: offset).filter { accepts?($0) ?? true }.compactMap { position in
            span(of: position).map { (position, $0) }
        }
        let ends = RowVisibility(axis: axis).ends(of: Dictionary(spans) { first, _ in first })
        return end == .first ? ends?.first : ends?.last
    }

    /// What shows `position` and nothing over it.
    func rectToReveal(_ position: RowPosition) -> CGRect? {
        guard let frame = frame(of: position) else { return nil }
        let cover = cover(over: position)
        switch pagingAxis {
        case .vertical:
            return CGRect(
                x: frame.minX, y: frame.minY - cover, width: frame.width,
                height: frame.height + cover)
        case .horizontal:
            return CGRect(
                x: runsRightToLeft ? frame.minX : frame.minX - cover, y: frame.minY,
                width: frame.width + cover,
                height: frame.height)
        }
    }

    /// Where one page on from `offset` is: where the last that is wholly in sight becomes the
    /// first.
    func pageStop(_ direction: RowWalk.Direction, from offset: CGPoint) -> ListStop? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let rows = visible(at: offset).compactMap { place in span(of: place).map { (place, $0) } }
        let way = onScreen(direction)
        guard let row = PageStep().row(way, over: rows.map(\.1), in: axis) else {
            return .offset(moved(offset, to: PageStep().offset(.page, way, in: axis)))
        }
        return .row(rows[row].0, at: direction == .forward ? .first : .last)
    }

    /// The offset at which the list is at `stop`, as far as it knows its sizes; the other axis
    /// stays where it is at `offset`.
    func offset(of stop: ListStop, from offset: CGPoint) -> CGPoint? {
        guard let axis = scrollAxis(at: offset) else { return nil }
        let direction = { [self] in onScreen($0 == ListEnd.first ? .backward : .forward) }
        switch stop {
        case .end(let end):
            return moved(offset, to: PageStep().offset(.end, direction(end), in: axis))
        case .row(let place, let end):
            guard let span = span(of: place) else { return nil }
            let rows = RowVisibility(axis: axis)
            return moved(
                offset,
                to: direction(end) == .backward
                    ? rows.offset(atStart: span) : rows.offset(atEnd: span))
        case .offset(let offset): return offset
        }
    }

    private func onScreen(_ reading: RowWalk.Direction) -> RowWalk.Direction {
        // Only a list that scrolls sideways has to be looked at for it.
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
        let (span, cover) = (frame.span(along: pagingAxis), cover(over: position))
        let isMirrored = onScreen(.forward) == .backward
        return AxisSpan(
            span.lowerBound, span.upperBound, coveredAtStart: isMirrored ? 0 : cover,
            coveredAtEnd: isMirrored ? cover : 0)
    }
}

/// Where a key scrolls a list to.
enum ListStop: Equatable, Sendable {
    case end(ListEnd)
    /// Where a row or item is the first, or the last, of what shows.
    case row(RowPosition, at: ListEnd)
    case offset(CGPoint)

    /// Whether it is where something lies that shows already, and has its true size.
    var isInSight: Bool {
        switch self {
        case .row, .offset: true
        case .end: false
        }
    }
}

extension RowWalk {
    /// Through a list that is gone.
    static var empty: RowWalk { RowWalk(numberOfSections: 0, numberOfRows: { _ in 0 }) }
}
