import CoreGraphics
import Foundation

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    private var reason = Reason.layout
    private var items: [IndexPath]?
    private var supplementaries: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?

    /// The reasons for which a layout becomes invalid.
    package enum Reason: Sendable {
        case layout
        case everything
        /// Items are inserted, deleted or moved, and the others keep their sizes.
        case update
        /// Views have other sizes than estimated.
        case sizes
        /// Only the frames of elements that are pinned to the visible bounds change.
        case pinnedPlaces
    }

    public override init() {
        super.init()
    }

    open var invalidateEverything: Bool { reason == .everything }
    open var invalidateDataSourceCounts: Bool { reason == .everything || reason == .update }

    var keepsPlaces: Bool { reason == .pinnedPlaces }
    var keepsSizes: Bool { !invalidateDataSourceCounts || reason == .update }
    /// A Boolean value that indicates whether views aren't measured again.
    var keepsAnswers: Bool { reason == .pinnedPlaces || reason == .sizes }

    // MARK: Elements

    open func invalidateItems(at indexPaths: [IndexPath]) {
        items = (items ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        supplementaries = supplementaries ?? [:]
        supplementaries?[elementKind, default: []] += indexPaths
    }

    open func invalidateDecorationElements(
        ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []] += indexPaths
    }

    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    // MARK: Content

    // Apple's reference: both are added to the collection view's own, and are zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero
}

// A context of a class that is known only at run time (see `MadeByClass`).
extension UICollectionViewLayoutInvalidationContext {
    fileprivate convenience init(made reason: Reason) {
        self.init()
        self.reason = reason
    }

    /// Returns a context of a layout's class.
    @_optimize(none)
    static func make(
        for layout: UICollectionViewLayout, _ reason: Reason
    ) -> UICollectionViewLayoutInvalidationContext {
        let type =
            Swift.type(of: layout).invalidationContextClass
            as? UICollectionViewLayoutInvalidationContext.Type
        return unsafeBitCast(
            type ?? UICollectionViewLayoutInvalidationContext.self, to: FinalContext.Type.self
        ).init(made: reason) as UICollectionViewLayoutInvalidationContext
    }
}

private final class FinalContext: UICollectionViewLayoutInvalidationContext {}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    // Apple's reference: both are true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
