import CoreGraphics
import Foundation

/// Says where the elements of a collection view are; a subclass knows.
@MainActor open class UICollectionViewLayout: NSObject {
    weak var owner: UICollectionView?

    public override init() {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }

    open var collectionViewContentSize: CGSize { .zero }

    /// Called before anything is asked, and again after each invalidation.
    open func prepare() {}

    @discardableResult
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    @discardableResult
    open func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    @discardableResult
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    @discardableResult
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    // Apple, `flipsHorizontallyInOppositeLayoutDirection`: false by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    @discardableResult
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    open func invalidateLayout() {
        owner?.layoutWasInvalidated()
    }
}
