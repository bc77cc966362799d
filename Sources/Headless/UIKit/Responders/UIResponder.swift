import Foundation

/// An object that can receive events, and forwards those that it doesn't handle.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    // MARK: The chain

    open var next: UIResponder? { nil }

    /// The window whose first responder this responder can be.
    package var responderWindow: UIWindow? { nil }

    // MARK: First responder

    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    open var canBecomeFirstResponder: Bool { false }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponderChange.make(self)
    }

    open var canResignFirstResponder: Bool { true }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponderChange.resign(self)
    }

    /// Called when this has become first responder; text inputs announce their editing here.
    package func beginInput(showKeyboard: () -> Void) {
        showKeyboard()
    }

    /// Called once this is no longer first responder.
    package func endInput(_ end: InputEnd, hideKeyboard: () -> Void) {
        hideKeyboard()
    }

    // MARK: Input views

    open var inputView: UIView? { nil }

    open var inputAccessoryView: UIView? { nil }

    // On Apple's systems, controllers for these have their own keyboard; here, they aren't used.
    open var inputViewController: UIInputViewController? { nil }

    open var inputAccessoryViewController: UIInputViewController? { nil }

    private lazy var assistantItem = UITextInputAssistantItem()

    open var inputAssistantItem: UITextInputAssistantItem { assistantItem }

    // Apple's reference: the mode that was last used for this responder. It can be overridden, as
    // can the identifier under which it is remembered.
    open var textInputMode: UITextInputMode? { nil }

    open var textInputContextIdentifier: String? { nil }

    open func reloadInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        window.app.keyboardHost?.inputViewsNeedReload(for: self)
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.isUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Actions

    /// Returns a Boolean value that indicates whether the responder implements `action`.
    ///
    /// On Apple's systems, the Objective-C runtime answers; here, the table of actions does.
    package func answers(to action: Selector) -> Bool {
        ActionTable.action(for: action, of: self) != nil
            && BuiltInActions.isPossible(action, for: self)
    }

    @discardableResult
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        answers(to: action)
    }

    @discardableResult
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Commands

    open var keyCommands: [UIKeyCommand]? { nil }

    /// The key commands that UIKit itself adds, regardless of overrides in the app.
    package var systemKeyCommands: [UIKeyCommand] { [] }

    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Disables, checks or renames a command before it is shown or performed.
    open func validate(_ command: UICommand) {}

    // These are optional on Apple's systems: a responder that implements one is found by its
    // selector.
    @_documentation(visibility: internal)
    open func cut(_ sender: Any?) {}

    @_documentation(visibility: internal)
    open func copy(_ sender: Any?) {}

    @_documentation(visibility: internal)
    open func paste(_ sender: Any?) {}

    @_documentation(visibility: internal)
    open func selectAll(_ sender: Any?) {}

    @_documentation(visibility: internal)
    open func delete(_ sender: Any?) {}

    // MARK: Interface Builder

    // Members of NSObject on Apple's systems; there are no nibs here.

    @_documentation(visibility: internal)
    open func awakeFromNib() {}

    @_documentation(visibility: internal)
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    // Members of NSObject on Apple's systems; they are here so that subclasses can override them.

    private(set) var accessibilityAnswers: AccessibilityAnswers?

    /// The app's answers, which can be changed.
    var accessibilityToChange: AccessibilityAnswers {
        if let accessibilityAnswers { return accessibilityAnswers }
        let answers = AccessibilityAnswers()
        accessibilityAnswers = answers
        return answers
    }

    /// The default traits of an object for VoiceOver; `nil` for one that isn't an element.
    package var standardAccessibilityTraits: UIAccessibilityTraits? { nil }

    /// What VoiceOver calls the object, unless the app has a label for it.
    package var standardAccessibilityLabel: String? { nil }

    /// The object's frame on the screen, unless the app sets another one.
    var standardAccessibilityFrame: CGRect { .zero }

    @_documentation(visibility: internal)
    open var isAccessibilityElement: Bool {
        get { accessibilityAnswers?.isElement ?? (standardAccessibilityTraits != nil) }
        set { accessibilityToChange.isElement = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityLabel: String? {
        get { accessibilityAnswers?.label ?? standardAccessibilityLabel }
        set { accessibilityToChange.label = newValue }
    }

    // Apple, accessibilityUserInputLabels: `nil` and none both mean the label.
    @_documentation(visibility: internal)
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAnswers?.userInputLabels }
        set { accessibilityToChange.userInputLabels = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityHint: String? {
        get { accessibilityAnswers?.hint }
        set { accessibilityToChange.hint = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityValue: String? {
        get { accessibilityAnswers?.value }
        set { accessibilityToChange.value = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityLanguage: String? {
        get { accessibilityAnswers?.language }
        set { accessibilityToChange.language = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityAnswers?.traits ?? standardAccessibilityTraits ?? .none }
        set { accessibilityToChange.traits = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityFrame: CGRect {
        get { accessibilityAnswers?.frame ?? standardAccessibilityFrame }
        set { accessibilityToChange.frame = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityElements: [Any]? {
        get { accessibilityAnswers?.elements }
        set { accessibilityToChange.elements = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityElementsHidden: Bool {
        get { accessibilityAnswers?.hidesElements ?? false }
        set { accessibilityToChange.hidesElements = newValue }
    }

    @_documentation(visibility: internal)
    open var accessibilityViewIsModal: Bool {
        get { accessibilityAnswers?.isModal ?? false }
        set { accessibilityToChange.isModal = newValue }
    }

    // UIKit's header: the default implementation returns that it did nothing.
    @_documentation(visibility: internal)
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    @_documentation(visibility: internal)
    open func accessibilityIncrement() {}

    @_documentation(visibility: internal)
    open func accessibilityDecrement() {}

    @_documentation(visibility: internal)
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }
}
