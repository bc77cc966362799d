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
    /// The edited regions when they were last recorded; empty while no keyboard is shown.
    private var regions: [EditedRegion] = []
    /// A Boolean value that indicates whether a layout has moved the edited part out of view, and it
    /// couldn't be shown yet.
    ///
    /// This is so while the room for it is made by a constraint, which takes another layout, or while
    /// there is no room.
    private var owesSight = false
    /// The number of touches that had begun when the regions were recorded; `nil` if people were
    /// scrolling.
    private var touchCount: Int?

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
        (regions, owesSight) = ([], false)
    }

    // MARK: Regions

    /// Records `regions`, with which the next layout is compared.
    ///
    /// - Parameter touchCount: The number of touches that have begun by now; `nil` while people
    ///   scroll.
    func record(_ regions: [EditedRegion], touchCount: Int?) {
        owesSight =
            owesSight && self.regions.areOf(regions) && touchCount == self.touchCount
            && !regions.allSatisfy(\.isInSight)
        (self.regions, self.touchCount) = (regions, touchCount)
    }

    /// Records whether the response to an event has tried to show the edited part.
    ///
    /// - Parameter touchCount: The number of touches that have begun by now.
    func hasResponded(byRevealing isRevealing: Bool, touchCount: Int) {
        owesSight = isRevealing
        if isRevealing { self.touchCount = touchCount }
    }

    /// A Boolean value that indicates whether the edited part was visible when it was last recorded.
    var wasVisible: Bool { regions.allSatisfy(\.isVisible) }

    /// Returns a Boolean value that indicates whether a layout has moved one of `current` out of
    /// view.
    ///
    /// `arrivals` are the axes of the scroll views before the response to the layout began, and
    /// `touchCount` is the number of touches that have begun by now.
    func isDisplaced(
        in current: [EditedRegion], since arrivals: [ScrollAxis], touchCount: Int
    ) -> Bool {
        guard current.count == arrivals.count, current.count == regions.count else { return false }
        let isTouched = touchCount != self.touchCount
        return current.indices.contains {
            regions[$0].isDisplaced(
                in: current[$0], arrival: arrivals[$0], isTouched: isTouched)
        } || owesSight && !isTouched && regions.areOf(current) && !isScrolled(to: arrivals)
    }

    /// Returns a Boolean value that indicates whether somebody has scrolled since the last record.
    private func isScrolled(to arrivals: [ScrollAxis]) -> Bool {
        zip(regions, arrivals).contains { region, axis in
            abs(region.geometry.axis.offset - axis.offset) > 0.5
                && axis.offset != axis.restingOffsets.upperBound
        }
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

extension [EditedRegion] {
    /// Returns a Boolean value that indicates whether the regions are of the same input in the same
    /// scroll views.
    fileprivate func areOf(_ others: [EditedRegion]) -> Bool {
        elementsEqual(others) { ($0.input, $0.scrollView) == ($1.input, $1.scrollView) }
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
