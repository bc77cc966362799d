import UIKit

extension CollectionList {
    /// How many items stand side by side in what is in sight; none if nothing is.
    var numberOfColumns: Int { GridItem.columns(of: visibleFrames) }

    var shape: ListSituation.Shape { answers.answer(\.shape) { shape(of: visibleFrames) } }

    private func shape(of frames: [CGRect]) -> ListSituation.Shape {
        switch (GridItem.columns(of: frames), GridItem.columns(of: frames, lines: .vertical)) {
        case (...1, ...1): return lines == .vertical ? .row : .column
        case (...1, _): return .column
        case (_, ...1): return .row
        default: return .grid
        }
    }

    private var visibleFrames: [CGRect] {
        guard let view = collectionView else { return [] }
        return items(in: view.bounds, accepts: nil).map(\.frame)
    }

    /// Pages are turned along the axis that scrolls.
    var pagingAxis: ArrowDirection.Axis { lines.other }

    /// Along which axis the layout places one item after the other.
    ///
    /// A flow layout says so; others are taken to fill lines across the way they scroll.
    private var lines: ArrowDirection.Axis {
        guard let view = collectionView else { return .horizontal }
        if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout {
            return flow.scrollDirection == .vertical ? .horizontal : .vertical
        }
        return view.contentSize.width > view.bounds.width
            && view.contentSize.height <= view.bounds.height ? .vertical : .horizontal
    }

    /// The way to other items from one; only the layout near it is asked.
    func grid(around position: RowPosition) -> GridWalk? {
        guard let view = collectionView else { return nil }
        let accepts = walk(wraps: false).accepts
        return GridWalk(
            extent: CGRect(origin: .zero, size: view.contentSize),
            reach: max(view.bounds.width, view.bounds.height), lines: lines,
            isRightToLeft: runsRightToLeft(at: position),
            frame: { [weak self] in accepts?($0) ?? true ? self?.frame(of: $0) : nil },
            items: { [weak self] in self?.items(in: $0, accepts: accepts) ?? [] })
    }

    /// Not every layout is mirrored where people read from right to left, so the first and the last
    /// item tell; where they are one below the other the direction of reading does.
    var runsRightToLeft: Bool {
        var walk = walk(wraps: false)
        walk.accepts = nil
        if let first = walk.first.flatMap(frame), let last = walk.last.flatMap(frame),
            first.midX != last.midX
        {
            return last.midX < first.midX
        }
        return collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Whether the layout goes on to the left.
    ///
    /// Not every layout is mirrored where people read from right to left, so the item's neighbors
    /// on its line tell; without any the direction of reading does.
    private func runsRightToLeft(at position: RowPosition) -> Bool {
        guard let frame = frame(of: position) else { return false }
        for step in [1, -1] {
            let other = RowPosition(position.section, position.row + step)
            guard let place = self.frame(of: other), place.minY < frame.midY,
                place.maxY > frame.midY, place.midX != frame.midX
            else { continue }
            return (place.midX < frame.midX) == (step == 1)
        }
        return collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The items that show in `rect`, as the collection view places them.
    ///
    /// A layout that UIKit flips from right to left knows its own direction only (Apple,
    /// `flipsHorizontallyInOppositeLayoutDirection`), so it is asked for both sides there.
    func items(in rect: CGRect, accepts: ((RowPosition) -> Bool)?) -> [GridItem] {
        guard let view = collectionView else { return [] }
        var rects = [rect]
        if view.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection {
            let x = view.contentSize.width - rect.maxX
            rects.append(CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height))
        }
        let positions = Set(rects.flatMap { self.positions(ofElementsIn: $0, of: view) })
        return positions.filter { accepts?($0) ?? true }.compactMap { position in
            guard let frame = frame(of: position), frame.intersects(rect) else { return nil }
            return GridItem(position: position, frame: frame)
        }
    }

    private func positions(ofElementsIn rect: CGRect, of view: UICollectionView) -> [RowPosition] {
        (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden }
            .compactMap { RowPosition($0.indexPath) }
    }
}
