import UIKit

/// Shows that a view has focus, as UIKit's halo does where there is a focus engine.
///
/// It is taken away when this is let go of.
@MainActor
final class FocusRing {
    private static let width: CGFloat = 3

    private let loan: Cleanup

    init(around view: UIView) {
        let ring = UIView()
        ring.isUserInteractionEnabled = false
        ring.isAccessibilityElement = false
        ring.layer.borderWidth = Self.width
        ring.layer.borderColor = view.tintColor.cgColor
        ring.layer.cornerCurve = view.layer.cornerCurve
        loan = Cleanup { [weak ring] in ring?.removeFromSuperview() }
        if view is UIScrollView {
            Self.lay(ring, over: view)
        } else {
            Self.lay(ring, into: view)
        }
    }

    /// In the view, where it moves along and is cut off by nothing but the view itself.
    private static func lay(_ ring: UIView, into view: UIView) {
        let outset = view.clipsToBounds ? 0 : width
        ring.frame = view.bounds.insetBy(dx: -outset, dy: -outset)
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius + outset : 0
        view.addSubview(ring)
    }

    /// Beside the view, since in it the ring would be scrolled.
    private static func lay(_ ring: UIView, over view: UIView) {
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
