import CoreGraphics
import Foundation

/// The parts of a layout that are not valid any more.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    private let reason: Reason

    /// The reasons for which a layout becomes invalid.
    package enum Reason: Sendable {
        case layout
        case counts
        case everything
        /// Nothing but the places of what is pinned to the visible bounds.
        case pinnedPlaces
    }

    public override init() {
        reason = .layout
        super.init()
    }

    package init(_ reason: Reason) {
        self.reason = reason
        super.init()
    }

    open var invalidateEverything: Bool { reason == .everything }
    open var invalidateDataSourceCounts: Bool { reason == .counts || reason == .everything }

    var keepsPlaces: Bool { reason == .pinnedPlaces }
}

/// The parts of a flow layout that are not valid any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    // Apple's reference: both are true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
