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

    private func comesBefore(_ a: Int, _ b: Int, _ frames: [CGRect]) -> Bool {
        let (first, second) = (frames[a], frames[b])
        let leading = isRightToLeft ? (second.maxX, first.maxX) : (first.minX, second.minX)
        if leading.0 != leading.1 { return leading.0 < leading.1 }
        return (first.minY, a) < (second.minY, b)
    }
}

extension CGRect {
    /// Whether it is somewhere: all its sides are numbers.
    var hasPlace: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
