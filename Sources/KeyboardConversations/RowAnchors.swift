import CoreGraphics

/// The positions of a row on the screen before something arrived and now, in points.
struct AnchoredRow: Equatable, Sendable {
    var before: CGFloat
    /// The position now; `nil` if the row is gone or its position is unknown.
    var after: CGFloat?
}

extension Sequence<AnchoredRow> {
    /// The distance by which the content has to scroll to return the rows to their positions; zero
    /// if one of the rows is at its position already.
    ///
    /// Rows inserted in front move all rows in view together. If a row in view grows or disappears,
    /// some of the rows stay, and the content stays as well.
    var shift: CGFloat {
        let distances = compactMap { row in row.after.map { $0 - row.before } }
        return distances.contains { abs($0) <= 0.5 } ? 0 : distances.first ?? 0
    }
}

/// The number of a list's sections, and the numbers of rows in some of the sections.
struct SectionCounts: Equatable, Sendable {
    var sections: Int
    private(set) var rows: [Int: Int] = [:]

    init(sections: Int) {
        self.sections = sections
    }

    /// Adds the number of rows in a section, and calls `rowCount` only once per section.
    mutating func add(_ section: Int, _ rowCount: (Int) -> Int) {
        if rows[section] == nil { rows[section] = rowCount(section) }
    }
}

/// The possible positions of a row after insertions and deletions.
struct RowSearch: Equatable, Sendable {
    /// The sections before the change.
    var before: SectionCounts
    /// The sections now.
    private(set) var after: SectionCounts

    /// The distance from the likely positions up to which the row is searched.
    static let reach = 16

    init(before: SectionCounts, sections: Int) {
        (self.before, after) = (before, SectionCounts(sections: sections))
    }

    /// Returns the possible new positions of the row at `position`, the likely ones first: with as
    /// many rows behind the row as before, with as many rows in front, and positions near these.
    ///
    /// `rowCount` is called only for the possible sections.
    mutating func places(of position: RowPosition, _ rowCount: (Int) -> Int) -> [RowPosition] {
        guard let count = before.rows[position.section] else { return [] }
        let sections = [position.section + after.sections - before.sections, position.section]
            .filter((0..<after.sections).contains)
        for section in sections { after.add(section, rowCount) }
        let likely = sections.flatMap { section in
            [after.rows[section, default: 0] - count, 0].map {
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
            (0..<after.rows[$0.section, default: 0]).contains($0.row) && seen.insert($0).inserted
        }
    }
}
