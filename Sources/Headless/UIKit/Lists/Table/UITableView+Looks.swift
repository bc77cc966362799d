import CoreGraphics
import Foundation

// The settings of a cell for its row.
extension UITableView {
    func surface(at path: IndexPath) -> CellSurface {
        var surface = CellSurface()
        surface.isGrouped = style != .plain
        if separatorStyle == .singleLine, !endsItsCard(path) {
            surface.separator = CellSurface.Separator(
                color: separatorColor ?? .separator, inset: separatorInset)
        }
        guard isEditing else { return surface }
        let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
        surface.isMarkable = allowsMultipleSelectionDuringEditing
        surface.editingStyle =
            canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        surface.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        return surface
    }

    /// Returns whether a row is the last one of a card, which has no separator below.
    private func endsItsCard(_ path: IndexPath) -> Bool {
        style == .insetGrouped && path.row == numberOfRows(inSection: path.section) - 1
    }

    func updateSurfaces() {
        for (path, cell) in shown.allCells {
            cell.surface = surface(at: path)
            cell.setEditing(isEditing, animated: false)
            cell.accessoriesDidChange()
        }
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != content.isEditing else { return }
        content.isEditing = editing
        cancelTouch()
        for (path, cell) in shown.allCells {
            cell.surface = surface(at: path)
            cell.setEditing(editing, animated: animated)
        }
        // Apple, `allowsMultipleSelectionDuringEditing`: starting or ending editing clears the
        // selection of the other mode.
        deselectAll()
    }
}
