import CoreGraphics

/// The order in which people read the items of a page.
///
/// Items whose tops are less than `tolerance` points below that of the first one form a row. Rows
/// are ordered from top to bottom, and items in a row in the reading direction.
struct ReadingOrder: Equatable, Sendable {
    /// An item of a page, and the scroll views that contain it.
    struct Item: Equatable, Sendable {
        /// A view in which items can be scrolled.
        struct Scroller: Equatable, Sendable {
            var id: ObjectIdentifier
            var frame: CGRect
        }

        /// The frame in points.
        ///
        /// All frames use the same coordinate space.
        var frame: CGRect
        /// The scroll views that contain the item, with the outermost first.
        var scrollers: [Scroller] = []
    }

    var isRightToLeft = false
    var tolerance: CGFloat = 8

    /// Returns the indices of `frames` in reading order.
    ///
    /// Frames that aren't finite are last.
    func sorted(_ frames: [CGRect]) -> [Int] {
        let finite = frames.indices.filter { frames[$0].isFinite }
        let byTop = finite.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        let rows = byTop.reduce(into: [[Int]]()) { rows, index in
            if let first = rows.last?.first, frames[index].minY - frames[first].minY < tolerance {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        let others = frames.indices.filter { !frames[$0].isFinite }
        return rows.flatMap { row in row.sorted { comesBefore($0, $1, frames) } } + others
    }

    /// Returns the indices of `items` in reading order.
    ///
    /// The items of a scroll view stay together, in their own order. Their position is that of the
    /// first of them, after it is scrolled into view if necessary.
    func sorted(items: [Item]) -> [Int] {
        passages(of: Array(items.indices), items, depth: 0).flatMap(\.indices)
    }

    /// One item, or all items of a scroll view.
    private struct Passage {
        var indices: [Int]
        var frame: CGRect
    }

    private func passages(of indices: [Int], _ items: [Item], depth: Int) -> [Passage] {
        var found: [Passage] = []
        var known: [ObjectIdentifier: Int] = [:]
        for index in indices {
            let scroller = items[index].scrollers.dropFirst(depth).first
            if let scroller, let passage = known[scroller.id] {
                found[passage].indices.append(index)
                continue
            }
            if let scroller { known[scroller.id] = found.count }
            found.append(Passage(indices: [index], frame: items[index].frame))
        }
        for (_, passage) in known {
            let inner = passages(of: found[passage].indices, items, depth: depth + 1)
            let scroller = items[found[passage].indices[0]].scrollers[depth]
            found[passage].indices = inner.flatMap(\.indices)
            found[passage].frame = inner.first?.frame.scrolled(into: scroller.frame) ?? .null
        }
        return sorted(found.map(\.frame)).map { found[$0] }
    }

    private func comesBefore(_ a: Int, _ b: Int, _ frames: [CGRect]) -> Bool {
        let (first, second) = (frames[a], frames[b])
        let leading = isRightToLeft ? (second.maxX, first.maxX) : (first.minX, second.minX)
        if leading.0 != leading.1 { return leading.0 < leading.1 }
        return (first.minY, a) < (second.minY, b)
    }
}
