import CoreGraphics
import UIKit

/// A watch for layouts, and for scrolls that were under way already, that move the edited part of an
/// input out of view.
///
/// The watch compares the visible parts of the input before and after a layout or a frame of a scroll.
@MainActor
final class DisplacementWatch {
    private let layout: LayoutObserver
    /// The pace at which a collection view responds to layouts.
    private let pace = FramePace()
    /// The ticker that runs while scrolls are followed.
    private let ticker = DisplayTicker()
    private var scrolls: [FollowedScroll] = []
    private let moved: () -> Void
    /// The visibility of the edited part after the last event.
    var sight = EditedSight()

    /// Creates a watch that calls `moved` during a layout that moves an observed view, and in each frame
    /// of a scroll that is followed.
    init(moved: @escaping () -> Void) {
        self.moved = moved
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

    /// Ends observing layouts and following scrolls.
    func end() {
        layout.observe(nil, in: nil)
        endFollowing()
        sight = EditedSight()
    }

    // MARK: Scrolls

    /// Follows the animated scrolls of `scrollViews` that are under way now, which began before the edited
    /// part was shown, and thus for something else.
    ///
    /// UIKit, for example, scrolls to a text field that begins editing, and goes on if people have moved to
    /// the next one in the meantime. UIKit doesn't tell the target of a scroll. Before iOS 17.4, UIKit
    /// doesn't tell of the scroll either, and none is followed.
    func followScrolls(of scrollViews: [UIScrollView]) {
        scrolls = scrollViews.filter { $0.isAnimatingScroll == true }.map(FollowedScroll.init)
        guard !scrolls.isEmpty else { return endFollowing() }
        sight.carriers = Set(scrolls.map(\.identity))
        ticker.start { [weak self, ticker] in
            guard let self else { return ticker.stop() }
            followFrame()
        }
    }

    private func endFollowing() {
        ticker.stop()
        scrolls = []
        sight.carriers = []
    }

    /// Returns a Boolean value that indicates whether a layout, or a scroll that is followed, has moved one
    /// of `regions` out of view, or leaves it there.
    ///
    /// - Parameters:
    ///   - arrivals: The axes of the scroll views before the response to the layout began.
    ///   - touchCount: The number of touches that have begun by now.
    func isDisplaced(
        in regions: [EditedRegion], since arrivals: [ScrollAxis], touchCount: Int
    ) -> Bool {
        noteScrolls()
        return sight.isDisplaced(in: regions, since: arrivals, touchCount: touchCount)
    }

    private func followFrame() {
        noteScrolls()
        if !scrolls.isEmpty { moved() }
        // The app may have moved the focus meanwhile, so that other scrolls are followed.
        if scrolls.allSatisfy({ $0.course.state != .underWay }) { endFollowing() }
    }

    /// Records where the scrolls are now, and stops following scrolls that another one has replaced.
    private func noteScrolls() {
        for index in scrolls.indices { scrolls[index].step() }
        scrolls.removeAll { $0.course.state == .replaced }
        sight.carriers.formIntersection(scrolls.map(\.identity))
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

/// An animated scroll that is followed.
@MainActor
private struct FollowedScroll {
    let identity: ObjectIdentifier
    private(set) var course: ScrollCourse
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        identity = ObjectIdentifier(scrollView)
        course = ScrollCourse(at: scrollView.contentOffset)
    }

    mutating func step() {
        guard let scrollView else { return course.step(to: .zero, isAnimating: false) }
        course.step(
            to: scrollView.contentOffset, isAnimating: scrollView.isAnimatingScroll == true)
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
