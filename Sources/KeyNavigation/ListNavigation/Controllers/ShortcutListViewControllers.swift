import UIKit

/// A view controller whose table people navigate with keys.
///
/// The cursor is the selection.
///
/// To use it, change the superclass of your view controller. Arrows, Return, Space, Home, End and
/// the other keys then work as described in ``ListOptions/Commands``. If the view comes from a nib
/// or storyboard, the controller uses the first table in it. If there is none, it creates a plain
/// table. It doesn't replace the table's delegate or data source.
@MainActor
open class ShortcutTableViewController: ShortcutScrollViewController {
    /// The table that people navigate.
    ///
    /// You can set it before the view appears, or replace it later.
    open var tableView: UITableView? {
        didSet {
            guard tableView !== oldValue else { return }
            scrollView = tableView
            tableNavigator = tableView.map { TableNavigator(tableView: $0) }
        }
    }

    /// The navigator of the table, whose options you can change.
    public private(set) var tableNavigator: TableNavigator?

    override func findScrollView() {
        tableView =
            view.firstScrollViewInside(UITableView.self)
            ?? add(UITableView(frame: view.bounds, style: .plain))
    }

    override var keyNavigator: (any KeyNavigator)? { tableNavigator }

    override func type(_ key: UIKey) -> Bool { tableNavigator?.typeSelect(key) ?? false }
}

/// An alias with the name that Instapaper's IPShortcut uses.
public typealias IPShortcutTableViewController = ShortcutTableViewController

/// A view controller whose collection view people navigate with keys.
///
/// The cursor is the selection.
///
/// To use it, change the superclass of your view controller. Arrows, Return, Space, Home, End and
/// the other keys then work as described in ``ListOptions/Commands``. If the view comes from a nib
/// or storyboard, the controller uses the first collection view in it. If there is none, it creates
/// one with a flow layout. It doesn't replace the delegate or data source.
@MainActor
open class ShortcutCollectionViewController: ShortcutScrollViewController {
    /// The collection view that people navigate.
    ///
    /// You can set it before the view appears, or replace it later.
    open var collectionView: UICollectionView? {
        didSet {
            guard collectionView !== oldValue else { return }
            scrollView = collectionView
            collectionNavigator = collectionView.map { CollectionNavigator(collectionView: $0) }
        }
    }

    /// The navigator of the collection view, whose options you can change.
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

/// An alias with the name that Instapaper's IPShortcut uses.
public typealias IPShortcutCollectionViewController = ShortcutCollectionViewController
