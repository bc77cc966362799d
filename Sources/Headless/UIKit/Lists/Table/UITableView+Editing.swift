import CoreGraphics
import Foundation

extension UITableView {
    func accessoryButtonTapped(in cell: UITableViewCell) {
        guard let path = shown.path(of: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// The circle at the beginning of a row was tapped.
    func editControlTapped(in cell: UITableViewCell) {
        guard let path = shown.path(of: cell) else { return }
        dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }

    /// A row was dragged and let go of, at a place in its reorder control.
    func reorderControlDropped(_ cell: UITableViewCell, at place: CGPoint) {
        guard let control = cell.parts.reorderControl, let path = shown.path(of: cell) else {
            return
        }
        let y = control.convert(place, to: self).y
        guard let target = content.geometry.row(at: y) else { return }
        performUserMove(from: path, to: target)
    }

    /// Does what dragging a row to another place does.
    package func performUserMove(from source: IndexPath, to proposed: IndexPath) {
        guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: source) else {
            return
        }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        guard target != source else { return }
        // Apple, `moveRowAt`: the data source is told that the row has been moved, and moves it in
        // its own data; the table moves it by itself.
        let generation = content.generation
        dataSource.tableView(self, moveRowAt: source, to: target)
        // One that shows its rows anew meanwhile has moved the row already.
        guard content.generation == generation else { return }
        changeUnasked { $0.movedRows.append(.init(from: source, to: target)) }
    }
}
