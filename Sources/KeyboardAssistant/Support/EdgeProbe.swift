import CoreGraphics
import UIKit

/// A hidden view whose height is the distance from one edge down to another.
///
/// It extends no further than between the edges, so that measuring the extent of the subviews gives
/// the same result as without it. An edge that moves above the other one isn't detected, because
/// heights can't be negative.
final class EdgeProbe: LayoutProbe {
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
