import CoreGraphics
import Foundation

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    private let reason: Reason

    /// The reasons for which a layout becomes invalid.
    package enum Reason: Sendable {
        case layout
        case counts
        case everything
        /// Items are inserted, deleted or moved, and the others keep their sizes.
        case update
        /// Views have other sizes than estimated.
        case sizes
        /// Only the frames of elements that are pinned to the visible bounds change.
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
    /// A Boolean value that indicates whether views aren't measured again.
    var keepsAnswers: Bool { reason == .pinnedPlaces || reason == .sizes }
}

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    // Apple's reference: both are true by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
