import SimulatedDevice
import UIKit

/// Counts what posting a notification costs: layouts, and moves of a scroll view.
@MainActor
final class NotificationCost: NSObject, UIScrollViewDelegate {
    struct Spent {
        var layouts: Int
        var offsets: Int
    }

    private var offsets = 0

    /// Returns the cost of `post`, while this is the scroll view's delegate.
    func measure(_ post: () -> Void) -> Spent {
        let layouts = LayoutPass.count
        offsets = 0
        post()
        return Spent(layouts: LayoutPass.count - layouts, offsets: offsets)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // A scroll view that grows brings its offset into range by itself.
        if LayoutPass.isRunning { return }
        offsets += 1
    }
}
