import CoreGraphics
import Foundation

// What cells are told of the row they are shown for.
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

    /// In inset tables nothing is below the last row of a section that it would be divided from.
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
        // Apple, `allowsMultipleSelectionDuringEditing`: leaving or entering editing clears what
        // the other mode selected.
        deselectAll()
    }
}
