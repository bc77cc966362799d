import CoreGraphics
import UIKit

/// An object that notices when a layout moves the focused input in its scroll view, or the scroll
/// view in its window.
///
/// Hidden views without width do it, whose height follows from the observed edge by constraints, so
/// that the system lays them out in the pass that moves it. What moves without layout, by a
/// transform, is not noticed.
@MainActor
final class LayoutObserver {
    private let moved: () -> Void
    private weak var input: UIView?
    private weak var superview: UIView?
    private weak var scrollView: UIScrollView?
    private weak var frame: UIView?
    private weak var window: UIWindow?
    private weak var inputProbe: EdgeProbe?
    private var probes: [EdgeProbe] = []
    private var cleanup: Cleanup?

    /// Creates an observer that calls `moved` in the layout that moves something.
    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Observes `input` in `scrollView`, and `frame` in its window, in place of what was observed
    /// before; `nil` ends it.
    func observe(_ input: UIView?, in scrollView: UIScrollView?, frame: UIView?) {
        defer { remember(input, scrollView, frame) }
        guard input != nil || frame != nil else { return release() }
        if isObserved(scrollView, frame), input?.superview === superview {
            if input === self.input { return }
            // Another input beside the one that was observed: its probe only has to be pinned anew.
            if let input, let inputProbe {
                return inputProbe.pin(to: input.bottomAnchor, of: input)
            }
        }
        release()
        let inputProbes = inputProbes(input, scrollView)
        let views = inputProbes + frameProbes(frame)
        (inputProbe, probes) = (inputProbes.first, views)
        cleanup = Cleanup { views.forEach { $0.removeFromSuperview() } }
    }

    /// Returns whether the frames around the input are observed already, and no probe was removed.
    private func isObserved(_ scrollView: UIScrollView?, _ frame: UIView?) -> Bool {
        scrollView === self.scrollView && frame === self.frame && frame?.window === window
            && !probes.isEmpty && probes.allSatisfy { $0.superview != nil }
    }

    private func remember(_ input: UIView?, _ scrollView: UIScrollView?, _ frame: UIView?) {
        (self.input, superview, self.scrollView) = (input, input?.superview, scrollView)
        (self.frame, window) = (frame, frame?.window)
    }

    private func release() {
        cleanup = nil
        probes = []
    }

    /// Returns a probe for the input in the innermost scroll view, and one for each scroll view in
    /// the next.
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
            probe.pin(to: inner.bottomAnchor, of: inner)
            return probe
        }
    }

    /// Returns a probe for the upper edge and one for the lower, beside the view and in its window:
    /// the ones are laid out together with the view, and the others notice where its superview
    /// goes.
    private func frameProbes(_ view: UIView?) -> [EdgeProbe] {
        guard let view, let window = view.window, let superview = view.superview else { return [] }
        let containers = superview === window ? [window] : [superview, window]
        return containers.flatMap { container in
            [view.topAnchor, view.bottomAnchor].map { edge in
                let probe = EdgeProbe(in: container, below: container.topAnchor, moved: moved)
                probe.pin(to: edge, of: container)
                return probe
            }
        }
    }
}

/// A hidden view whose height is the distance of an edge below another one.
///
/// It reaches from the one to the other and no further, so that what measures the extent of the
/// subviews finds no more than before. An edge above the other one is not noticed: no height is
/// below zero.
private final class EdgeProbe: LayoutProbe {
    private var pins: [NSLayoutConstraint] = []

    init(in superview: UIView, below edge: NSLayoutYAxisAnchor, moved: @escaping () -> Void) {
        super.init(in: superview, onChange: moved)
        // In a window no view of ours is expected in front.
        if superview is UIWindow { superview.sendSubviewToBack(self) }
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: edge),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes this view reach down to `edge`, at the leading edge of `view`.
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
