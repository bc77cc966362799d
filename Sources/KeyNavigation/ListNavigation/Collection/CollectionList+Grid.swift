import UIKit

extension CollectionList {
    /// The largest number of visible items side by side; zero if no items are visible.
    var numberOfColumns: Int { GridItem.columns(of: visibleFrames) }

    var shape: ListState.Shape {
        let frames = visibleFrames
        switch (GridItem.columns(of: frames), GridItem.columns(of: frames, lineAxis: .vertical)) {
        case (...1, ...1): return lineAxis == .vertical ? .row : .column
        case (...1, _): return .column
        case (_, ...1): return GridItem.formOneLine(frames) ? .row : .grid
        default: return .grid
        }
    }

    private var visibleFrames: [CGRect] {
        guard let view = collectionView else { return [] }
        return items(in: view.bounds).map(\.frame)
    }

    /// Paging moves along the scrolling axis.
    var pagingAxis: ArrowDirection.Axis { lineAxis.other }

    /// The axis along which the layout places consecutive items.
    ///
    /// A flow layout specifies it. Other layouts are assumed to fill lines across the scroll
    /// direction.
    private var lineAxis: ArrowDirection.Axis {
        guard let view = collectionView else { return .horizontal }
        if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout {
            return flow.scrollDirection == .vertical ? .horizontal : .vertical
        }
        return view.contentSize.width > view.bounds.width
            && view.contentSize.height <= view.bounds.height ? .vertical : .horizontal
    }

    /// Returns the walk from one item to others.
    ///
    /// It queries only the part of the layout near the item.
    func grid(around position: RowPosition, in walk: RowWalk) -> GridWalk? {
        guard let view = collectionView else { return nil }
        return GridWalk(
            extent: CGRect(origin: .zero, size: view.contentSize), lineAxis: lineAxis,
            isRightToLeft: runsRightToLeft(at: position),
            frame: { [weak self] in self?.frame(of: $0) },
            items: { [weak self] in self?.items(in: $0) ?? [] },
            accepts: walk.accepts ?? { _ in true })
    }

    /// A Boolean value that indicates whether later items are farther to the left.
    ///
    /// Not every layout is mirrored in right-to-left languages, so the frames of the first and the
    /// last item decide. If one is below the other, the reading direction decides.
    var runsRightToLeft: Bool {
        let items = allRows
        if let first = items.first.flatMap(frame), let last = items.last.flatMap(frame),
            first.midX != last.midX
        {
            return last.midX < first.midX
        }
        return collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns a Boolean value that indicates whether the layout continues to the left of
    /// `position`.
    ///
    /// Not every layout is mirrored in right-to-left languages, so the frames of the item's
    /// neighbors on its line decide. Without neighbors, the reading direction decides.
    func runsRightToLeft(at position: RowPosition) -> Bool {
        guard let frame = frame(of: position) else { return false }
        for step in [1, -1] {
            let other = RowPosition(position.section, position.row + step)
            guard let next = self.frame(of: other), next.minY < frame.midY,
                next.maxY > frame.midY, next.midX != frame.midX
            else { continue }
            return (next.midX < frame.midX) == (step == 1)
        }
        return collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the items in `rect`, with the frames that the collection view gives them.
    ///
    /// A layout that UIKit flips in right-to-left languages only knows its own direction (Apple,
    /// `flipsHorizontallyInOppositeLayoutDirection`), so both sides are queried there.
    func items(in rect: CGRect) -> [GridItem] {
        guard let view = collectionView else { return [] }
        var rects = [rect]
        if view.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection {
            let x = view.contentSize.width - rect.maxX
            rects.append(CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height))
        }
        let positions = Set(rects.flatMap { self.positions(ofElementsIn: $0, of: view) })
        return positions.compactMap { position in
            guard let frame = frame(of: position), frame.intersects(rect) else { return nil }
            return GridItem(id: position, frame: frame)
        }
    }

    private func positions(ofElementsIn rect: CGRect, of view: UICollectionView) -> [RowPosition] {
        (view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden }
            .compactMap { RowPosition($0.indexPath) }
    }
}
