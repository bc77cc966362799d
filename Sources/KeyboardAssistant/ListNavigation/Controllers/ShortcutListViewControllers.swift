import UIKit

/// A screen whose table is walked through by keys, the selection being the cursor.
///
/// Changing the parent class is all that it takes: arrows, Return, Space, Home, End and the rest
/// work as ``ListOptions/Commands`` says. From a nib or a storyboard it serves the first
/// table that it finds; without one it makes a plain one. The table's delegate and data source stay
/// the app's.
@MainActor
open class ShortcutTableViewController: ShortcutScrollViewController {
    /// The table that keys walk through; set it before the view appears, or later, to another one.
    open var tableView: UITableView? {
        didSet {
            guard tableView !== oldValue else { return }
            scrollView = tableView
            tableNavigator = tableView.map { TableNavigator(tableView: $0) }
        }
    }

    /// The navigator of the table; its options can be changed.
    public private(set) var tableNavigator: TableNavigator?

    override func findScrollView() {
        tableView =
            view.firstScrollViewInside(UITableView.self)
            ?? add(UITableView(frame: view.bounds, style: .plain))
    }

    override var keyNavigator: (any KeyNavigator)? { tableNavigator }

    override func type(_ key: UIKey) -> Bool { tableNavigator?.typeSelect(key) ?? false }
}

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutTableViewController = ShortcutTableViewController

/// A screen whose collection view is walked through by keys, the selection being the cursor.
///
/// Changing the parent class is all that it takes: arrows, Return, Space, Home, End and the rest
/// work as ``ListOptions/Commands`` says. From a nib or a storyboard it serves the first
/// collection view that it finds; without one it makes one with a flow layout. Delegate and data
/// source stay the app's.
@MainActor
open class ShortcutCollectionViewController: ShortcutScrollViewController {
    /// The collection view that keys walk through; set it before the view appears, or later, to
    /// another one.
    open var collectionView: UICollectionView? {
        didSet {
            guard collectionView !== oldValue else { return }
            scrollView = collectionView
            collectionNavigator = collectionView.map { CollectionNavigator(collectionView: $0) }
        }
    }

    /// The navigator of the collection view; its options can be changed.
    public private(set) var collectionNavigator: CollectionNavigator?

    override func findScrollView() {
        collectionView =
            view.firstScrollViewInside(UICollectionView.self)
            ?? add(
                UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
    }

    override var keyNavigator: (any KeyNavigator)? { collectionNavigator }

    override func type(_ key: UIKey) -> Bool { collectionNavigator?.typeSelect(key) ?? false }
}

/// The name that Instapaper's IPShortcut gave to such a screen.
public typealias IPShortcutCollectionViewController = ShortcutCollectionViewController
