import CoreGraphics
import Foundation

/// Items in lines that follow one another.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var geometry = FlowGeometry()
    private var isPrepared = false

    // Apple, defaults: items of 50 × 50, ten points between them and between lines.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    open override func invalidateLayout() {
        isPrepared = false
        super.invalidateLayout()
    }

    open override func prepare() {
        super.prepare()
        guard !isPrepared, let owner else { return }
        geometry = FlowMeasuring(layout: self, view: owner).geometry
        isPrepared = true
    }

    // General knowledge: a flow layout is made anew when its breadth changes; headers that stick
    // are placed anew whenever it scrolls.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let breadth = scrollDirection == .vertical ? newBounds.width : newBounds.height
        if breadth != owner?.flowBreadth(scrollDirection) { isPrepared = false }
        return breadth != geometry.breadth || sectionHeadersPinToVisibleBounds
            || sectionFootersPinToVisibleBounds
    }

    // MARK: Attributes

    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        let sections = geometry.elements(in: rect)
        let items = sections.flatMap { section, items in
            items.compactMap { item in
                layoutAttributesForItem(at: IndexPath(item: item, section: section))
            }
        }
        let views = sections.flatMap { section, _ in
            [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
                .compactMap { kind in
                    layoutAttributesForSupplementaryView(
                        ofKind: kind, at: IndexPath(item: 0, section: section))
                }
        }
        return (items + views).filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let frame = geometry.frame(ofItem: indexPath.item, in: indexPath.section) else {
            return nil
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame = frame(ofKind: elementKind, in: indexPath.section) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        // General knowledge: what sticks lies above the items.
        attributes.zIndex = 10
        return attributes
    }

    private func frame(ofKind kind: String, in section: Int) -> CGRect? {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            sectionHeadersPinToVisibleBounds
                ? geometry.stickyHeaderFrame(in: section, at: visible.lowerBound)
                : geometry.headerFrame(in: section)
        case UICollectionView.elementKindSectionFooter:
            sectionFootersPinToVisibleBounds
                ? geometry.stickyFooterFrame(in: section, at: visible.upperBound)
                : geometry.footerFrame(in: section)
        default: nil
        }
    }

    /// What shows between the insets, along the way the layout scrolls.
    private var visible: ClosedRange<CGFloat> {
        guard let owner else { return 0...0 }
        let shown = owner.bounds.inset(by: owner.adjustedContentInset)
        return geometry.span(along: shown.width >= 0 && shown.height >= 0 ? shown : owner.bounds)
    }
}
