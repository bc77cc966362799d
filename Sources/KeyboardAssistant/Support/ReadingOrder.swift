import CoreGraphics

/// The order in which people read the items of a page.
///
/// Items with tops less than `tolerance` points below the top of the first one form a row. Rows are
/// ordered from top to bottom, and items in a row in the reading direction.
package struct ReadingOrder: Equatable, Sendable {
    /// An item of a page, and the scroll views that contain it.
    package struct Item: Equatable, Sendable {
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
        /// A Boolean value that indicates whether the item is read from right to left; `nil` if the
        /// item is read like the page.
        var isRightToLeft: Bool?
    }

    var isRightToLeft = false
    var tolerance: CGFloat = 8

    package init(isRightToLeft: Bool = false, tolerance: CGFloat = 8) {
        (self.isRightToLeft, self.tolerance) = (isRightToLeft, tolerance)
    }

    /// Returns the indices of `frames` in reading order.
    ///
    /// Neighbors in a row that are read in the other direction are in that order among themselves, as
    /// words of another script are in a line of text. Frames that aren't finite are last.
    ///
    /// - Parameter directions: For each frame, whether the frame is read from right to left. The value
    ///   is `nil`, or missing, for a frame that is read like the page.
    package func sorted(_ frames: [CGRect], directions: [Bool?] = []) -> [Int] {
        let others = frames.indices.filter { !frames[$0].isFinite }
        return rows(of: frames).flatMap { mixed($0, frames, directions) } + others
    }

    /// Returns the index of the frame at which an arrow enters the page: in the last row for Up,
    /// otherwise in the first row, and there from the side that the arrow comes from.
    ///
    /// Flutter gives the same answer (`focus_traversal_test.dart`). Without finite frames, returns
    /// `nil`.
    package func first(of frames: [CGRect], comingBy arrow: ArrowDirection) -> Int? {
        let rows = rows(of: frames)
        let row = arrow == .up ? rows.last : rows.first
        let isBackward = arrow.axis == .horizontal && arrow.isPositive == isRightToLeft
        return isBackward ? row?.last : row?.first
    }

    private func rows(of frames: [CGRect]) -> [[Int]] {
        let finite = frames.indices.filter { frames[$0].isFinite }
        let byTop = finite.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        let rows = byTop.reduce(into: [[Int]]()) { rows, index in
            if let first = rows.last?.first, frames[index].minY - frames[first].minY < tolerance {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.map { row in row.sorted { comesBefore($0, $1, frames) } }
    }

    /// Returns the indices of `items` in reading order.
    ///
    /// The items of a scroll view stay together, in their own order. Their position is the position of
    /// the first one, after it is scrolled into view if necessary.
    package func sorted(items: [Item]) -> [Int] {
        passages(of: Array(items.indices), items, depth: 0).flatMap(\.indices)
    }

    /// One item, or all items of a scroll view.
    private struct Passage {
        var indices: [Int]
        var frame: CGRect
        var isRightToLeft: Bool?
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
            let direction = scroller == nil ? items[index].isRightToLeft : nil
            found.append(
                Passage(indices: [index], frame: items[index].frame, isRightToLeft: direction))
        }
        for (_, passage) in known {
            let inner = passages(of: found[passage].indices, items, depth: depth + 1)
            let scroller = items[found[passage].indices[0]].scrollers[depth]
            found[passage].indices = inner.flatMap(\.indices)
            found[passage].frame = inner.first?.frame.scrolled(into: scroller.frame) ?? .null
        }
        return sorted(found.map(\.frame), directions: found.map(\.isRightToLeft)).map { found[$0] }
    }

    /// Sorts the neighbors of a row that are read in the other direction than the page.
    private func mixed(_ row: [Int], _ frames: [CGRect], _ directions: [Bool?]) -> [Int] {
        func isOpposite(_ index: Int) -> Bool {
            directions.indices.contains(index)
                && directions[index] ?? isRightToLeft != isRightToLeft
        }
        var opposite = self
        opposite.isRightToLeft.toggle()
        var runs: [[Int]] = []
        for index in row {
            if let last = runs.last?.last, isOpposite(last) == isOpposite(index) {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        return runs.flatMap { run in
            isOpposite(run[0]) ? run.sorted { opposite.comesBefore($0, $1, frames) } : run
        }
    }

    private func comesBefore(_ a: Int, _ b: Int, _ frames: [CGRect]) -> Bool {
        let (first, second) = (frames[a], frames[b])
        let leading = isRightToLeft ? (second.maxX, first.maxX) : (first.minX, second.minX)
        if leading.0 != leading.1 { return leading.0 < leading.1 }
        return (first.minY, a) < (second.minY, b)
    }
}
