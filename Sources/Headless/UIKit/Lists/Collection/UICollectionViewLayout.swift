import CoreGraphics
import Foundation

/// The base class of layouts, which decide where the elements of a collection view are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    package weak var user: UICollectionView?
    private var decorations: [String: UICollectionReusableView.Type] = [:]

    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var collectionView: UICollectionView? { user }

    // MARK: For subclasses

    // Apple's reference: the class of the attributes, and of the contexts, that a layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

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

    @discardableResult
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    func decorationClass(of kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

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
        invalidateLayout(with: .make(for: self, .layout))
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        user?.layoutWasInvalidated()
        user?.adjustContent(by: context)
    }

    // Apple's reference: false by default.
    @discardableResult
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    @discardableResult
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { .make(for: self, .layout) }

    // Apple's reference: false by default.
    @discardableResult
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    @discardableResult
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { .make(for: self, .sizes) }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    open func finalizeCollectionViewUpdates() {}

    // Apple's reference: `nil` by default.
    @discardableResult
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    @discardableResult
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // Apple's reference: all four are empty by default.
    @discardableResult
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    @discardableResult
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    @discardableResult
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    @discardableResult
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Changes of the bounds and of the layout

    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    open func finalizeLayoutTransition() {}

    // MARK: Sizes

    /// Returns a Boolean value that indicates whether the view with these attributes is asked for
    /// its size; `answer` is its last one.
    // A view is asked once for each size that it gets (assumed: A93).
    package func asksForSize(
        of attributes: UICollectionViewLayoutAttributes, after answer: SizeAnswer?
    ) -> Bool { answer?.isAbout(attributes.size) != true }

    /// Called with the answer of a view.
    package func viewDidAnswer(
        _ preferred: UICollectionViewLayoutAttributes,
        for original: UICollectionViewLayoutAttributes
    ) {}

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

/// The size that a view has preferred to the one of its attributes.
package struct SizeAnswer: Equatable, Sendable {
    package var asked: CGSize
    package var preferred: CGSize

    /// Returns a Boolean value that indicates whether a view with this size has answered already.
    func isAbout(_ size: CGSize) -> Bool { size == asked || size == preferred }
}

extension UICollectionViewLayout {
    /// Returns new attributes of the layout's class.
    func attributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type =
            Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return .make(type ?? UICollectionViewLayoutAttributes.self, for: element)
    }
}
