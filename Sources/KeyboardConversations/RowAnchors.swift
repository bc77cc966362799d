import CoreGraphics

/// Where a row was on the screen before something arrived, and where it is now, in points.
struct AnchoredRow: Equatable, Sendable {
    var before: CGFloat
    /// `nil` if the row is gone, or nobody knows where it is.
    var after: CGFloat?
}

extension Sequence<AnchoredRow> {
    /// The distance by which the content has to be scrolled for the rows to be where they were; zero if
    /// one of them is there already.
    ///
    /// Rows that are in view together move together when others are put in front of them. If one of
    /// them grows or goes, some of them stay, and nothing has to be done.
    var shift: CGFloat {
        let distances = compactMap { row in row.after.map { $0 - row.before } }
        return distances.contains { abs($0) <= 0.5 } ? 0 : distances.first ?? 0
    }
}

/// The places at which a row can be after rows were put in or taken out.
struct RowSearch: Equatable, Sendable {
    /// The numbers of rows in the sections before.
    var before: [Int]
    /// The numbers of rows in the sections now.
    var after: [Int]

    /// The distance from the likely places at which a row is still looked for.
    static let reach = 16

    /// Returns the places at which the row that was at `position` can be, the likely ones first: with
    /// as many rows behind it as before, with as many in front of it, and near these.
    func places(of position: RowPosition) -> [RowPosition] {
        guard before.indices.contains(position.section) else { return [] }
        let sections = [position.section + after.count - before.count, position.section]
        let likely = sections.filter(after.indices.contains).flatMap { section in
            [after[section] - before[position.section], 0].map {
                RowPosition(section, position.row + $0)
            }
        }
        let near = (1...Self.reach).flatMap { distance in
            likely.flatMap { place in
                [-distance, distance].map { RowPosition(place.section, place.row + $0) }
            }
        }
        var seen: Set<RowPosition> = []
        return (likely + near).filter {
            (0..<after[$0.section]).contains($0.row) && seen.insert($0).inserted
        }
    }
}
