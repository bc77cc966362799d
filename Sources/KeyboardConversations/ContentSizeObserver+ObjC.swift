#if canImport(ObjectiveC)
import Foundation
import UIKit

/// An observer of the size of a scroll view's content.
@MainActor
final class ContentSizeObserver {
    private let observation: NSKeyValueObservation

    /// Calls `changed`, which must not lay anything out, when the content of `scrollView` has another
    /// size.
    init(of scrollView: UIScrollView, changed: @escaping @MainActor () -> Void) {
        observation = scrollView.observe(\.contentSize, options: [.old, .new]) { _, change in
            // UIKit changes it on the main thread.
            guard change.oldValue != change.newValue, Thread.isMainThread else { return }
            MainActor.assumeIsolated { changed() }
        }
    }
}
#endif
