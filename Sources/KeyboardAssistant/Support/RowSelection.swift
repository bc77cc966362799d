import UIKit

// Selecting rows and items as people do, with the questions that UIKit asks the delegate, and the
// calls that it makes.

extension UITableView {
    /// Selects a row as a tap does, unless it is selected already or can't be.
    func selectByTap(_ row: IndexPath) {
        let mode = selectionMode
        guard mode != .none,
            !(mode == .multiple && indexPathsForSelectedRows?.contains(row) == true),
            delegate?.shouldHighlight(row, of: self) ?? true
        else { return }
        let chosen = delegate.map { $0.rowToSelect(for: row, of: self) } ?? row
        guard let chosen, mode == .multiple || deselectOthers(than: chosen) else { return }
        selectAsUser(chosen, performingPrimaryAction: true)
    }

    /// Deselects other rows as people do before they select `row`, and returns whether none stays.
    ///
    /// Selecting a row in code would deselect others, also if the delegate doesn't allow it.
    package func deselectOthers(than row: IndexPath) -> Bool {
        (indexPathsForSelectedRows ?? []).allSatisfy { $0 == row || deselectAsUser($0) == $0 }
    }

    package func selectAsUser(_ row: IndexPath, performingPrimaryAction: Bool) {
        selectRow(at: row, animated: false, scrollPosition: .none)
        delegate?.didSelect(row, of: self)
        if performingPrimaryAction, #available(iOS 16, macCatalyst 16, *) {
            delegate?.performPrimaryAction(for: row, of: self)
        }
    }

    /// Deselects a row as people do, and returns the row that was deselected.
    @discardableResult
    package func deselectAsUser(_ row: IndexPath) -> IndexPath? {
        guard let row = rowToDeselect(for: row) else { return nil }
        deselectRow(at: row, animated: false)
        delegate?.didDeselect(row, of: self)
        return row
    }
}

extension UICollectionView {
    /// Selects an item as a tap does, unless it is selected already or can't be.
    func selectByTap(_ item: IndexPath) {
        let mode = selectionMode
        let selected = indexPathsForSelectedItems ?? []
        guard mode != .none, !(mode == .multiple && selected.contains(item)),
            delegate?.shouldHighlight(item, of: self) ?? true,
            delegate?.shouldSelect(item, of: self) ?? true
        else { return }
        selectAsUser(
            item, inPlaceOf: mode == .multiple ? [] : selected, performingPrimaryAction: true)
    }

    package func selectAsUser(
        _ item: IndexPath, inPlaceOf others: [IndexPath], performingPrimaryAction: Bool
    ) {
        selectItem(at: item, animated: false, scrollPosition: [])
        for old in others where old != item { delegate?.didDeselect(old, of: self) }
        delegate?.didSelect(item, of: self)
        if performingPrimaryAction, #available(iOS 16, macCatalyst 16, *) {
            delegate?.performPrimaryAction(for: item, of: self)
        }
    }
}
