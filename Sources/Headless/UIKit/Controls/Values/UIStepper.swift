import CoreGraphics
import Foundation

/// A control with a minus and a plus button that change a value in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
    // The size of every stepper (assumed: A70).
    private static let size = CGSize(width: 94, height: 32)

    private var current = 0.0
    private let marks = ["−", "+"].map { text in
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        return label
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        marks.forEach(addSubview)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        marks.forEach(addSubview)
    }

    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false

    // Apple, `value`: it is clamped to the range, and setting it by code sends no action.
    open var value: Double {
        get { current }
        set { move(to: newValue) }
    }

    open var minimumValue = 0.0 {
        didSet { move(to: current) }
    }

    open var maximumValue = 100.0 {
        didSet { move(to: current) }
    }

    private func move(to value: Double) {
        current = min(max(value, minimumValue), maximumValue)
    }

    open var stepValue = 1.0

    open override var intrinsicContentSize: CGSize { Self.size }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let halves = bounds.divided(
            atDistance: bounds.width / 2, from: isMirrored ? .maxXEdge : .minXEdge)
        (marks[0].frame, marks[1].frame) = (halves.slice, halves.remainder)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        step((touch.location(in: self).x > bounds.midX) != isMirrored ? stepValue : -stepValue)
    }

    // Apple, `wraps`: the minimum follows the maximum.
    private func step(_ step: Double) {
        let (old, next) = (current, current + step)
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if current != old { sendActions(for: .valueChanged) }
    }

    // MARK: Looks

    package override func display(into list: inout DisplayList) {
        list.fill(
            DisplayShape.rectangle(bounds, cornerRadius: 8),
            UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor)
        list.fill(
            CGRect(x: bounds.midX - 0.5, y: 7, width: 1, height: bounds.height - 14),
            cornerRadius: 0, UIColor.separator.resolvedColor(with: traitCollection).cgColor)
    }
}
