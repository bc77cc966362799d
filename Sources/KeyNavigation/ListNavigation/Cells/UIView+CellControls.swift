import UIKit

extension UIView {
    /// The visible, enabled controls in this cell, in reading order: UIKit's controls, text inputs,
    /// and views that can become focused.
    ///
    /// A control inside another one isn't a control of the cell.
    var cellControls: [UIView] {
        let map = FocusMap(of: self, scope: FocusScope(isWhole: { $0.isEnabledControl }))
        let items = map.loop.order.flatMap(\.visible).compactMap { map.item($0.id) as? UIView }
        return inReadingOrder(items.filter { $0 !== self })
    }

    private var isEnabledControl: Bool {
        (self as? UIControl)?.isEnabled ?? false
    }

    var cellControlKind: CellContents.Control {
        if isTextInput { return .text }
        let hasValue = self is UISlider || self is UIStepper || self is UISegmentedControl
        return hasValue || accessibilityTraits.contains(.adjustable) ? .adjustable : .button
    }
}

// MARK: - Taps

extension UIView {
    /// Performs the effect of a tap on this control.
    ///
    /// UIKit has no touches to send. A switch, a button and other controls send the events of a tap
    /// in UIKit's order; a view other than a control is activated as by VoiceOver.
    func activateAsTapped() {
        switch self {
        case let button as UIButton: button.tapInCode(button.select)
        case let toggle as UISwitch: toggle.tapInCode(toggle.toggle)
        case let control as UIControl:
            if !control.accessibilityActivate() { control.tapInCode {} }
        default: accessibilityActivate()
        }
    }
}

extension UIControl {
    /// Sends the events of a tap, and performs `change` between the touch and its end.
    ///
    /// A button with a menu opens the menu instead, where UIKit can do so.
    fileprivate func tapInCode(_ change: () -> Void) {
        if #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *), showsMenuAsPrimaryAction {
            return performPrimaryAction()
        }
        sendActions(for: .touchDown)
        change()
        // A registration for both events is called once.
        let primary: UIControl.Event = self is UIButton ? .primaryActionTriggered : []
        sendActions(for: primary.union(.touchUpInside))
    }
}

extension UIButton {
    fileprivate func select() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
    }
}

extension UISwitch {
    fileprivate func toggle() {
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

// MARK: - Values

extension UIView {
    /// Changes the value of a slider, a stepper or a segmented control by a step.
    ///
    /// For other views, the effect is the same as with VoiceOver.
    func adjustValue(_ direction: RowWalk.Direction) {
        let isForward = direction == .forward
        switch self {
        case let slider as UISlider: slider.step(isForward ? 1 : -1)
        case let stepper as UIStepper: stepper.step(isForward ? 1 : -1)
        case let segments as UISegmentedControl: segments.step(isForward ? 1 : -1)
        default: isForward ? accessibilityIncrement() : accessibilityDecrement()
        }
    }
}

extension UISlider {
    /// The number of steps from one end to the other, as with VoiceOver (ronnqvi.st,
    /// "Accessible Sliders and Adjustable Controls").
    private static var steps: Float { 10 }

    fileprivate func step(_ sign: Float) {
        let old = value
        setValue(value + sign * (maximumValue - minimumValue) / Self.steps, animated: true)
        if value != old { sendActions(for: .valueChanged) }
    }
}

extension UIStepper {
    fileprivate func step(_ sign: Double) {
        let old = value
        let next = value + sign * stepValue
        switch next {
        case _ where wraps && next > maximumValue: value = minimumValue
        case _ where wraps && next < minimumValue: value = maximumValue
        default: value = min(max(next, minimumValue), maximumValue)
        }
        if value != old { sendActions(for: .valueChanged) }
    }
}

extension UISegmentedControl {
    /// Selects the next enabled segment, as a tap does.
    fileprivate func step(_ sign: Int) {
        let start = selectedSegmentIndex < 0 && sign < 0 ? numberOfSegments : selectedSegmentIndex
        let others = stride(from: start + sign, to: sign > 0 ? numberOfSegments : -1, by: sign)
        guard !isMomentary, let next = others.first(where: isEnabledForSegment) else { return }
        selectedSegmentIndex = next
        if let action = actionForSegment(at: next) { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
