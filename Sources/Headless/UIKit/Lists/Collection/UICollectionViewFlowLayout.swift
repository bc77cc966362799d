import CoreGraphics
import Foundation

/// A layout of items in lines, like text.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public typealias SectionInsetReference = UICollectionViewFlowLayoutSectionInsetReference

    /// The frames of all elements; `nil` while they are unknown.
    private var geometry: FlowGeometry?
    /// The surroundings for which the geometry was calculated.
    private var surroundings: FlowSurroundings?

    // Apple's reference: by default, both spacings are 10, and items are 50 by 50.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidateLayout() }
    }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard geometry == nil, let collectionView else { return }
        let surroundings = FlowSurroundings(of: collectionView, for: self)
        self.surroundings = surroundings
        geometry = FlowQuestions(collectionView, self, surroundings).geometry
    }

    open override var collectionViewContentSize: CGSize {
        guard let geometry else { return .zero }
        let whole = FlowSize(along: geometry.length, across: geometry.breadth)
        return axis.rect(FlowRect(along: 0, across: 0, size: whole)).size
    }

    @discardableResult
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry, rect.isUsable else { return [] }
        let stretch = axis.stretch(of: rect)
        return geometry.sections(from: stretch.start, to: stretch.end)
            .flatMap { elements(of: $0, geometry, stretch) }
            .filter { $0.frame.overlaps(rect) }
    }

    private func elements(
        of section: Int, _ geometry: FlowGeometry, _ stretch: (start: CGFloat, end: CGFloat)
    ) -> [UICollectionViewLayoutAttributes] {
        let path = IndexPath(item: 0, section: section)
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)
        let items = geometry.items(of: section, from: stretch.start, to: stretch.end)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        let footer = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: path)
        return [header].compactMap { $0 } + items + [footer].compactMap { $0 }
    }

    @discardableResult
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry, geometry.contains(section: indexPath.section, item: indexPath.item)
        else { return nil }
        let attributes = attributes(for: .cell(indexPath))
        attributes.frame = axis.rect(
            geometry.rect(ofItem: indexPath.item, in: indexPath.section))
        return attributes
    }

    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry, geometry.sections.indices.contains(indexPath.section),
            let place = place(of: elementKind, indexPath.section, geometry)
        else { return nil }
        let attributes = attributes(for: .supplementary(elementKind, indexPath))
        attributes.frame = axis.rect(place)
        if pins(elementKind) { attributes.zIndex = Self.pinnedIndex }
        return attributes
    }

    // Pinned views are above the items that scroll under them (assumed: A60).
    private static let pinnedIndex = 10

    private func pins(_ kind: String) -> Bool {
        kind == UICollectionView.elementKindSectionHeader
            ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    }

    private func place(
        of kind: String, _ section: Int, _ geometry: FlowGeometry
    ) -> FlowRect? {
        switch kind {
        case UICollectionView.elementKindSectionHeader: geometry.header(of: section, pinning)
        case UICollectionView.elementKindSectionFooter: geometry.footer(of: section, pinning)
        default: nil
        }
    }

    private var pinning: FlowGeometry.Pinning {
        guard let collectionView else { return FlowGeometry.Pinning() }
        // A layout doesn't know that it is mirrored, so the visible part is mirrored back.
        let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let visible = axis.stretch(of: collectionView.mirror?.mirrored(bounds) ?? bounds)
        return FlowGeometry.Pinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visible: visible.start...max(visible.start, visible.end))
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(
        with context: UICollectionViewLayoutInvalidationContext
    ) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let keeps =
            flow.map {
                !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes
            }
            ?? false
        if !keeps || context.invalidateEverything || context.invalidateDataSourceCounts {
            geometry = nil
        }
        super.invalidateLayout(with: context)
    }

    @discardableResult
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return changesLines(newBounds)
    }

    @discardableResult
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = changesLines(newBounds)
            flow.invalidateFlowLayoutAttributes = flow.invalidateFlowLayoutDelegateMetrics
        }
        return context
    }

    /// Returns a Boolean value that indicates whether the length of lines changes with the bounds;
    /// scrolling doesn't change it.
    private func changesLines(_ newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return axis.size(old).across != axis.size(newBounds.size).across
    }

    package override func surroundingsMayHaveChanged() {
        guard let collectionView, let surroundings,
            surroundings != FlowSurroundings(of: collectionView, for: self)
        else { return }
        invalidateLayout()
    }
}
