import CoreGraphics
import Foundation

/// The smallest part of a compositional layout, which represents one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    private let ownSize: NSCollectionLayoutSize

    init(size: NSCollectionLayoutSize) {
        ownSize = size
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize)
    }

    open var layoutSize: NSCollectionLayoutSize { ownSize }

    // Apple, `contentInsets`: the space around the item's content, inside of its size.
    open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// Items beside or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Axis {
        case horizontal, vertical
    }

    let axis: Axis
    /// The number of times that the only subitem is repeated; `nil` if subitems follow each other
    /// as far as they fit.
    let count: Int?
    private let ownSubitems: [NSCollectionLayoutItem]

    init(
        _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil
    ) {
        self.axis = axis
        self.count = count
        ownSubitems = subitems
        super.init(size: size)
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) as! Self
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) as! Self
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) as! Self }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) as! Self
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) as! Self
    }

    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) as! Self }

    open var subitems: [NSCollectionLayoutItem] { ownSubitems }

    open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// A view that a compositional layout shows in addition to cells.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kind: String

    init(size: NSCollectionLayoutSize, kind: String) {
        self.kind = kind
        super.init(size: size)
    }

    open var elementKind: String { kind }

    open var zIndex = 0
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let place: NSRectAlignment
    private let shift: CGPoint

    init(
        size: NSCollectionLayoutSize, kind: String, _ place: NSRectAlignment, _ shift: CGPoint
    ) {
        self.place = place
        self.shift = shift
        super.init(size: size, kind: kind)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(size: layoutSize, kind: elementKind, alignment, .zero)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, kind: elementKind, alignment, absoluteOffset)
    }

    open var alignment: NSRectAlignment { place }
    open var offset: CGPoint { shift }

    // Apple, `extendsBoundary`: true by default; the section grows by the item.
    open var extendsBoundary = true
    open var pinToVisibleBounds = false
}
