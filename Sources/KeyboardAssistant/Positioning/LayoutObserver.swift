import CoreGraphics
import UIKit

/// An object that detects when a layout moves the focused input, or a view that belongs to it, in
/// its scroll view, or moves the scroll view or the footer in its window.
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
    private weak var inputProbe: EdgeProbe?
    private var probes: [EdgeProbe] = []
    private var cleanup: Cleanup?

    /// Creates an observer that calls `moved` during a layout that moves an observed view.
    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Observes `input` with the `related` views in `scrollView`, and `frames` in their windows,
    /// instead of the previous views.
    func observe(
        _ input: UIView?, with related: [UIView] = [], in scrollView: UIScrollView?,
        frames: [UIView] = []
    ) {
        defer { remember(input, related, scrollView, frames) }
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
            guard let container = view as? UIScrollView, let superview = inner.superview else {
                return nil
            }
            defer { inner = container }
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
            let superview = view.superview,
            let container = sequence(first: superview, next: \.superview)
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
        let containers = superview === window ? [window] : [superview, window]
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

/// A hidden view whose height is the distance from one edge down to another.
///
/// It extends no further than between the edges, so that measuring the extent of the subviews gives
/// the same result as without it. An edge that moves above the other one isn't detected, because
/// heights can't be negative.
private final class EdgeProbe: LayoutProbe {
    private var pins: [NSLayoutConstraint] = []
    private var top: NSLayoutConstraint?

    /// A Boolean value that indicates whether constraints tie this view to its edges.
    ///
    /// UIKit removes those to the scroll view when a cell leaves it to be used for another row.
    var isTied: Bool {
        superview != nil && top?.isActive == true && pins.allSatisfy(\.isActive)
    }

    init(in superview: UIView, below edge: NSLayoutYAxisAnchor, moved: @escaping () -> Void) {
        super.init(in: superview, onChange: moved)
        // Apps don't expect additional views in front in a window.
        if superview is UIWindow { superview.sendSubviewToBack(self) }
        let top = topAnchor.constraint(equalTo: edge)
        self.top = top
        NSLayoutConstraint.activate([top, widthAnchor.constraint(equalToConstant: 0)])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes this view extend from the top of the scroll view's content down to the bottom of
    /// `view`, where it is now.
    ///
    /// The next layout may already move the view, for example because a list measures rows that a
    /// scroll has brought.
    func pin(to view: UIView) {
        pin(to: view.bottomAnchor, of: view)
        let superviews = sequence(first: self as UIView, next: \.superview)
        guard let scrollView = superviews.first(where: { $0 is UIScrollView }) else { return }
        expect(height: view.convert(view.bounds, to: scrollView).maxY)
    }

    /// Makes this view extend from the top of `container` down to `edge`, which is at `y` there now.
    ///
    /// The next layout may already move the edge, because the keyboard layout guide moves with the
    /// keyboard.
    func pin(to edge: NSLayoutYAxisAnchor, at y: CGFloat, in container: UIView) {
        pin(to: edge, of: container)
        expect(height: y - container.bounds.minY)
    }

    private func expect(height: CGFloat) {
        expect(CGSize(width: 0, height: max(0, height)))
    }

    /// Makes this view extend down to `edge`, at the leading edge of `view`.
    private func pin(to edge: NSLayoutYAxisAnchor, of view: UIView) {
        NSLayoutConstraint.deactivate(pins)
        pins = [
            bottomAnchor.constraint(equalTo: edge),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
        pins[0].priority = .required - 1
        NSLayoutConstraint.activate(pins)
        forgetSize()
    }
}
