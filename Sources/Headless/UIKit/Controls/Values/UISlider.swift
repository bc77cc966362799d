import CoreGraphics
import Foundation

/// A control that picks one of a continuous range of values.
@preconcurrency @MainActor open class UISlider: UIControl {
    // About the height on iOS 15 (assumed: A70).
    private static let height: CGFloat = 34
    private static let thumb: CGFloat = 28

    private var current: Float = 0

    // Apple, `value`: it is clamped to the range, and setting it by code sends no action.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    // Apple, `minimumValue`: a minimum above the maximum moves the maximum, and vice versa.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            move(to: current)
        }
    }

    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            move(to: current)
        }
    }

    open var isContinuous = true

    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) {
        move(to: value)
    }

    private func move(to value: Float) {
        current = min(max(value, minimumValue), maximumValue)
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    // MARK: Touches

    // UIKit: only the thumb can be dragged. A tap on the track does nothing, so that apps add it
    // (googleads/google-media-framework-ios#27).
    @discardableResult
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        thumbRect.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
    }

    @discardableResult
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = current
        value = value(at: touch.location(in: self).x)
        if isContinuous, current != old { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    private func value(at x: CGFloat) -> Float {
        let length = bounds.width - Self.thumb
        guard length > 0 else { return current }
        let part = min(1, max(0, (x - Self.thumb / 2) / length))
        return minimumValue + (maximumValue - minimumValue) * Float(isMirrored ? 1 - part : part)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Looks

    package override var standardAccessibilityTraits: UIAccessibilityTraits? {
        isEnabled ? .adjustable : [.adjustable, .notEnabled]
    }

    private var thumbRect: CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((current - minimumValue) / range) : 0
        let x = (bounds.width - Self.thumb) * (isMirrored ? 1 - part : part)
        return CGRect(
            x: x, y: (bounds.height - Self.thumb) / 2, width: Self.thumb, height: Self.thumb)
    }

    package override func display(into list: inout DisplayList) {
        let track = CGRect(x: 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
        let (start, end) = track.divided(
            atDistance: thumbRect.midX - 2, from: isMirrored ? .maxXEdge : .minXEdge)
        list.fill(end, cornerRadius: 2, color(maximumTrackTintColor ?? .secondarySystemFill))
        list.fill(start, cornerRadius: 2, color(minimumTrackTintColor ?? tintColor))
        list.fill(
            thumbRect.insetBy(dx: -0.5, dy: -0.5), cornerRadius: Self.thumb / 2 + 0.5,
            color(.systemGray4))
        list.fill(thumbRect, cornerRadius: Self.thumb / 2, color(thumbTintColor ?? .white))
    }

    private func color(_ color: UIColor) -> CGColor {
        color.resolvedColor(with: traitCollection).cgColor
    }
}
