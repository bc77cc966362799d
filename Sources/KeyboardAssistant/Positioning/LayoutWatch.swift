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
    private var watched: [ObjectIdentifier?] = []
    private var probes: [PlaceProbe] = []
    private var loan: Loan?

    init(moved: @escaping () -> Void) {
        self.moved = moved
    }

    /// Watches `input` in `scrollView`, and `frame` in its window, in place of what was watched
    /// before; nil watches nothing.
    func watch(_ input: UIView?, in scrollView: UIScrollView?, frame: UIView?) {
        let wanted = [input?.superview, input, scrollView, frame?.window, frame]
            .map { $0.map { ObjectIdentifier($0) } }
        guard wanted != watched else { return }
        defer { watched = wanted }
        // Another input beside the one that was watched: its probe only has to be pinned anew.
        if let input, let probe = probes.first, probe.superview != nil,
            probe.superview === input.superview, watched.count == wanted.count,
            watched.indices.allSatisfy({ $0 == 1 || watched[$0] == wanted[$0] })
        {
            return probe.pin(to: input)
        }
        loan = nil
        let views = placeProbes(input, scrollView) + frameProbe(frame)
        probes = views
        guard !views.isEmpty else { return }
        loan = Loan { views.forEach { $0.removeFromSuperview() } }
    }

    /// One for the input in the innermost scroll view, and one for each scroll view in the next.
    private func placeProbes(_ input: UIView?, _ scrollView: UIScrollView?) -> [PlaceProbe] {
        guard let input, let scrollView, input !== scrollView, input.isDescendant(of: scrollView)
        else { return [] }
        var inner = input
        let containers = Array(input.superviews(below: scrollView)) + [scrollView]
        return containers.compactMap { view in
            guard let container = view as? UIScrollView else { return nil }
            defer { inner = container }
            return PlaceProbe(
                of: inner, below: container.contentLayoutGuide.topAnchor, moved: moved)
        }
    }

    private func frameProbe(_ view: UIView?) -> [PlaceProbe] {
        guard let view, let window = view.window, view !== window else { return [] }
        return [PlaceProbe(of: view, below: window.topAnchor, moved: moved)].compactMap { $0 }
    }
}

/// A hidden view whose height says how far a view's bottom lies below an edge.
private final class PlaceProbe: UIView {
    private let moved: () -> Void
    private var lastHeight: CGFloat?
    private var pins: [NSLayoutConstraint] = []

    /// The edge is taken this far above, because no height can be less than zero.
    private static let above: CGFloat = 100_000

    /// Nil for a view without superview, beside which there is no place.
    init?(of view: UIView, below edge: NSLayoutYAxisAnchor, moved: @escaping () -> Void) {
        guard let superview = view.superview else { return nil }
        self.moved = moved
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: edge, constant: -Self.above),
            widthAnchor.constraint(equalToConstant: 0),
        ])
        pin(to: view)
    }

    /// Watches `view`, which has the same superview as the view that was watched before.
    func pin(to view: UIView) {
        NSLayoutConstraint.deactivate(pins)
        pins = [
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
        NSLayoutConstraint.activate(pins)
        lastHeight = nil
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        defer { lastHeight = bounds.height }
        // The first layout finds everything where it was.
        if let lastHeight, abs(lastHeight - bounds.height) > 0.01 { moved() }
    }
}
