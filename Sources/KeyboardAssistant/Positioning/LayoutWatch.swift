import CoreGraphics
import UIKit

/// Tells when a layout moves the focused input in its scroll view, or the scroll view in its
/// window.
///
/// Hidden views without width do it, whose height follows from the watched place by constraints, so
/// that the system lays them out in the pass that moves it. What moves without layout, by a
/// transform, is not noticed.
@MainActor
final class LayoutWatch {
    private let moved: () -> Void
    private weak var input: UIView?
    private weak var superview: UIView?
    private weak var scrollView: UIScrollView?
    private weak var frame: UIView?
    private weak var window: UIWindow?
    private weak var inputProbe: PlaceProbe?
    private var probes: [PlaceProbe] = []
    private var loan: Cleanup?

    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Watches `input` in `scrollView`, and `frame` in its window, in place of what was watched
    /// before; nil watches nothing.
    func watch(_ input: UIView?, in scrollView: UIScrollView?, frame: UIView?) {
        defer { note(input, scrollView, frame) }
        guard input != nil || frame != nil else { return release() }
        if isWatched(scrollView, frame), input?.superview === superview {
            if input === self.input { return }
            // Another input beside the one that was watched: its probe only has to be pinned anew.
            if let input, let inputProbe {
                return inputProbe.pin(to: input.bottomAnchor, of: input)
            }
        }
        release()
        let places = placeProbes(input, scrollView)
        let views = places + frameProbes(frame)
        (inputProbe, probes) = (places.first, views)
        loan = Cleanup { views.forEach { $0.removeFromSuperview() } }
    }

    /// Whether the frames around the input are watched already, and nobody has removed the probes.
    private func isWatched(_ scrollView: UIScrollView?, _ frame: UIView?) -> Bool {
        scrollView === self.scrollView && frame === self.frame && frame?.window === window
            && !probes.isEmpty && probes.allSatisfy { $0.superview != nil }
    }

    private func note(_ input: UIView?, _ scrollView: UIScrollView?, _ frame: UIView?) {
        (self.input, superview, self.scrollView) = (input, input?.superview, scrollView)
        (self.frame, window) = (frame, frame?.window)
    }

    private func release() {
        loan = nil
        probes = []
    }

    /// One for the input in the innermost scroll view, and one for each scroll view in the next.
    private func placeProbes(_ input: UIView?, _ scrollView: UIScrollView?) -> [PlaceProbe] {
        guard let input, let scrollView, input !== scrollView, input.isDescendant(of: scrollView)
        else { return [] }
        var inner = input
        let containers = Array(input.superviews(below: scrollView)) + [scrollView]
        return containers.compactMap { view in
            guard let container = view as? UIScrollView, let superview = inner.superview else {
                return nil
            }
            defer { inner = container }
            let probe = PlaceProbe(
                in: superview, below: container.contentLayoutGuide.topAnchor, moved: moved)
            probe.pin(to: inner.bottomAnchor, of: inner)
            return probe
        }
    }

    /// One for the upper edge and one for the lower, beside the view and in its window: the ones
    /// are laid out together with the view, and the others notice where its superview goes.
    private func frameProbes(_ view: UIView?) -> [PlaceProbe] {
        guard let view, let window = view.window, let superview = view.superview else { return [] }
        let places = superview === window ? [window] : [superview, window]
        return places.flatMap { place in
            [view.topAnchor, view.bottomAnchor].map { edge in
                let probe = PlaceProbe(in: place, below: place.topAnchor, moved: moved)
                probe.pin(to: edge, of: place)
                return probe
            }
        }
    }
}

/// A hidden view whose height says how far an edge lies below another one.
///
/// It reaches from the one to the other and no further, so that nobody who measures what the
/// subviews cover finds more than before. An edge above the other one is not noticed: no height is
/// below zero.
private final class PlaceProbe: LayoutProbe {
    private var pins: [NSLayoutConstraint] = []

    init(in superview: UIView, below edge: NSLayoutYAxisAnchor, moved: @escaping () -> Void) {
        super.init(in: superview, onChange: moved)
        // In a window nobody expects a view of ours in front.
        if superview is UIWindow { superview.sendSubviewToBack(self) }
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: edge),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Reaches down to `edge`, at the leading edge of `view`.
    func pin(to edge: NSLayoutYAxisAnchor, of view: UIView) {
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
