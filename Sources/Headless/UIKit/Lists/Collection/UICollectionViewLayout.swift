import CoreGraphics
import Foundation

/// The base class of layouts, which decide where the elements of a collection view are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    package weak var user: UICollectionView?

    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var collectionView: UICollectionView? { user }

    // MARK: For subclasses

    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    @discardableResult
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    @discardableResult
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // Apple's reference: the default is the proposed offset.
    @discardableResult
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    @discardableResult
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // Apple's reference: false by default; true mirrors the layout in languages that are read in
    // the other direction than the layout was developed for.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Invalidation

    open func invalidateLayout() {
        invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        user?.layoutWasInvalidated()
    }

    // Apple's reference: false by default.
    @discardableResult
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    @discardableResult
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }

    // Apple's reference: false by default.
    @discardableResult
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns a Boolean value that indicates whether the view with these attributes decides its
    /// size.
    package func asksForSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Returns a Boolean value that indicates whether the view was measured before.
    package func knowsSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Called when the view of an element may need another size.
    func askAgain(for element: CollectionElement) {}

    /// Moves the state of elements to their new places, and removes that of deleted elements.
    func elementsMove(_ place: (CollectionElement) -> CollectionElement?) {}

    /// Returns the lengths that the view decides.
    package func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (width: Bool, height: Bool) { (false, false) }

    /// Called when insets, margins or the safe area of the collection view may have changed.
    package func surroundingsMayHaveChanged() {}
}
