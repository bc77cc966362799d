/// A step by which a key moves a row through its list.
enum RowMove: Sendable {
    case up, down

    /// Returns the position of `row` after the move; `nil` if there is none.
    ///
    /// As for UIKit's `moveRow(at:to:)`, the position is the one after the row has been removed
    /// from its old position. Rows can also move to empty sections.
    func target(of row: RowPosition, in list: RowWalk) -> RowPosition? {
        guard list.contains(row) else { return nil }
        switch self {
        case .up where row.row > 0: return RowPosition(row.section, row.row - 1)
        case .up where row.section > 0:
            return RowPosition(row.section - 1, list.rowCount(in: row.section - 1))
        case .down where row.row < list.rowCount(in: row.section) - 1:
            return RowPosition(row.section, row.row + 1)
        case .down where row.section < list.numberOfSections - 1:
            return RowPosition(row.section + 1, 0)
        case .up, .down: return nil
        }
    }
}

/// The update that a list needs after its data source was told to move a row.
///
/// UIKit raises an exception if the numbers of rows contradict an update, so the rows are counted
/// again. The data source may have refused the move, or may perform it later.
enum ReorderOutcome: Equatable, Sendable {
    /// The list must move the row as the data source did.
    case moves
    /// The list already shows the move, for example because it was reloaded.
    case isShown
    /// The list must not move its rows.
    case stays

    /// Determines the update from the numbers of rows in each section.
    ///
    /// Within one section, the numbers stay the same, and only the row's index changes. In that
    /// case the data source is trusted, as UIKit trusts it after a drag.
    ///
    /// - Parameters:
    ///   - shown: The numbers in the list before the data source was told to move the row.
    ///   - shownNow: The numbers in the list afterward.
    ///   - data: The numbers in the data source afterward.
    init(
        of origin: RowPosition, to target: RowPosition, shown: [Int], shownNow: [Int], data: [Int]
    ) {
        guard shown.indices.contains(origin.section), shown.indices.contains(target.section) else {
            self = .stays
            return
        }
        var moved = shown
        moved[origin.section] -= 1
        moved[target.section] += 1
        if data != moved {
            self = .stays
        } else {
            self = shownNow == shown ? .moves : .isShown
        }
    }
}
