import UIKit

/// Does to a row what a tap does, in the order in which UIKit asks and tells.
@MainActor
struct RowOpening {
    var table: UITableView
    var mode: ListSelectionMode

    func open(_ row: IndexPath, isSelected: Bool) {
        guard mode != .none else { return }
        if mode == .multiple, isSelected {
            deselect(row)
        } else if let row = rowToSelect(for: row) {
            select(row)
        }
    }

    private func rowToSelect(for row: IndexPath) -> IndexPath? {
        guard let delegate = table.delegate else { return row }
        return delegate.rowToSelect(for: row, of: table)
    }

    /// Selecting one row by code deselects others, so it is left where one of them is to stay.
    private func select(_ row: IndexPath) {
        if mode == .single {
            for old in table.indexPathsForSelectedRows ?? [] where old != row {
                guard deselect(old) == old else { return }
            }
        }
        table.selectRow(at: row, animated: false, scrollPosition: .none)
        table.delegate?.didSelect(row, of: table)
        if #available(iOS 16, macCatalyst 16, *) {
            table.delegate?.performPrimaryAction(for: row, of: table)
        }
    }

    /// Returns the row that was deselected.
    @discardableResult
    private func deselect(_ row: IndexPath) -> IndexPath? {
        guard let row = table.rowToDeselect(for: row) else { return nil }
        table.deselectRow(at: row, animated: false)
        table.delegate?.didDeselect(row, of: table)
        return row
    }
}
