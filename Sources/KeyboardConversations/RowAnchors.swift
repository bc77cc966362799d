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

/// The number of a list's sections, and those of the rows in some of them.
struct SectionCounts: Equatable, Sendable {
    var sections: Int
    private(set) var rows: [Int: Int] = [:]

    init(sections: Int) {
        self.sections = sections
    }

    /// Adds the number of rows in a section, for which `rowCount` is asked once.
    mutating func add(_ section: Int, _ rowCount: (Int) -> Int) {
        if rows[section] == nil { rows[section] = rowCount(section) }
    }
}

/// The places at which a row can be after rows were put in or taken out.
struct RowSearch: Equatable, Sendable {
    /// The sections before.
    var before: SectionCounts
    /// The sections now.
    private(set) var after: SectionCounts

    /// The distance from the likely places at which a row is still looked for.
    static let reach = 16

    init(before: SectionCounts, sections: Int) {
        (self.before, after) = (before, SectionCounts(sections: sections))
    }

    /// Returns the places at which the row that was at `position` can be, the likely ones first: with
    /// as many rows behind it as before, with as many in front of it, and near these.
    ///
    /// Only the sections in which it can be are asked.
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
