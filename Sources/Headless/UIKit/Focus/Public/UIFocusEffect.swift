import CoreGraphics
import QuartzCore

/// The look of a focused item; this class leaves it to the system.
open class UIFocusEffect: NSObject {}

/// A ring around the focused item.
open class UIFocusHaloEffect: UIFocusEffect {
    public typealias Position = UIFocusHaloEffectPosition

    /// The rectangle inside the ring; `nil` stands for the item itself.
    package private(set) var shape: CGRect?
    package private(set) var cornerRadius: CGFloat = 0
    package private(set) var cornerCurve = CALayerCornerCurve.circular

    public convenience init(rect: CGRect) {
        self.init()
        shape = rect
    }

    public convenience init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
    ) {
        self.init()
        (shape, self.cornerRadius, cornerCurve) = (rect, cornerRadius, curve)
    }

    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position = UIFocusHaloEffect.Position.automatic
}
