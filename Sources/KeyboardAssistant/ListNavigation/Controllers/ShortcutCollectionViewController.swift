import UIKit

/// A screen whose collection view is walked by keys, the selection being the cursor.
///
/// Changing the parent class is all that it takes: arrows, Return, Space, Home, End and the rest
/// work as ``ListCommands`` says. From a nib or a storyboard it serves the first collection view
/// that it finds; without one it makes one with a flow layout. Delegate and data source stay the
/// app's.
@MainActor
open class ShortcutCollectionViewController: ShortcutScrollViewController {
    private var collection: CollectionNavigator?

    /// What is walked; set it before the view appears, or later, to another one.
    open var collectionView: UICollectionView? {
        didSet {
            guard collectionView !== oldValue else { return }
            scrollView = collectionView
            collection = collectionView.map { CollectionNavigator(collectionView: $0) }
        }
    }

    /// What walks the collection view; its choices can be changed.
    public var collectionNavigator: CollectionNavigator? { collection }

    override func findScrollView() {
        collectionView =
            view.firstScrollViewInside(UICollectionView.self)
            ?? add(
                UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout()))
    }

    override var keyNavigator: (any KeyNavigator)? { collection }

    override func type(_ key: UIKey) -> Bool { collection?.typeSelect(key) ?? false }
}
