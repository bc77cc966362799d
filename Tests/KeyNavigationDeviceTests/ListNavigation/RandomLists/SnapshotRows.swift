import UIKit

/// The rows of a table as snapshots, which its screen decides about.
final class SnapshotRows: UITableViewDiffableDataSource<Int, Int> {
    weak var list: PlayedTable?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        list?.tableView(tableView, canEditRowAt: indexPath) ?? false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        list?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { list?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { list?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

extension PlayedRows {
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.number])
            snapshot.appendItems(section.rows, toSection: section.number)
        }
        return snapshot
    }
}
