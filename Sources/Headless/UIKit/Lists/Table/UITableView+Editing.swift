import CoreGraphics
import Foundation

extension UITableView {
    func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let path = shown.path(of: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// Handles a tap on the circle at the beginning of a row.
    func editControlTapped(in cell: UITableViewCell) {
        guard let path = shown.path(of: cell) else { return }
        dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }

    /// Handles the drop of a row, at a point in its reorder control.
    func reorderControlDropped(_ cell: UITableViewCell, at place: CGPoint) {
        guard let control = cell.parts.reorderControl, let path = shown.path(of: cell) else {
            return
        }
        let y = control.convert(place, to: self).y
        guard let target = content.geometry.row(at: y) else { return }
        performUserMove(from: path, to: target)
    }

    /// Performs the action of dragging a row to another place.
    package func performUserMove(from source: IndexPath, to proposed: IndexPath) {
        guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: source) else {
            return
        }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        guard target != source else { return }
        // Apple, `moveRowAt`: the data source is notified of the move, and moves the row in its
        // data. The table itself moves the row.
        let generation = content.generation
        dataSource.tableView(self, moveRowAt: source, to: target)
        // A data source that has reloaded the rows meanwhile has moved the row already.
        guard content.generation == generation else { return }
        changeUnasked { $0.movedRows.append(.init(from: source, to: target)) }
    }
}
