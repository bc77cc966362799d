import UIKit

/// Does to a row what a tap does, in the order in which UIKit asks and tells.
@MainActor
struct RowOpening {
    var table: UITableView
    var mode: ListSelectionMode

    func open(_ row: IndexPath) {
        guard mode != .none else { return }
        if mode == .multiple, isSelected(row) {
            deselect(row)
        } else if let row = rowToSelect(for: row) {
            select(row)
        }
    }

    private func isSelected(_ row: IndexPath) -> Bool {
        table.cellForRow(at: row)?.isSelected
            ?? table.indexPathsForSelectedRows?.contains(row) ?? false
    }

    private func rowToSelect(for row: IndexPath) -> IndexPath? {
        guard let delegate = table.delegate else { return row }
        return delegate.rowToSelect(for: row, of: table)
    }

    private func select(_ row: IndexPath) {
        if mode == .single {
            for old in table.indexPathsForSelectedRows ?? [] where old != row { deselect(old) }
        }
        table.selectRow(at: row, animated: false, scrollPosition: .none)
        table.delegate?.didSelect(row, of: table)
        if #available(iOS 16, macCatalyst 16, *) {
            table.delegate?.performPrimaryAction(for: row, of: table)
        }
    }

    private func deselect(_ row: IndexPath) {
        guard let delegate = table.delegate else {
            table.deselectRow(at: row, animated: false)
            return
        }
        guard let row = delegate.rowToDeselect(for: row, of: table) else { return }
        table.deselectRow(at: row, animated: false)
        delegate.didDeselect(row, of: table)
    }
}
