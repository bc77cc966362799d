import CoreGraphics

/// The heights of the rows of one section, and so the position of each of them.
///
/// Rows of one height cost nothing, however many there are; rows that turned out to be of another
/// height than supposed are kept beside them.
struct RowHeights: Equatable, Sendable {
    private enum Supposed: Equatable, Sendable {
        case same(CGFloat)
        /// The beginning of each row, and the end of the last one.
        case each(tops: [CGFloat])
    }

    private struct Measured: Equatable, Sendable {
        var row: Int
        var height: CGFloat
        /// By how much this row and those measured above it are higher than supposed.
        var surplus: CGFloat
    }

    let count: Int
    /// A Boolean value that indicates whether rows need not be measured when they appear.
    let isExact: Bool
    private let supposed: Supposed
    private var measured: [Measured] = []

    init(count: Int, height: CGFloat, isExact: Bool) {
        self.count = max(0, count)
        self.isExact = isExact
        supposed = .same(height.usableHeight)
    }

    init(_ heights: [CGFloat], isExact: Bool) {
        count = heights.count
        self.isExact = isExact
        var tops: [CGFloat] = [0]
        tops.reserveCapacity(heights.count + 1)
        for height in heights { tops.append(tops[tops.count - 1] + height.usableHeight) }
        supposed = .each(tops: tops)
    }

    var total: CGFloat { top(of: count) }

    /// Returns the beginning of a row; the row after the last one begins where all end.
    func top(of row: Int) -> CGFloat {
        supposedTop(of: row) + surplus(above: row)
    }

    func height(of row: Int) -> CGFloat { top(of: row + 1) - top(of: row) }

    /// The row that covers `y`; above all it is the first one, below all the last.
    func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func isMeasured(_ row: Int) -> Bool {
        if isExact { return true }
        let index = indexOfMeasured(from: row)
        return index < measured.count && measured[index].row == row
    }

    /// Takes over the true height of a row; returns whether anything moves by it.
    mutating func measure(_ row: Int, as height: CGFloat) -> Bool {
        guard (0..<count).contains(row), !isExact else { return false }
        let old = self.height(of: row)
        let new = height.usableHeight
        let index = indexOfMeasured(from: row)
        if index < measured.count, measured[index].row == row {
            measured[index].height = new
        } else {
            measured.insert(Measured(row: row, height: new, surplus: 0), at: index)
        }
        addUpSurplus(from: index)
        return new != old
    }

    /// The rows that have been measured, each with its height.
    var measuredRows: [(row: Int, height: CGFloat)] { measured.map { ($0.row, $0.height) } }

    private mutating func addUpSurplus(from start: Int) {
        var sum = start > 0 ? measured[start - 1].surplus : 0
        for index in start..<measured.count {
            let row = measured[index].row
            sum += measured[index].height - (supposedTop(of: row + 1) - supposedTop(of: row))
            measured[index].surplus = sum
        }
    }

    private func supposedTop(of row: Int) -> CGFloat {
        let row = min(max(0, row), count)
        switch supposed {
        case .same(let height): return CGFloat(row) * height
        case .each(let tops): return tops[row]
        }
    }

    private func surplus(above row: Int) -> CGFloat {
        let index = indexOfMeasured(from: row)
        return index > 0 ? measured[index - 1].surplus : 0
    }

    /// The place of the first measured row that is not above `row`.
    private func indexOfMeasured(from row: Int) -> Int {
        var (low, high) = (0, measured.count)
        while low < high {
            let middle = (low + high) / 2
            if measured[middle].row < row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension CGFloat {
    /// A height that can be added up: bad ones count as none.
    var usableHeight: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
