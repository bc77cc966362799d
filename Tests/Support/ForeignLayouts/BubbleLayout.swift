import UIKit

// A layout of conversations in the manner of libraries that know nothing of this one: it has
// attributes and a context of its own, estimates heights that cells correct, and keeps the end of
// the conversation in place.

/// The place of a bubble, and whose it is.
public final class BubbleAttributes: UICollectionViewLayoutAttributes {
    public var isOwn = false

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! BubbleAttributes
        copy.isOwn = isOwn
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BubbleAttributes else { return false }
        return other.isOwn == isOwn && super.isEqual(object)
    }
}

/// What changes in a bubble layout: the heights that cells have told.
public final class BubbleContext: UICollectionViewLayoutInvalidationContext {
    var heights: [IndexPath: CGFloat] = [:]
}

/// Bubbles below each other, at the left or the right.
public final class BubbleLayout: UICollectionViewLayout {
    /// The height of a bubble that hasn't been measured.
    public var estimate: CGFloat = 30
    public var spacing: CGFloat = 4
    /// Returns whether the bubble of an item is at the right.
    public var isOwn: (IndexPath) -> Bool = { $0.item.isMultiple(of: 2) }
    /// The calls of the collection view, by name.
    public private(set) var calls: [String] = []
    /// The changes of the last update, as text.
    public private(set) var lastUpdate: [String] = []
    public private(set) var appearing: [IndexPath] = []
    public private(set) var disappearing: [IndexPath] = []

    private var heights: [CGFloat?] = []
    private var tops: [CGFloat] = []
    private var contentHeight: CGFloat = 0
    private var countsAreOld = true
    private var waitsForUpdates = false
    private var inserted: Set<IndexPath> = []
    private var deleted: Set<IndexPath> = []
    /// The offset after an update, at which what is read stays.
    private var target: CGFloat?

    public override class var layoutAttributesClass: AnyClass { BubbleAttributes.self }
    public override class var invalidationContextClass: AnyClass { BubbleContext.self }

    public func forgetCalls() {
        calls = []
        appearing = []
        disappearing = []
    }

    // MARK: Layout

    public override func prepare() {
        super.prepare()
        calls.append("prepare")
        guard let collectionView, !waitsForUpdates else { return }
        if countsAreOld {
            countsAreOld = false
            heights = Array(repeating: nil, count: collectionView.numberOfItems(inSection: 0))
        }
        stack()
    }

    private func stack() {
        var top: CGFloat = 0
        tops = heights.map { height in
            defer { top += (height ?? estimate) + spacing }
            return top
        }
        contentHeight = max(0, top - spacing)
    }

    public override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
    }

    public override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        tops.indices.filter { tops[$0] < rect.maxY && tops[$0] + height($0) > rect.minY }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    public override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard tops.indices.contains(indexPath.item) else { return nil }
        let attributes = BubbleAttributes(forCellWith: indexPath)
        let width = collectionView?.bounds.width ?? 0
        attributes.isOwn = isOwn(indexPath)
        attributes.frame = CGRect(
            x: attributes.isOwn ? width * 0.3 : 0, y: tops[indexPath.item], width: width * 0.7,
            height: height(indexPath.item))
        return attributes
    }

    private func height(_ item: Int) -> CGFloat { heights[item] ?? estimate }

    // MARK: Invalidation

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    public override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

    public override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context =
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes,
                withOriginalAttributes: originalAttributes) as! BubbleContext
        let path = originalAttributes.indexPath
        guard heights.indices.contains(path.item) else { return context }
        context.heights[path] = preferredAttributes.size.height
        let growth = preferredAttributes.size.height - height(path.item)
        context.contentSizeAdjustment = CGSize(width: 0, height: growth)
        if isAtEnd || tops[path.item] < visible.minY {
            context.contentOffsetAdjustment = CGPoint(x: 0, y: growth)
        }
        return context
    }

    public override func invalidateLayout(
        with context: UICollectionViewLayoutInvalidationContext
    ) {
        for (path, height) in (context as? BubbleContext)?.heights ?? [:] {
            heights[path.item] = height
        }
        if context.invalidateEverything {
            countsAreOld = true
        } else if context.invalidateDataSourceCounts {
            waitsForUpdates = true
        }
        super.invalidateLayout(with: context)
    }

    private var visible: CGRect {
        guard let collectionView else { return .zero }
        return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    }

    /// A Boolean value that indicates whether the last bubble is at the end of the visible part.
    private var isAtEnd: Bool {
        contentHeight > visible.height && visible.maxY >= contentHeight - 1
    }

    // MARK: Updates

    public override func prepare(
        forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
    ) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append("update")
        lastUpdate = updateItems.map(describe)
        let (wasAtEnd, oldHeight, top) = (isAtEnd, contentHeight, visible.minY)
        let offset = collectionView?.contentOffset.y ?? 0
        let firstVisible = tops.firstIndex { $0 >= top } ?? 0
        let place = tops.indices.contains(firstVisible) ? tops[firstVisible] : 0
        waitsForUpdates = false
        var anchor = firstVisible
        for item in updateItems { adopt(item, &anchor) }
        stack()
        if wasAtEnd {
            target = offset + contentHeight - oldHeight
        } else if tops.indices.contains(anchor), tops[anchor] != place {
            target = offset + tops[anchor] - place
        }
    }

    // Deletions come before insertions, the former by their old places.
    private func adopt(_ item: UICollectionViewUpdateItem, _ anchor: inout Int) {
        switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
        case (.delete, let before?, _):
            heights.remove(at: before.item - deleted.filter { $0 < before }.count)
            deleted.insert(before)
            if before.item < anchor { anchor -= 1 }
        case (.insert, _, let after?):
            heights.insert(nil, at: after.item)
            inserted.insert(after)
            if after.item <= anchor { anchor += 1 }
        case (.reload, let before?, _): heights[before.item] = nil
        default: break
        }
    }

    private func describe(_ item: UICollectionViewUpdateItem) -> String {
        let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate]
            .map { $0.map { "\($0.item)" } ?? "-" }
        return "\(item.updateAction.rawValue): \(places[0]) \(places[1])"
    }

    public override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        calls.append("target")
        defer { target = nil }
        return CGPoint(x: proposedContentOffset.x, y: target ?? proposedContentOffset.y)
    }

    public override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(itemIndexPath) else { return nil }
        appearing.append(itemIndexPath)
        let attributes =
            layoutAttributesForItem(at: itemIndexPath)?.copy() as? BubbleAttributes
        attributes?.alpha = 0
        attributes?.transform = CGAffineTransform(translationX: 0, y: 20)
        return attributes
    }

    public override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if deleted.contains(itemIndexPath) { disappearing.append(itemIndexPath) }
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    public override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
        inserted = []
        deleted = []
    }

    public override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("bounds")
    }

    public override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("bounds are final")
    }
}
