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
        /// Items come, go or move, and the others keep their sizes.
        case update
        /// Views told other sizes than supposed.
        case sizes
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
    open var invalidateDataSourceCounts: Bool {
        reason == .counts || reason == .everything || reason == .update
    }

    var keepsPlaces: Bool { reason == .pinnedPlaces }
    var keepsSizes: Bool { !invalidateDataSourceCounts || reason == .update }
    /// A Boolean value that indicates whether views aren't asked for their sizes again.
    var keepsAnswers: Bool { reason == .pinnedPlaces || reason == .sizes }
}

/// The parts of a flow layout that are not valid any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    // Apple's reference: both are true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
