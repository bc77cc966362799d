import CoreGraphics

/// Puts things that lie on a page into the order in which they are read.
///
/// Things whose tops are less than `tolerance` points below that of the first of them form a row;
/// rows follow from top to bottom, and within a row things follow in reading direction.
struct ReadingOrder: Equatable, Sendable {
    var isRightToLeft = false
    var tolerance: CGFloat = 8

    /// The positions of `frames` in reading order; things without a usable place come last.
    func sorted(_ frames: [CGRect]) -> [Int] {
        let placed = frames.indices.filter { frames[$0].hasPlace }
        let byTop = placed.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        let rows = byTop.reduce(into: [[Int]]()) { rows, index in
            if let first = rows.last?.first, frames[index].minY - frames[first].minY < tolerance {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        let lost = frames.indices.filter { !frames[$0].hasPlace }
        return rows.flatMap { row in row.sorted { comesBefore($0, $1, frames) } } + lost
    }

    /// The positions of `places` in reading order.
    ///
    /// What lies in something that scrolls is read together, in its own order, and stands where the
    /// first of it is seen there or would come into sight.
    func sorted(places: [ReadingPlace]) -> [Int] {
        passages(of: Array(places.indices), places, depth: 0).flatMap(\.items)
    }

    /// One thing, or all that lies in something that scrolls.
    private struct Passage {
        var items: [Int]
        var frame: CGRect
    }

    private func passages(of items: [Int], _ places: [ReadingPlace], depth: Int) -> [Passage] {
        var found: [Passage] = []
        var known: [ObjectIdentifier: Int] = [:]
        for item in items {
            let window = places[item].windows.dropFirst(depth).first
            if let window, let index = known[window.id] {
                found[index].items.append(item)
                continue
            }
            if let window { known[window.id] = found.count }
            found.append(Passage(items: [item], frame: places[item].frame))
        }
        for (_, index) in known {
            let inner = passages(of: found[index].items, places, depth: depth + 1)
            let window = places[found[index].items[0]].windows[depth]
            found[index].items = inner.flatMap(\.items)
            found[index].frame = inner.first?.frame.scrolled(into: window.frame) ?? .null
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

/// Where something is, and through what it is seen.
struct ReadingPlace: Equatable, Sendable {
    /// Something in which other things can be scrolled.
    struct Window: Equatable, Sendable {
        var id: ObjectIdentifier
        var frame: CGRect
    }

    /// Where it is, in points; all places and windows share one coordinate space.
    var frame: CGRect
    /// What it can be scrolled in, the outermost first.
    var windows: [Window] = []
}

extension CGRect {
    /// Where this is seen in `window`, or would be if it was scrolled just into sight.
    ///
    /// Rectangles that are nowhere stay as they are.
    func scrolled(into window: CGRect) -> CGRect {
        guard hasPlace, window.hasPlace else { return self }
        let size = CGSize(
            width: min(width, window.width), height: min(height, window.height))
        return CGRect(
            origin: CGPoint(
                x: min(max(minX, window.minX), window.maxX - size.width),
                y: min(max(minY, window.minY), window.maxY - size.height)),
            size: size)
    }

    /// Whether it is somewhere: all its sides are numbers.
    var hasPlace: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
