import UIKit

// Methods that a table's delegate and data source may leave out; what is not implemented has the
// answer that Apple documents for its absence.

extension UITableViewDelegate {
    #if canImport(ObjectiveC)
    func shouldHighlight(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView?(table, shouldHighlightRowAt: row) ?? true
    }

    /// The row to select in place of `row`; nil if none may be.
    func rowToSelect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        guard let willSelect = tableView(_:willSelectRowAt:) else { return row }
        return willSelect(table, row)
    }

    /// The row to deselect in place of `row`; nil if none may be.
    func rowToDeselect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        guard let willDeselect = tableView(_:willDeselectRowAt:) else { return row }
        return willDeselect(table, row)
    }

    func didSelect(_ row: IndexPath, of table: UITableView) {
        tableView?(table, didSelectRowAt: row)
    }

    func didDeselect(_ row: IndexPath, of table: UITableView) {
        tableView?(table, didDeselectRowAt: row)
    }

    @available(iOS 16, macCatalyst 16, *)
    func performPrimaryAction(for row: IndexPath, of table: UITableView) {
        let isAllowed = tableView?(table, canPerformPrimaryActionForRowAt: row)
        if isAllowed ?? !table.isEditing { tableView?(table, performPrimaryActionForRowAt: row) }
    }

    func canDelete(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView?(table, editingStyleForRowAt: row) ?? .delete == .delete
    }

    func target(ofMoving row: IndexPath, to target: IndexPath, in table: UITableView) -> IndexPath {
        tableView?(
            table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: target) ?? target
    }
    #else
    func shouldHighlight(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(table, shouldHighlightRowAt: row)
    }

    func rowToSelect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        tableView(table, willSelectRowAt: row)
    }

    func rowToDeselect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        tableView(table, willDeselectRowAt: row)
    }

    func didSelect(_ row: IndexPath, of table: UITableView) {
        tableView(table, didSelectRowAt: row)
    }

    func didDeselect(_ row: IndexPath, of table: UITableView) {
        tableView(table, didDeselectRowAt: row)
    }

    func performPrimaryAction(for row: IndexPath, of table: UITableView) {
        guard tableView(table, canPerformPrimaryActionForRowAt: row) else { return }
        tableView(table, performPrimaryActionForRowAt: row)
    }

    func canDelete(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(table, editingStyleForRowAt: row) == .delete
    }

    func target(ofMoving row: IndexPath, to target: IndexPath, in table: UITableView) -> IndexPath {
        tableView(table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: target)
    }
    #endif
}

extension UITableView {
    /// What is deselected where people deselect `row`; nil if the delegate refuses.
    func rowToDeselect(for row: IndexPath) -> IndexPath? {
        guard let delegate else { return row }
        return delegate.rowToDeselect(for: row, of: self)
    }
}

extension UITableViewDataSource {
    #if canImport(ObjectiveC)
    func canEdit(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(_:commit:forRowAt:) != nil && tableView?(table, canEditRowAt: row) ?? true
    }

    func canMove(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(_:moveRowAt:to:) != nil && ListOwner(of: self).allowsMoves
            && tableView?(table, canMoveRowAt: row) ?? true
    }

    func commitDeletion(of row: IndexPath, in table: UITableView) {
        tableView?(table, commit: .delete, forRowAt: row)
    }

    func rowCounts(of table: UITableView) -> [Int] {
        (0..<(numberOfSections?(in: table) ?? 1)).map {
            tableView(table, numberOfRowsInSection: $0)
        }
    }

    func move(_ row: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView?(table, moveRowAt: row, to: target)
    }
    #else
    // Whether the method that does it is there cannot be found out here, so being asked whether
    // it may be done has to be implemented.
    func canEdit(_ row: IndexPath, of table: UITableView) -> Bool {
        OptionalMethod.answer { tableView(table, canEditRowAt: row) } ?? false
    }

    func canMove(_ row: IndexPath, of table: UITableView) -> Bool {
        OptionalMethod.answer { tableView(table, canMoveRowAt: row) } ?? false
    }

    func commitDeletion(of row: IndexPath, in table: UITableView) {
        tableView(table, commit: .delete, forRowAt: row)
    }

    func rowCounts(of table: UITableView) -> [Int] {
        (0..<numberOfSections(in: table)).map { tableView(table, numberOfRowsInSection: $0) }
    }

    func move(_ row: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView(table, moveRowAt: row, to: target)
    }
    #endif
}
