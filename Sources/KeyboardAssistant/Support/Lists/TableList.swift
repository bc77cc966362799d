import UIKit

/// A table as a list.
@MainActor
package final class TableList: ListAdapter {
    private weak var view: UITableView?

    package init(_ tableView: UITableView) {
        view = tableView
    }

    /// The table; `nil` after it is deallocated.
    package var tableView: UITableView? { view }

    package var scrollView: UIScrollView? { view }

    package var dataSource: AnyObject? { view?.dataSource }

    package var allRows: RowWalk { view?.rowWalk ?? .empty }

    package func frame(of position: RowPosition) -> CGRect? {
        view?.rectForRow(at: position.indexPath)
    }

    package func cell(at position: RowPosition) -> UIView? {
        view?.cellForRow(at: position.indexPath)
    }
}
