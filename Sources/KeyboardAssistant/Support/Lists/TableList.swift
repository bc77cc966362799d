import UIKit

/// A table as a list.
@MainActor
final class TableList: ListAdapter {
    private weak var view: UITableView?

    init(_ tableView: UITableView) {
        view = tableView
    }

    /// The table; `nil` after it is deallocated.
    var tableView: UITableView? { view }

    var scrollView: UIScrollView? { view }

    var dataSource: AnyObject? { view?.dataSource }

    var allRows: RowWalk { view?.rowWalk ?? .empty }

    func frame(of position: RowPosition) -> CGRect? {
        view?.rectForRow(at: position.indexPath)
    }

    func cell(at position: RowPosition) -> UIView? {
        view?.cellForRow(at: position.indexPath)
    }
}
