import UIKit

/// A text field that nobody sees and that keeps the keyboard, while the focus moves from one row to
/// another.
///
/// In between, the app may reload the list, and UIKit may take away the cell in which editing
/// ends. The keyboard would go and come back.
@MainActor
final class KeyboardHolder {
    private let field = UITextField(frame: .zero)

    /// Creates a holder for the keyboard of `input`, in the view that contains `container`.
    init(for input: UIView, beside container: UIView) {
        field.alpha = 0
        field.isAccessibilityElement = false
        field.adoptKeyboard(of: input)
        (container.superview ?? container).addSubview(field)
    }

    /// Ends editing in the input; `false` if it declines.
    func take() -> Bool {
        if field.becomeFirstResponder() { return true }
        field.removeFromSuperview()
        return false
    }

    /// Releases the keyboard, unless another input has it by now.
    func release() {
        if field.isFirstResponder { field.resignFirstResponder() }
        field.removeFromSuperview()
    }
}

extension UITextField {
    /// Makes the keyboard of this field look like that of `input`.
    fileprivate func adoptKeyboard(of input: UIView) {
        _ = setAccessoryBar(input.accessoryBar)
        inputView = input.inputView
        if let field = input as? UITextField {
            (keyboardType, keyboardAppearance) = (field.keyboardType, field.keyboardAppearance)
            (returnKeyType, autocorrectionType) = (field.returnKeyType, field.autocorrectionType)
            (isSecureTextEntry, textContentType) = (field.isSecureTextEntry, field.textContentType)
            (autocapitalizationType, spellCheckingType) = (
                field.autocapitalizationType, field.spellCheckingType
            )
        } else if let text = input as? UITextView {
            (keyboardType, keyboardAppearance) = (text.keyboardType, text.keyboardAppearance)
            (returnKeyType, autocorrectionType) = (text.returnKeyType, text.autocorrectionType)
            (isSecureTextEntry, textContentType) = (text.isSecureTextEntry, text.textContentType)
            (autocapitalizationType, spellCheckingType) = (
                text.autocapitalizationType, text.spellCheckingType
            )
        }
    }
}
