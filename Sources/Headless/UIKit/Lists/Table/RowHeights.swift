import CoreGraphics

/// The heights of the rows of one section, and thus their positions.
///
/// Any number of rows of one height takes constant space; rows whose measured height differs are
/// stored in addition.
struct RowHeights: Equatable, Sendable {
    private enum Supposed: Equatable, Sendable {
        case same(CGFloat)
        /// The beginning of each row, and the end of the last one.
        case each(tops: [CGFloat])
    }

    private struct Measured: Equatable, Sendable {
        var row: Int
        var height: CGFloat
        /// The sum of the differences between measured and estimated heights, up to this row.
        var surplus: CGFloat
    }

    let count: Int
    /// A Boolean value that indicates whether rows don't have to be measured.
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

    /// Returns the beginning of a row; for the row after the last one, the end of all rows.
    func top(of row: Int) -> CGFloat {
        supposedTop(of: row) + surplus(above: row)
    }

    func height(of row: Int) -> CGFloat { top(of: row + 1) - top(of: row) }

    /// Returns the row at `y`, or the nearest one.
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

    /// Stores the measured height of a row; returns whether it differs.
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

    /// The measured rows with their heights.
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

    /// Returns the index of the first measured row that isn't above `row`.
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
    /// The height; zero for a value that can't be one.
    var usableHeight: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
