/// A step by which a key moves a row through its list.
enum RowMove: Sendable {
    case up, down

    /// Returns the position that `row` has after the move; nil if there is none beyond it.
    ///
    /// Positions are given as UIKit's `moveRow(at:to:)` wants them: as they are after the row has
    /// left its old one. Sections without rows take rows too.
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

/// The update that a list needs once its data source was asked to move a row.
///
/// UIKit raises an exception where the numbers of rows contradict an update, so they are counted
/// again: the data source may have refused, or may move the row later.
enum ReorderOutcome: Equatable, Sendable {
    /// The list moves the row as the data source did.
    case moves
    /// The list shows the move already, as after it was reloaded meanwhile.
    case isShown
    /// The list leaves its rows where they are.
    case stays

    /// Decides by the numbers of rows in each section.
    ///
    /// Within one section nothing but the row's index changes, which numbers do not show; there the
    /// data source is believed, as it is after a drag.
    ///
    /// - Parameters:
    ///   - shown: The numbers that the list showed before the data source was asked.
    ///   - shownNow: The numbers that the list shows afterward.
    ///   - data: The numbers that the data source has afterward.
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
