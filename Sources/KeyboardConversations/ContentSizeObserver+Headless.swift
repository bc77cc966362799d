#if !canImport(ObjectiveC)
import UIKit

/// An observer of the size of a scroll view's content.
@MainActor
final class ContentSizeObserver {
    private let end: Cleanup

    /// Calls `changed`, which must not lay anything out, when the content of `scrollView` has another
    /// size.
    init(of scrollView: UIScrollView, changed: @escaping @MainActor () -> Void) {
        let identity = Identity()
        scrollView.contentSizeObservers[ObjectIdentifier(identity)] = changed
        end = Cleanup { [weak scrollView] in
            scrollView?.contentSizeObservers[ObjectIdentifier(identity)] = nil
        }
    }

    private final class Identity: Sendable {}
}
#endif
