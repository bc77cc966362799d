import UIKit

/// A screen whose table is walked by keys, the selection being the cursor.
///
/// Changing the parent class is all that it takes: arrows, Return, Space, Home, End and the rest
/// work as ``ListCommands`` says. From a nib or a storyboard it serves the first table that it
/// finds; without one it makes a plain one. The table's delegate and data source stay the app's.
@MainActor
open class ShortcutTableViewController: ShortcutScrollViewController {
    private var table: TableNavigator?

    /// What is walked; set it before the view appears, or later, to another one.
    open var tableView: UITableView? {
        didSet {
            guard tableView !== oldValue else { return }
            scrollView = tableView
            table = tableView.map { TableNavigator(tableView: $0) }
        }
    }

    /// What walks the table; its choices can be changed.
    public var tableNavigator: TableNavigator? { table }

    override func findScrollView() {
        tableView =
            view.firstScrollViewInside(UITableView.self)
            ?? add(
                UITableView(frame: view.bounds, style: .plain))
    }

    override var keyNavigator: (any KeyNavigator)? { table }

    override func type(_ key: UIKey) -> Bool { table?.typeSelect(key) ?? false }
}
