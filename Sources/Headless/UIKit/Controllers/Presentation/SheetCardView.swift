import CoreGraphics
import Foundation
import QuartzCore

/// A view that contains the view of a presented controller and rounds its corners.
final class SheetCardView: UIView {
    enum Corners {
        case none, top, all
    }

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    var onSwipe: (UIPanGestureRecognizer) -> Void = { _ in }

    /// A function that returns whether there is a higher detent.
    var mayGrow: () -> Bool = { false }

    private let grabber = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        addSubview(grabber)
        let swipe = UIPanGestureRecognizer()
        swipe.handler = { [weak self] recognizer in
            guard let swipe = recognizer as? UIPanGestureRecognizer else { return }
            self?.onSwipe(swipe)
        }
        addGestureRecognizer(swipe)
    }

    /// Returns whether a pan pulls the card: one downward does, and one upward if the card may
    /// grow.
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let swipe = gestureRecognizer as? UIPanGestureRecognizer, swipe.view === self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let movement = swipe.translation(in: self)
        return movement.y > abs(movement.x) || (-movement.y > abs(movement.x) && mayGrow())
    }

    required init?(coder: NSCoder) { nil }

    func round(_ corners: Corners, radius: CGFloat) {
        // UIKit: content above the rest of the interface is elevated (Apple's reference of
        // UIUserInterfaceLevel).
        traitOverrideValues.userInterfaceLevel = corners == .none ? nil : .elevated
        layer.cornerRadius = corners == .none ? 0 : radius
        layer.maskedCorners =
            corners == .top
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .everyCorner
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view !== grabber { view.frame = bounds }
        bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }
}
