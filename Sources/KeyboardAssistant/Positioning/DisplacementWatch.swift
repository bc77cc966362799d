import CoreGraphics
import UIKit

/// A watch for layouts that move the edited part of an input out of view.
///
/// It compares the visible parts of the input before and after a layout.
@MainActor
final class DisplacementWatch {
    private let layout: LayoutObserver
    /// The pace at which a collection view responds to layouts.
    private let pace = FramePace()
    /// What was known of the edited part after the last event.
    var sight = EditedSight()

    /// Creates a watch that calls `moved` during a layout that moves an observed view.
    init(moved: @escaping () -> Void) {
        layout = LayoutObserver(moved: moved)
    }

    /// Observes `input` with the `related` views in `scrollView`, `frames` in their windows, and the
    /// keyboard layout guide of `window`, instead of the previous ones.
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

    /// Runs `response`, which may change `collections`, or `later` instead when the next frame
    /// begins.
    ///
    /// A collection view is changed once for each frame of the display. Its cells may have sizes that
    /// depend on what is visible, so that each change in its own layout pass causes the next one
    /// (xmtplabs/convos-ios#1350).
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
    /// The numbers that determine which items are visible.
    fileprivate var scrollPlace: ScrollPlace {
        ScrollPlace(offset: contentOffset, inset: contentInset.bottom)
    }
}

/// The numbers of a scroll view that determine which part of its content is visible.
private struct ScrollPlace: Equatable {
    var offset: CGPoint
    var inset: CGFloat
}
