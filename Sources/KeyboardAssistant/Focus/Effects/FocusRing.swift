import UIKit

/// A ring that shows that a view has focus, as UIKit's halo does where there is a focus engine.
///
/// It disappears when this object is released.
@MainActor
final class FocusRing {
    private static let width: CGFloat = 3

    private let cleanup: Cleanup

    init(around view: UIView) {
        let ring = UIView()
        ring.isUserInteractionEnabled = false
        ring.isAccessibilityElement = false
        ring.layer.borderWidth = Self.width
        ring.layer.borderColor = view.tintColor.cgColor
        ring.layer.cornerCurve = view.layer.cornerCurve
        cleanup = Cleanup { [weak ring] in ring?.removeFromSuperview() }
        if view is UIScrollView {
            Self.add(ring, above: view)
        } else {
            Self.add(ring, to: view)
        }
    }

    /// Adds `ring` to the view, with which it moves, and which alone can clip it.
    private static func add(_ ring: UIView, to view: UIView) {
        let outset = view.clipsToBounds ? 0 : width
        ring.frame = view.bounds.insetBy(dx: -outset, dy: -outset)
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius + outset : 0
        view.addSubview(ring)
    }

    /// Adds `ring` beside the view, since in it the ring would be scrolled.
    private static func add(_ ring: UIView, above view: UIView) {
        guard let superview = view.superview else { return }
        ring.layer.cornerRadius = view.layer.cornerRadius
        ring.translatesAutoresizingMaskIntoConstraints = false
        superview.insertSubview(ring, aboveSubview: view)
        NSLayoutConstraint.activate([
            ring.topAnchor.constraint(equalTo: view.topAnchor),
            ring.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ring.leftAnchor.constraint(equalTo: view.leftAnchor),
            ring.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
    }
}
