import CoreGraphics
import UIKit

/// A hidden view with the distance from one edge down to another as its height.
///
/// The view extends no further than between the edges, so that measuring the extent of the subviews
/// gives the same result with and without the probe. An edge that moves above the other edge isn't
/// detected, because heights can't be negative.
package final class EdgeProbe: LayoutProbe {
    private var pins: [NSLayoutConstraint] = []
    private var top: NSLayoutConstraint?

    /// A Boolean value that indicates whether constraints tie the view to its edges.
    ///
    /// UIKit removes the constraints to the scroll view when a cell leaves the scroll view to be used
    /// for another row.
    package var isTied: Bool {
        superview != nil && top?.isActive == true && pins.allSatisfy(\.isActive)
    }

    package init(in superview: UIView, below edge: NSLayoutYAxisAnchor, moved: @escaping () -> Void)
    {
        let window = superview as? UIWindow
        super.init(in: window.map(ProbeContainer.shared) ?? superview, onChange: moved)
        let top = topAnchor.constraint(equalTo: edge)
        self.top = top
        NSLayoutConstraint.activate([top, widthAnchor.constraint(equalToConstant: 0)])
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func removeFromSuperview() {
        let container = superview as? ProbeContainer
        super.removeFromSuperview()
        container?.removeIfEmpty()
    }

    /// Makes the probe extend from the top of the scroll view's content down to the bottom of `view`,
    /// at its current place.
    ///
    /// The next layout may already move `view`, for example because a list measures rows that a scroll
    /// has brought.
    func pin(to view: UIView) {
        pin(to: view.bottomAnchor, of: view)
        let superviews = sequence(first: self as UIView, next: \.superview)
        guard let scrollView = superviews.first(where: { $0 is UIScrollView }) else { return }
        expect(height: view.convert(view.bounds, to: scrollView).maxY)
    }

    /// Makes the probe extend from the top of `container` down to `edge`, currently at `y` in
    /// `container`.
    ///
    /// The next layout may already move the edge, because the keyboard layout guide moves with the
    /// keyboard.
    package func pin(to edge: NSLayoutYAxisAnchor, at y: CGFloat, in container: UIView) {
        pin(to: edge, of: container)
        expect(height: y - container.bounds.minY)
    }

    private func expect(height: CGFloat) {
        expect(CGSize(width: 0, height: max(0, height)))
    }

    /// Makes the probe extend down to `edge`, at the leading edge of `view`.
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

/// A hidden view behind all but the first view of a window that contains all probes of the window.
///
/// A moving edge causes a layout of its probe's superview. If the superview were the window, a layout
/// pass requested by any view inside would begin at the window, and apply all pending layouts.
private final class ProbeContainer: UIView, UnseenInWindow {
    static func shared(in window: UIWindow) -> ProbeContainer {
        let known = window.subviews.lazy.compactMap { $0 as? ProbeContainer }.first
        let container = known ?? ProbeContainer(frame: .zero)
        container.isHidden = true
        container.isUserInteractionEnabled = false
        window.addBehindContent(container)
        return container
    }

    func removeIfEmpty() {
        if subviews.isEmpty { removeFromSuperview() }
    }
}
