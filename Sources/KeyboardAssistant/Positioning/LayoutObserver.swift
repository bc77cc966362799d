import CoreGraphics
import UIKit

/// An object that detects when a layout moves the focused input, or a view that belongs to it, in
/// its scroll view, or moves the scroll view, the footer or the keyboard layout guide in its window.
///
/// It uses hidden views without width, whose heights are tied to the observed edges by constraints,
/// so that the system lays them out in the pass that moves an edge. Moves without layout, such as
/// by a transform, aren't detected.
@MainActor
final class LayoutObserver {
    private let moved: () -> Void
    private weak var input: UIView?
    private weak var superview: UIView?
    private weak var scrollView: UIScrollView?
    private var related: [(view: WeakBox<UIView>, superview: WeakBox<UIView>?)] = []
    private var frames: [(view: WeakBox<UIView>, window: WeakBox<UIWindow>?)] = []
    private weak var guideWindow: UIWindow?
    private var guide: KeyboardGuideProbes?
    private weak var inputProbe: EdgeProbe?
    private var probes: [EdgeProbe] = []
    private var cleanup: Cleanup?

    /// Creates an observer that calls `moved` during a layout that moves an observed view.
    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Observes `input` with the `related` views in `scrollView`, `frames` in their windows, and the
    /// keyboard layout guide of `guideWindow`, instead of the previous ones.
    func observe(
        _ input: UIView?, with related: [UIView] = [], in scrollView: UIScrollView?,
        frames: [UIView] = [], guideOf guideWindow: UIWindow? = nil
    ) {
        defer { remember(input, related, scrollView, frames) }
        observeGuide(of: guideWindow)
        guard input != nil || !frames.isEmpty else { return release() }
        if isObserved(scrollView, related, frames), input?.superview === superview {
            if input === self.input { return }
            // For another input next to the previous one, it's enough to pin its probe again.
            if let input, let inputProbe {
                return inputProbe.pin(to: input)
            }
        }
        release()
        let inputProbes = inputProbes(input, scrollView)
        // A view that is added later changes the size of what is around the input.
        let isAnyAbsent = related.contains { scrollView.map($0.isDescendant) != true }
        let around = isAnyAbsent ? [input?.superview].compactMap(\.self) : []
        let relatedProbes = (related + around).compactMap { relatedProbe($0, scrollView) }
        let views = inputProbes + relatedProbes + frames.flatMap(frameProbes)
        (inputProbe, probes) = (inputProbes.first, views)
        cleanup = Cleanup { views.forEach { $0.removeFromSuperview() } }
    }

    private func observeGuide(of window: UIWindow?) {
        defer { guideWindow = window }
        if let guide, window === guideWindow { return guide.update() }
        guide = window.map { KeyboardGuideProbes(in: $0, moved: moved) }
    }

    /// Returns a Boolean value that indicates whether the views around the input, and those that
    /// belong to it, are already observed, and no probe was removed or lost its constraints.
    private func isObserved(
        _ scrollView: UIScrollView?, _ related: [UIView], _ frames: [UIView]
    ) -> Bool {
        scrollView === self.scrollView
            && related.elementsEqual(self.related) {
                $0 === $1.view.object && $0.superview === $1.superview?.object
            }
            && frames.elementsEqual(self.frames) {
                $0 === $1.view.object && $0.window === $1.window?.object
            }
            && !probes.isEmpty && probes.allSatisfy(\.isTied)
    }

    private func remember(
        _ input: UIView?, _ related: [UIView], _ scrollView: UIScrollView?, _ frames: [UIView]
    ) {
        (self.input, superview, self.scrollView) = (input, input?.superview, scrollView)
        self.related = related.map { (WeakBox($0), $0.superview.map(WeakBox.init)) }
        self.frames = frames.map { (WeakBox($0), $0.window.map(WeakBox.init)) }
    }

    private func release() {
        cleanup = nil
        probes = []
    }

    /// Returns a probe for the input in the innermost scroll view, and one for each scroll view in
    /// the next outer one.
    private func inputProbes(_ input: UIView?, _ scrollView: UIScrollView?) -> [EdgeProbe] {
        guard let input, let scrollView, input !== scrollView, input.isDescendant(of: scrollView)
        else { return [] }
        var inner = input
        let containers = Array(input.superviews(below: scrollView)) + [scrollView]
        return containers.compactMap { view in
            guard let container = view as? UIScrollView else { return nil }
            defer { inner = container }
            guard let superview = inner.superview?.nearestExtensibleView else { return nil }
            let probe = EdgeProbe(
                in: superview, below: container.contentLayoutGuide.topAnchor, moved: moved)
            probe.pin(to: inner)
            return probe
        }
    }

    /// Returns a probe for a view that belongs to the input, in the innermost scroll view; `nil` if
    /// the view isn't inside of `scrollView`.
    private func relatedProbe(_ view: UIView, _ scrollView: UIScrollView?) -> EdgeProbe? {
        guard let scrollView, view !== scrollView, view.isDescendant(of: scrollView),
            let superview = view.superview?.nearestExtensibleView,
            let container = sequence(first: view.superview, next: { $0?.superview })
                .lazy.compactMap({ $0 as? UIScrollView }).first
        else { return nil }
        let probe = EdgeProbe(
            in: superview, below: container.contentLayoutGuide.topAnchor, moved: moved)
        probe.pin(to: view)
        return probe
    }

    /// Returns probes for the upper and the lower edge of the view, next to the view and in its
    /// window.
    ///
    /// The former are laid out together with the view, and the latter detect moves of its
    /// superview.
    private func frameProbes(_ view: UIView) -> [EdgeProbe] {
        // A view that is being removed still has a window for a moment.
        guard let window = view.window, view.isDescendant(of: window),
            let superview = view.superview
        else { return [] }
        let isWithinReach = superview !== window && superview.nearestExtensibleView === superview
        let containers = isWithinReach ? [superview, window] : [window]
        return containers.flatMap { container in
            let frame = view.convert(view.bounds, to: container)
            return [(view.topAnchor, frame.minY), (view.bottomAnchor, frame.maxY)].map { edge, y in
                let probe = EdgeProbe(in: container, below: container.topAnchor, moved: moved)
                probe.pin(to: edge, at: y, in: container)
                return probe
            }
        }
    }
}
