import UIKit

extension TableList {
    func reorder(_ position: RowPosition, to target: RowPosition) -> RowPosition? {
        guard let tableView, let source = tableView.dataSource else { return nil }
        let (row, goal) = (position.indexPath, target.indexPath)
        switch ListOwner(of: source) {
        case .anyone:
            let shown = tableView.rowCounts
            source.move(row, to: goal, in: tableView)
            let outcome = ReorderOutcome(
                of: position, to: target, shown: shown, shownNow: tableView.rowCounts,
                data: source.rowCounts(of: tableView))
            if outcome == .moves { tableView.moveRow(at: row, to: goal) }
            return outcome == .stays ? nil : target
        case .snapshots(let snapshots):
            // Apple's sample for diffable tables moves the row by a snapshot in the method that is
            // called here ("Implementing Modern Collection Views", TableViewEditingViewController).
            return snapshots.place(ofMoving: position) {
                source.move(row, to: goal, in: tableView)
            }
        case .unknown: return nil
        }
    }
}

extension UITableView {
    fileprivate var rowCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }
}
