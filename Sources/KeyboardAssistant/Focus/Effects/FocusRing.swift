import UIKit

/// Shows that a view has focus, as UIKit's halo does where there is a focus engine.
///
/// The ring lies in the view, so that it moves along and is cut off by nothing but the view itself.
/// It is taken away when this is let go of.
@MainActor
final class FocusRing {
    private static let width: CGFloat = 3

    private let loan: Loan

    init(around view: UIView) {
        let outset = view.clipsToBounds ? 0 : Self.width
        let ring = UIView(frame: view.bounds.insetBy(dx: -outset, dy: -outset))
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.isUserInteractionEnabled = false
        ring.isAccessibilityElement = false
        ring.layer.borderWidth = Self.width
        ring.layer.borderColor = view.tintColor.cgColor
        ring.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius + outset : 0
        ring.layer.cornerCurve = view.layer.cornerCurve
        view.addSubview(ring)
        loan = Loan { [weak ring] in ring?.removeFromSuperview() }
    }
}
