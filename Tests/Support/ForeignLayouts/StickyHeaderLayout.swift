import UIKit

/// The headers that a scroll moves.
final class HeaderContext: UICollectionViewFlowLayoutInvalidationContext {
    var isScroll = false
}

/// A flow layout that keeps the header of the section that is read at the top, by itself, as
/// libraries did before flow layouts could, with a card below each section.
public final class StickyHeaderLayout: UICollectionViewFlowLayout {
    /// The number of scrolls that moved only headers.
    public private(set) var scrolls = 0
    /// The number of times that more became invalid.
    public private(set) var measurements = 0

    public override class var invalidationContextClass: AnyClass { HeaderContext.self }

    public override init() {
        super.init()
        register(SectionCard.self, forDecorationViewOfKind: "card")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard newBounds.size == collectionView?.bounds.size,
            let headers = context as? HeaderContext
        else { return context }
        headers.isScroll = true
        headers.invalidateSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: [IndexPath(item: 0, section: 0)])
        return headers
    }

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isScroll = (context as? HeaderContext)?.isScroll ?? false
        if isScroll, context.invalidatedSupplementaryIndexPaths?.isEmpty == false {
            scrolls += 1
        } else {
            measurements += 1
        }
        super.invalidateLayout(with: context)
    }

    public override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var all = (super.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell }
        for section in 0..<(collectionView?.numberOfSections ?? 0) {
            let path = IndexPath(item: 0, section: section)
            let header = layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: path)
            let card = layoutAttributesForDecorationView(ofKind: "card", at: path)
            all += [header, card].compactMap { $0 }.filter { $0.frame.intersects(rect) }
        }
        return all
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let plain = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        guard let attributes = plain?.copy() as? UICollectionViewLayoutAttributes,
            let collectionView, let end = end(of: indexPath.section)
        else { return plain }
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        attributes.frame.origin.y = min(
            max(top, attributes.frame.minY), end - attributes.frame.height)
        attributes.zIndex = 1_000
        return attributes
    }

    public override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section))
        guard let first, let end = end(of: indexPath.section) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0, y: first.frame.minY, width: first.frame.maxX, height: end - first.frame.minY)
        attributes.zIndex = -1
        return attributes
    }

    private func end(of section: Int) -> CGFloat? {
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        guard count > 0 else { return nil }
        return layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))?.frame
            .maxY
    }
}

/// The card behind the rows of a section.
public final class SectionCard: UICollectionReusableView {}
