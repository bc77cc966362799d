#if canImport(ObjectiveC)
import Foundation
import UIKit

/// An observer of the size of a scroll view's content, and of its offset.
@MainActor
final class ContentObserver {
    private let observations: [NSKeyValueObservation]

    /// Calls `resized` when the content of `scrollView` has another size, and `scrolled` when it has
    /// another offset.
    ///
    /// Neither may lay anything out.
    init(
        of scrollView: UIScrollView, resized: @escaping @MainActor () -> Void,
        scrolled: @escaping @MainActor () -> Void
    ) {
        // UIKit changes both on the main thread.
        observations = [
            scrollView.observe(\.contentSize, options: [.old, .new]) { _, change in
                guard change.oldValue != change.newValue, Thread.isMainThread else { return }
                MainActor.assumeIsolated { resized() }
            },
            scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
                guard change.oldValue != change.newValue, Thread.isMainThread else { return }
                MainActor.assumeIsolated { scrolled() }
            },
        ]
    }
}
#endif
