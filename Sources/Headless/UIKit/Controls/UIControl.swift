import CoreGraphics
import Foundation

/// A view that turns touches into actions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var registrations = ControlRegistrations()
    private var tracking = ControlTracking.idle

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: UIControl.State {
        var state = UIControl.State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Called when `state` has changed.
    package func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Menus

    /// The setting is stored, but no menu is shown.
    open var showsMenuAsPrimaryAction = false

    // MARK: Tracking

    open var isTracking: Bool { tracking.isTracking }

    open var isTouchInside: Bool { tracking == .inside }

    @discardableResult
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    @discardableResult
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    // UIKit: touches on a disabled control continue along the responder chain, so that a cell below
    // it is still selected (assumed: A77).
    // Apple, "Handling UIKit gestures": a tap on a control is the control's own, not that of a
    // recognizer on a view around it.
    @discardableResult
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let isTapAround =
            gestureRecognizer is UITapGestureRecognizer && gestureRecognizer.view !== self
        return !(isTapAround && isEnabled)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !isTracking else {
            return super.touchesBegan(touches, with: event)
        }
        guard beginTracking(touch, with: event) else { return }
        isHighlighted = true
        send(tracking.handle(.begin(taps: touch.tapCount)), for: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else {
            return super.touchesMoved(touches, with: event)
        }
        guard continueTracking(touch, with: event) else { return stopTracking(touch, with: event) }
        let events = tracking.handle(.move(isInside: isInside(touch)))
        isHighlighted = isTouchInside
        send(events, for: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else {
            return super.touchesEnded(touches, with: event)
        }
        isHighlighted = false
        endTracking(touch, with: event)
        send(tracking.handle(.end(isInside: isInside(touch))), for: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return super.touchesCancelled(touches, with: event) }
        isHighlighted = false
        cancelTracking(with: event)
        send(tracking.handle(.cancel), for: event)
    }

    private func stopTracking(_ touch: UITouch, with event: UIEvent?) {
        isHighlighted = false
        endTracking(touch, with: event)
        tracking = .idle
    }

    // UIKit: a finger may leave a tracked control by about 70 points (Stack Overflow 14340122).
    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    /// Returns the event of a touch, with those that it causes in this kind of control.
    package func expanded(_ event: UIControl.Event) -> UIControl.Event { event }

    // MARK: Targets

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        registrations.add(action, of: target, for: controlEvents)
    }

    open func removeTarget(
        _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
    ) {
        registrations.remove(action, of: target, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        registrations.add(action, for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        registrations.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(
        forIdentifier actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        registrations.remove(actionIdentifier, for: controlEvents)
    }

    open var allTargets: Set<AnyHashable> {
        Set(registrations.targets.compactMap { $0 as? NSObject })
    }

    open var allControlEvents: UIControl.Event { registrations.allEvents }

    @discardableResult
    open func actions(
        forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
    ) -> [String]? {
        let names = registrations.selectors(of: target, for: controlEvent).map(\.name)
        return names.isEmpty ? nil : names
    }

    // MARK: Sending

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    // No menu is requested here.
    @_documentation(visibility: internal)
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func sendActions(for controlEvents: UIControl.Event) {
        send(expanded(controlEvents), for: nil)
    }

    open func performPrimaryAction() {
        guard isEnabled else { return }
        sendActions(for: .primaryActionTriggered)
    }

    private func send(_ events: [UIControl.Event], for event: UIEvent?) {
        for controlEvent in events { send(expanded(controlEvent), for: event) }
    }

    private func send(_ controlEvents: UIControl.Event, for event: UIEvent?) {
        for handler in registrations.handlers(for: controlEvents) {
            switch handler {
            case .action(let action): sendAction(action)
            case .selector(_, let target) where target.isGone: continue
            case .selector(let selector, let target):
                sendAction(selector, to: target.object, for: event)
            }
        }
    }
}
