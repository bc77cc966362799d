import CoreGraphics
import UIKit

/// A watch for layouts that move the edited part of an input out of view.
///
/// The watch compares the visible parts of the input before and after a layout.
@MainActor
final class DisplacementWatch {
    private let layout: LayoutObserver
    /// The pace at which a collection view responds to layouts.
    private let pace = FramePace()
    /// The visibility of the edited part after the last event.
    var sight = EditedSight()

    /// Creates a watch that calls `moved` during a layout that moves an observed view.
    init(moved: @escaping () -> Void) {
        layout = LayoutObserver(moved: moved)
    }

    /// Observes `input` with the `related` views in `scrollView`, `frames` in their windows, and the
    /// keyboard layout guide of `window`, in place of all previous ones.
    func observe(
        _ input: UIView?, with related: [UIView], in scrollView: UIScrollView?, frames: [UIView],
        guideOf window: UIWindow?
    ) {
        layout.observe(input, with: related, in: scrollView, frames: frames, guideOf: window)
    }

    /// Ends observing layouts.
    func end() {
        layout.observe(nil, in: nil)
        sight = EditedSight()
    }

    // MARK: Pace

    /// Runs `response` to change `collections`, or `later` instead at the beginning of the next frame.
    ///
    /// A collection view is changed once for each frame of the display. Its cells may have sizes that
    /// depend on the visible part, so that each change in the view's own layout pass causes the next
    /// one (xmtplabs/convos-ios#1350).
    func respond(
        changing collections: [UICollectionView], later: @escaping () -> Void,
        _ response: () -> Void
    ) {
        guard collections.isEmpty || pace.admits(later) else { return }
        let before = collections.map(\.scrollPlace)
        response()
        if collections.map(\.scrollPlace) != before { pace.spend() }
    }
}

extension UICollectionView {
    /// The numbers that determine the visible items.
    fileprivate var scrollPlace: ScrollPlace {
        ScrollPlace(offset: contentOffset, inset: contentInset.bottom)
    }
}

/// The numbers of a scroll view that determine the visible part of the content.
private struct ScrollPlace: Equatable {
    var offset: CGPoint
    var inset: CGFloat
}
