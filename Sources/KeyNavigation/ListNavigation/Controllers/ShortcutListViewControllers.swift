import UIKit

/// A view controller with a table that people navigate with keys.
///
/// The cursor is the selection.
///
/// To use this class, change the superclass of your view controller. Arrows, Return, Space, Home,
/// End and the other keys then work as described in ``ListOptions/Commands``. The controller uses
/// the first table in a view from a nib or storyboard, or otherwise creates a plain table. The
/// table keeps its delegate and data source.
@MainActor
open class ShortcutTableViewController: ShortcutScrollViewController {
    /// The table that people navigate.
    ///
    /// You can set the table before the view appears, or replace it later.
    open var tableView: UITableView? {
        didSet {
            guard tableView !== oldValue else { return }
            scrollView = tableView
            tableNavigator = tableView.map { TableNavigator(tableView: $0) }
        }
    }

    /// The navigator of the table.
    ///
    /// You can change its options.
    public private(set) var tableNavigator: TableNavigator?

    override func findScrollView() {
        tableView =
            view.firstScrollViewInside(UITableView.self)
            ?? add(UITableView(frame: view.bounds, style: .plain))
    }

    override var keyNavigator: (any KeyNavigator)? { tableNavigator }

    override func type(_ key: UIKey) -> Bool { tableNavigator?.typeSelect(key) ?? false }
}

/// The name of this class in Instapaper's IPShortcut.
public typealias IPShortcutTableViewController = ShortcutTableViewController

/// A view controller with a collection view that people navigate with keys.
///
/// The cursor is the selection.
///
/// To use this class, change the superclass of your view controller. Arrows, Return, Space, Home,
/// End and the other keys then work as described in ``ListOptions/Commands``. The controller uses
/// the first collection view in a view from a nib or storyboard, or otherwise creates one with a
/// flow layout. The collection view keeps its delegate and data source.
@MainActor
open class ShortcutCollectionViewController: ShortcutScrollViewController {
    /// The collection view that people navigate.
    ///
    /// You can set the collection view before the view appears, or replace it later.
    open var collectionView: UICollectionView? {
        didSet {
            guard collectionView !== oldValue else { return }
            scrollView = collectionView
            collectionNavigator = collectionView.map { CollectionNavigator(collectionView: $0) }
        }
    }

    /// The navigator of the collection view.
    ///
    /// You can change its options.
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

/// The name of this class in Instapaper's IPShortcut.
public typealias IPShortcutCollectionViewController = ShortcutCollectionViewController
