import CoreGraphics

/// Rectangles by their places, so that those at a point are found without looking at all others.
struct SpatialHash: Equatable, Sendable {
    /// A square of the plane.
    private struct Cell: Hashable, Sendable {
        var column: Int
        var row: Int
    }

    /// The side of a square in points, which is about that of a control or of a row.
    private static let length: CGFloat = 128
    /// The number of squares from which a rectangle is looked at for every point.
    private static let limit = 64

    private var rectangles: [Cell: [Int]] = [:]
    private var large: [Int] = []

    /// Adds a rectangle with a number.
    ///
    /// An empty rectangle has no place.
    mutating func insert(_ rectangle: CGRect, as number: Int) {
        if rectangle.isNull || rectangle.isEmpty { return }
        let columns = Self.range(rectangle.minX, rectangle.maxX)
        let rows = Self.range(rectangle.minY, rectangle.maxY)
        guard let columns, let rows, columns.count * rows.count <= Self.limit else {
            large.append(number)
            return
        }
        for row in rows {
            for column in columns {
                rectangles[Cell(column: column, row: row), default: []].append(number)
            }
        }
    }

    /// Returns the numbers of rectangles near `point`, with all of those that contain it.
    func candidates(at point: CGPoint) -> [Int] {
        guard let column = Self.range(point.x, point.x)?.first,
            let row = Self.range(point.y, point.y)?.first
        else { return large }
        return large + rectangles[Cell(column: column, row: row), default: []]
    }

    /// Returns the squares from `start` to `end`; `nil` if they are too many or too far away.
    private static func range(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<Int>? {
        let (first, last) = ((start / length).rounded(.down), (end / length).rounded(.down))
        // Also false for what isn't a number.
        guard abs(first) < 1e9, abs(last) < 1e9, last - first < CGFloat(limit) else { return nil }
        return Int(first)...Int(last)
    }
}
