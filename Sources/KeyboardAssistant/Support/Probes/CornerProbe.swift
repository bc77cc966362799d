import UIKit

/// A probe that extends from the origin of a view, or of a scroll view's content, to the corner of
/// another view.
///
/// Its size is zero without constraints.
package final class CornerProbe: LayoutProbe {
    private var pins: [NSLayoutConstraint] = []

    /// A Boolean value that indicates whether constraints tie this view to a corner.
    ///
    /// UIKit removes them when a cell leaves its list to be used for another row.
    package var isTied: Bool { pins.allSatisfy(\.isActive) }

    package init(in view: UIView, changed: @escaping () -> Void) {
        super.init(in: view, lastSize: .zero, onChange: changed)
        let origin = (view as? UIScrollView)?.contentLayoutGuide
        let sizes = [
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
        ]
        sizes.forEach { $0.priority = .defaultLow }
        NSLayoutConstraint.activate(
            sizes + [
                topAnchor.constraint(equalTo: origin?.topAnchor ?? view.topAnchor),
                leftAnchor.constraint(equalTo: origin?.leftAnchor ?? view.leftAnchor),
            ])
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Makes this view extend to the corner of what is visible of `view`, so that scrolling is
    /// detected, too.
    package func pinToVisibleCorner(of view: UIView) {
        let visible = (view as? UIScrollView)?.frameLayoutGuide
        pin(
            bottom: visible?.bottomAnchor ?? view.bottomAnchor,
            right: visible?.rightAnchor ?? view.rightAnchor)
    }

    /// Makes this view extend to the corner of `view`.
    package func pin(to view: UIView) { pin(bottom: view.bottomAnchor, right: view.rightAnchor) }

    private func pin(bottom: NSLayoutYAxisAnchor, right: NSLayoutXAxisAnchor) {
        NSLayoutConstraint.deactivate(pins)
        pins = [
            bottomAnchor.constraint(equalTo: bottom), rightAnchor.constraint(equalTo: right),
        ]
        // The constraints aren't required, because a size can't be negative.
        pins.forEach { $0.priority = .defaultHigh }
        NSLayoutConstraint.activate(pins)
    }
}
