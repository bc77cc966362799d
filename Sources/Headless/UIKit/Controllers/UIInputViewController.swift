import Foundation

/// A controller of a keyboard, which isn't used here.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController,
    UITextInputDelegate
{
    open var primaryLanguage: String?

    open var hasDictationKey = false

    // Apple's reference: it dismisses the keyboard.
    open func dismissKeyboard() {
        viewIfLoaded?.window?.endEditing(true)
    }

    // There is one keyboard here.
    open func advanceToNextInputMode() {}

    open var needsInputModeSwitchKey: Bool { false }

    open var hasFullAccess: Bool { false }

    // There is no text about which it could be notified.
    @_documentation(visibility: internal)
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    @_documentation(visibility: internal)
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    @_documentation(visibility: internal)
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    @_documentation(visibility: internal)
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
