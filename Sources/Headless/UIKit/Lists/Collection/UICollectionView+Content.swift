import CoreGraphics
import Foundation

// The content, from the data source, and the layout for it.
extension UICollectionView {
    var loadedCounts: [Int] {
        loadIfNeeded()
        return content.counts
    }

    func loadIfNeeded() {
        guard !content.isLoaded else { return }
        // Calls during the loading see the previous state.
        content.isLoaded = true
        content.counts = itemCounts()
    }

    func itemCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return (0..<sections).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    /// Discards the counts, so that the data source is asked again when they are needed.
    func contentIsUnknown(
        _ reason: UICollectionViewLayoutInvalidationContext.Reason = .everything
    ) {
        shown.refused = []
        content.isLoaded = false
        content.generation += 1
        content.prefetch = ListPrefetch()
        let layout = collectionViewLayout
        layout.invalidateLayout(with: .make(for: layout, reason))
        // A layout whose override doesn't call its superclass is prepared, too.
        layoutWasInvalidated()
    }

    func layoutWasInvalidated() {
        content.isPrepared = false
        setNeedsLayout()
    }

    // Apple, `contentOffsetAdjustment` and `contentSizeAdjustment`: added to the present ones, and
    // at once (assumed: A94).
    func adjustContent(by context: UICollectionViewLayoutInvalidationContext) {
        let (growth, way) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
        guard growth != .zero || way != .zero else { return }
        correctOffset(by: way) {
            contentSize = CGSize(
                width: contentSize.width + growth.width,
                height: contentSize.height + growth.height)
        }
    }

    func invalidateIfNeeded(for newBounds: CGRect) {
        let layout = collectionViewLayout
        guard newBounds != bounds, layout.user === self,
            layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }

    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        guard !content.isPrepared else { return }
        content.isPrepared = true
        let layout = collectionViewLayout
        layout.prepare()
        tellUpdate(to: layout)
        let wasEmpty = contentSize == .zero
        contentSize = layout.collectionViewContentSize
        // A mirrored layout begins at its other end (assumed: A67).
        if wasEmpty, mirror != nil, contentSize.width > bounds.width {
            contentOffset.x = horizontal.restingOffsets.upperBound
        }
    }

    func layoutIsAnother() {
        let wasLoaded = content.isLoaded
        contentIsUnknown()
        content.isLoaded = wasLoaded
    }

    // MARK: Attributes

    var mirror: LayoutMirror? {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
        else { return nil }
        return LayoutMirror(width: contentSize.width)
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        switch element {
        case .cell(let path): guard content.contains(path) else { return nil }
        case .supplementary(_, let path):
            guard content.counts.indices.contains(path.section) else { return nil }
        case .decoration: break
        }
        return mirrored(collectionViewLayout.ownAttributes(of: element))
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        let asked = mirror?.mirrored(rect) ?? rect
        let found = collectionViewLayout.layoutAttributesForElements(in: asked) ?? []
        return found.compactMap(mirrored)
    }

    private func mirrored(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let mirror, let attributes,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.center = mirror.mirrored(attributes.center)
        return copy
    }

    func item(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return attributes(in: near)
            .filter { attributes in
                attributes.representedElementCategory == .cell
                    && content.contains(attributes.indexPath) && attributes.frame.contains(point)
            }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }
}
