import UIKit

/// A collection view as a list.
@MainActor
package final class CollectionList: ListAdapter {
    private weak var view: UICollectionView?

    package init(_ collectionView: UICollectionView) {
        view = collectionView
    }

    /// The collection view; `nil` after it is deallocated.
    package var collectionView: UICollectionView? { view }

    package var scrollView: UIScrollView? { view }

    package var dataSource: AnyObject? { view?.dataSource }

    package var allRows: RowWalk { view?.itemWalk ?? .empty }

    package func frame(of position: RowPosition) -> CGRect? {
        view?.layoutAttributesForItem(at: position.indexPath)?.frame
    }

    package func cell(at position: RowPosition) -> UIView? {
        view?.cellForItem(at: position.indexPath)
    }
}
