#if !canImport(ObjectiveC)
import UIKit

/// An observer of the size of a scroll view's content, and of its offset.
@MainActor
final class ContentObserver {
    private let end: Cleanup

    /// Calls `resized` when the content of `scrollView` has another size, and `scrolled` when it has
    /// another offset.
    ///
    /// Neither may lay anything out.
    init(
        of scrollView: UIScrollView, resized: @escaping @MainActor () -> Void,
        scrolled: @escaping @MainActor () -> Void
    ) {
        let identity = Identity()
        scrollView.contentSizeObservers[ObjectIdentifier(identity)] = resized
        scrollView.contentOffsetObservers[ObjectIdentifier(identity)] = scrolled
        end = Cleanup { [weak scrollView] in
            scrollView?.contentSizeObservers[ObjectIdentifier(identity)] = nil
            scrollView?.contentOffsetObservers[ObjectIdentifier(identity)] = nil
        }
    }

    private final class Identity: Sendable {}
}
#endif
