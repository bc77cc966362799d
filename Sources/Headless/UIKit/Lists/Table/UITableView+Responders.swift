import CoreGraphics
import Foundation
internal import HeadlessBehavior

// The first responder in a cell that is no longer needed.
extension UITableView {
    /// Keeps the cell of a reloaded row until the next layout, if the behavior says so.
    func leavesAtLayout(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard respondingCells.leavesAtLayout(cell) else { return false }
        shown.leaving.append(LeavingCell(path: path, cell: cell))
        return true
    }

    func removeLeavingCells() {
        let leaving = shown.leaving
        shown.leaving = []
        for one in leaving { end(one.cell, at: one.path) }
    }

    /// Apple, `reloadData()`: all data is requested again, and the selection is removed.
    func reload() {
        cancelTouch()
        content.selection = []
        var old = shown
        shown = ShownViews()
        shown.index = old.index
        shown.leaving = old.leaving
        content.isLoaded = false
        loadIfNeeded()
        for (path, cell) in old.cells {
            if respondingCells.staysWhenReloaded(cell), content.geometry.contains(path) {
                shown.cells[path] = cell
                cell.setSelected(false, animated: false)
                old.cells[path] = nil
            } else if leavesAtLayout(cell, at: path) {
                old.cells[path] = nil
            }
        }
        discard(old)
    }

    /// Removes views that the table no longer uses.
    func discard(_ old: ShownViews) {
        for (path, cell) in old.cells.sorted(by: { $0.key < $1.key }) { end(cell, at: path) }
        for (_, cell) in old.prepared.sorted(by: { $0.key < $1.key }) { pool.keep(cell) }
        for (section, view) in old.headers.sorted(by: { $0.key < $1.key }) {
            endHeader(view, section)
        }
        for (section, view) in old.footers.sorted(by: { $0.key < $1.key }) {
            endFooter(view, section)
        }
    }

    func end(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        pool.keep(cell)
    }
}

// Cells for rows just beyond the edge.
extension UITableView {
    /// Returns the cell for `cellForRow(at:)`.
    ///
    /// Apple, `cellForRow(at:)`: `nil` if the row isn't visible; since iOS 15, the cell may be a
    /// prepared one.
    func answeredCell(at path: IndexPath) -> UITableViewCell? {
        guard let cell = shown.cells[path] else { return shown.prepared[path] }
        if UIApplication.behavior.hiddenCells == .prepared { return cell }
        return isInSight(content.geometry.rect(of: path)) ? cell : nil
    }

    /// Creates cells for the rows next to the visible ones; they have no superview until then.
    func prepareHiddenCells() {
        guard UIApplication.behavior.hiddenCells == .prepared else { return }
        let wanted = neighborsOfVisibleRows
        for (path, cell) in shown.prepared.sorted(by: { $0.key < $1.key })
        where !wanted.contains(path) {
            shown.prepared[path] = nil
            pool.keep(cell)
        }
        let generation = content.generation
        for path in wanted where shown.cells[path] == nil && shown.prepared[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path), !cell.isFaulty else {
                continue
            }
            guard content.generation == generation, shown.cells[path] == nil else { return }
            prepare(cell, for: path)
            shown.prepared[path] = cell
        }
    }

    private var neighborsOfVisibleRows: [IndexPath] {
        let visible = visiblePaths
        guard let first = visible.first, let last = visible.last else { return [] }
        return [content.geometry.row(before: first), content.geometry.row(after: last)]
            .compactMap(\.self)
    }
}

/// The cell of a reloaded row that is still on the table.
struct LeavingCell {
    var path: IndexPath
    var cell: UITableViewCell
}
