import UIKit

/// A probe that has the size of another view, which happens to change for the arranged subviews of a
/// stack view when one of them is shown or hidden.
///
/// It is in a view around the other one, because not every view allows others to add subviews to it.
package final class SizeProbe: LayoutProbe {
    private weak var observed: UIView?

    package init(of view: UIView, in container: UIView, changed: @escaping () -> Void) {
        observed = view
        super.init(in: container, onChange: changed)
        let origin = (container as? UIScrollView)?.contentLayoutGuide
        let pins = [
            topAnchor.constraint(equalTo: origin?.topAnchor ?? container.topAnchor),
            leftAnchor.constraint(equalTo: origin?.leftAnchor ?? container.leftAnchor),
            widthAnchor.constraint(equalTo: view.widthAnchor),
            heightAnchor.constraint(equalTo: view.heightAnchor),
        ]
        pins.forEach { $0.priority = .defaultLow }
        NSLayoutConstraint.activate(pins)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    /// Returns a Boolean value that indicates whether this is still the probe of `view`.
    func isObserving(_ view: UIView) -> Bool { observed === view }
}
