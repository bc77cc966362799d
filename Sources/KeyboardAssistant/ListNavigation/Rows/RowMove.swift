/// Where a row goes when keys move it through its list.
enum RowMove: CaseIterable, Sendable {
    case up, down, toTop, toBottom

    /// The place that `row` has after the move; nothing if it has it already.
    ///
    /// Places are told as UIKit's `moveRow(at:to:)` wants them: as they are after the row has left
    /// its old place. Sections without rows are places too.
    func target(of row: RowPosition, in list: RowWalk) -> RowPosition? {
        guard list.contains(row) else { return nil }
        let lastSection = list.numberOfSections - 1
        let target: RowPosition? =
            switch self {
            case .up where row.row > 0: RowPosition(row.section, row.row - 1)
            case .up where row.section > 0: end(of: row.section - 1, for: row, list)
            case .down where row.row < list.rows(in: row.section) - 1:
                RowPosition(row.section, row.row + 1)
            case .down where row.section < lastSection: RowPosition(row.section + 1, 0)
            case .up, .down: nil
            case .toTop: RowPosition(0, 0)
            case .toBottom: end(of: lastSection, for: row, list)
            }
        return target == row ? nil : target
    }

    private func end(of section: Int, for row: RowPosition, _ list: RowWalk) -> RowPosition {
        let count = list.rows(in: section)
        return RowPosition(section, section == row.section ? count - 1 : count)
    }
}
