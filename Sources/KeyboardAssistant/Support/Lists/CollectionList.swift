import UIKit

/// A collection view as a list.
@MainActor
final class CollectionList: ListAdapter {
    private weak var view: UICollectionView?

    init(_ collectionView: UICollectionView) {
        view = collectionView
    }

    /// The collection view; `nil` after it is deallocated.
    var collectionView: UICollectionView? { view }

    var scrollView: UIScrollView? { view }

    var dataSource: AnyObject? { view?.dataSource }

    var allRows: RowWalk { view?.itemWalk ?? .empty }

    func frame(of position: RowPosition) -> CGRect? {
        view?.layoutAttributesForItem(at: position.indexPath)?.frame
    }

    func cell(at position: RowPosition) -> UIView? {
        view?.cellForItem(at: position.indexPath)
    }
}
