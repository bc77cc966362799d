import CoreGraphics
import UIKit

/// An object that detects when a layout moves the focused input, or a view that belongs to it, in
/// its scroll view, or moves the scroll view, the top of its safe area, the footer or the keyboard
/// layout guide in its window.
///
/// It uses hidden views without width, whose heights are tied to the observed edges by constraints,
/// so that the system lays them out in the pass that moves an edge. Moves without layout, such as
/// by a transform, aren't detected.
@MainActor
final class LayoutObserver {
    private typealias Frame = (
        view: WeakBox<UIView>, superview: WeakBox<UIView>?, window: WeakBox<UIWindow>?
    )

    private let moved: () -> Void
    private weak var input: UIView?
    private weak var superview: UIView?
    private weak var scrollView: UIScrollView?
    private var related: [(view: WeakBox<UIView>, superview: WeakBox<UIView>?)] = []
    private var frames: [Frame] = []
    private weak var guideWindow: UIWindow?
    private var guide: KeyboardGuideProbes?
    private weak var inputProbe: EdgeProbe?
    private var inputProbes = EdgeProbes()
    private var frameProbes = EdgeProbes()

    /// Creates an observer that calls `moved` during a layout that moves an observed view.
    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Observes `input` with the `related` views in `scrollView`, `frames` in their windows, and the
    /// keyboard layout guide of `guideWindow`, instead of the previous ones.
    ///
    /// What is observed already stays as it is, because each new probe in a window costs a layout of
    /// the app's root view.
    func observe(
        _ input: UIView?, with related: [UIView] = [], in scrollView: UIScrollView?,
        frames: [UIView] = [], guideOf guideWindow: UIWindow? = nil
    ) {
        defer { remember(input, related, scrollView, frames) }
        observeGuide(of: guideWindow)
        if !isObserved(frames) { frameProbes = EdgeProbes(frames.flatMap(makeFrameProbes)) }
        guard input != nil || !frames.isEmpty else { return inputProbes = EdgeProbes() }
        if isObserved(scrollView, related), input?.superview === superview {
            if input === self.input { return }
            // For another input next to the previous one, it's enough to pin its probe again.
            if let input, let inputProbe {
                return inputProbe.pin(to: input)
            }
        }
        // The views of the old ones are removed first.
        inputProbes = EdgeProbes()
        let new = makeInputProbes(input, scrollView)
        // A view that is added later changes the size of what is around the input.
        let isAnyAbsent = related.contains { scrollView.map($0.isDescendant) != true }
        let around = isAnyAbsent ? [input?.superview].compactMap(\.self) : []
        let relatedProbes = (related + around).compactMap { makeRelatedProbe($0, scrollView) }
        (inputProbe, inputProbes) = (new.first, EdgeProbes(new + relatedProbes))
    }

    private func observeGuide(of window: UIWindow?) {
        defer { guideWindow = window }
        if let guide, window === guideWindow { return guide.update() }
        guide = window.map { KeyboardGuideProbes(in: $0, moved: moved) }
    }

    /// Returns a Boolean value that indicates whether the views around the input, and those that
    /// belong to it, are already observed.
    private func isObserved(_ scrollView: UIScrollView?, _ related: [UIView]) -> Bool {
        scrollView === self.scrollView
            && related.elementsEqual(self.related) {
                $0 === $1.view.object && $0.superview === $1.superview?.object
            } && inputProbes.areTied
    }

    /// Returns a Boolean value that indicates whether `frames` are already observed where they are.
    private func isObserved(_ frames: [UIView]) -> Bool {
        frames.elementsEqual(self.frames) {
            $0 === $1.view.object && $0.window === $1.window?.object
                && $0.superview === $1.superview?.object
        } && frameProbes.areTied
    }

    private func remember(
        _ input: UIView?, _ related: [UIView], _ scrollView: UIScrollView?, _ frames: [UIView]
    ) {
        (self.input, superview, self.scrollView) = (input, input?.superview, scrollView)
        self.related = related.map { (WeakBox($0), $0.superview.map(WeakBox.init)) }
        self.frames = frames.map {
            (WeakBox($0), $0.superview.map(WeakBox.init), $0.window.map(WeakBox.init))
        }
    }

    /// Returns a probe for the input in the innermost scroll view, and one for each scroll view in
    /// the next outer one.
    private func makeInputProbes(_ input: UIView?, _ scrollView: UIScrollView?) -> [EdgeProbe] {
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
    private func makeRelatedProbe(_ view: UIView, _ scrollView: UIScrollView?) -> EdgeProbe? {
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

    /// Returns probes for the upper and the lower edge of the view, and for the upper edge of a scroll
    /// view's safe area, next to the view and in its window.
    ///
    /// The former are laid out together with the view, and the latter detect moves of its
    /// superview.
    private func makeFrameProbes(_ view: UIView) -> [EdgeProbe] {
        // A view that is being removed still has a window for a moment.
        guard let window = view.window, view.isDescendant(of: window),
            let superview = view.superview
        else { return [] }
        let isWithinReach = superview !== window && superview.nearestExtensibleView === superview
        let containers = isWithinReach ? [superview, window] : [window]
        return containers.flatMap { container in
            let frame = view.convert(view.bounds, to: container)
            var edges = [(view.topAnchor, frame.minY), (view.bottomAnchor, frame.maxY)]
            // A bar that comes or goes above moves no edge of the view. The guide stays where it is
            // while the content scrolls (assumed: A97).
            if view is UIScrollView {
                edges.append(
                    (view.safeAreaLayoutGuide.topAnchor, frame.minY + view.safeAreaInsets.top))
            }
            return edges.map { edge, y in
                let probe = EdgeProbe(in: container, below: container.topAnchor, moved: moved)
                probe.pin(to: edge, at: y, in: container)
                return probe
            }
        }
    }
}

/// Probes that are removed from their views together.
@MainActor
private struct EdgeProbes {
    private let probes: [EdgeProbe]
    private let cleanup: Cleanup?

    init(_ probes: [EdgeProbe] = []) {
        self.probes = probes
        cleanup = probes.isEmpty ? nil : Cleanup { probes.forEach { $0.removeFromSuperview() } }
    }

    /// A Boolean value that indicates whether there are probes, and none was removed or lost its
    /// constraints.
    var areTied: Bool { !probes.isEmpty && probes.allSatisfy(\.isTied) }
}
