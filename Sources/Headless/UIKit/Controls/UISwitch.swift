import CoreGraphics
import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    // iOS draws every switch in this size, whatever frame it gets (Apple, `init(frame:)`).
    private static let size = CGSize(width: 51, height: 31)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var isTurnedOn = false {
        didSet { setNeedsDisplay() }
    }

    open var isOn: Bool {
        get { isTurnedOn }
        set { isTurnedOn = newValue }
    }

    open var onTintColor: UIColor?

    open var thumbTintColor: UIColor?

    /// Sends no action, like `isOn` (Apple, `setOn(_:animated:)`).
    open func setOn(_ on: Bool, animated: Bool) {
        isTurnedOn = on
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // Apple, UISwitch: a tap toggles the switch before it calls the targets.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Looks

    package override var standardAccessibilityTraits: UIAccessibilityTraits? {
        isEnabled ? .button : [.button, .notEnabled]
    }

    package override func display(into list: inout DisplayList) {
        let opacity: CGFloat = isEnabled ? 1 : 0.5
        let track = CGRect(origin: .zero, size: Self.size)
        list.fill(track, cornerRadius: track.height / 2, color(trackColor, opacity))
        let isAtEnd = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let diameter = track.height - 4
        let thumb = CGRect(
            x: isAtEnd ? track.width - diameter - 2 : 2, y: 2, width: diameter, height: diameter)
        list.fill(thumb, cornerRadius: diameter / 2, color(thumbTintColor ?? .white, 1))
    }

    private var trackColor: UIColor {
        isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    }

    private func color(_ color: UIColor, _ opacity: CGFloat) -> CGColor {
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        return resolved.copy(alpha: resolved.alpha * opacity) ?? resolved
    }
}
