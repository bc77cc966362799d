import UIKit

/// An unseen text field that keeps the keyboard while the focus moves to a row without a cell, or to
/// one whose cell the app has removed.
///
/// In between, the app may reload the list, and UIKit may take away the cell in which editing ends.
/// Without the field, the keyboard would go and come back.
@MainActor
final class KeyboardHolder {
    private static weak var holding: HoldingField?

    private let field: HoldingField

    /// Creates a holder for the keyboard of `input`, in the view that contains `container`.
    init(for input: UIView, beside container: UIView) {
        field = HoldingField(for: input)
        (container.superview ?? container).nearestExtensibleView?.viewForSubviews
            .addSubview(field)
        field.adoptKeyboard(of: input)
    }

    /// Takes the keyboard, and so ends editing in the input; `false` if the input declines.
    func take() -> Bool {
        let outer = Self.holding
        Self.holding = field
        if field.becomeFirstResponder() { return true }
        Self.holding = outer
        field.removeFromSuperview()
        return false
    }

    /// A Boolean value that indicates whether no input has taken the keyboard over.
    var hasKeyboard: Bool { field.isFirstResponder }

    /// Releases the keyboard, unless another input has it by now.
    func release() {
        // From here on, a keyboard that hides is news.
        if Self.holding === field { Self.holding = nil }
        if field.isFirstResponder { field.resignFirstResponder() }
        field.removeFromSuperview()
    }

    /// Returns a Boolean value that indicates whether a holder has the keyboard of `scene`, in the
    /// moment between the editing of two inputs.
    static func holdsKeyboard(of scene: UIWindowScene?) -> Bool {
        guard let holding, holding.isFirstResponder else { return false }
        return holding.window?.windowScene === scene
    }
}

extension InputContainer {
    /// Ends editing in `input`, and returns what keeps the keyboard; `nil` if the input declines, or
    /// if this container is gone.
    func holdKeyboard(of input: UIView) -> KeyboardHolder? {
        guard let view else { return nil }
        let holder = KeyboardHolder(for: input, beside: view)
        return holder.take() ? holder : nil
    }
}

extension HoldingField {
    /// Makes the keyboard of the field look like the keyboard of `input`.
    ///
    /// A field for passwords would be offered a password to fill in, or have one saved. So this field
    /// is never secure, and doesn't say what its text means.
    fileprivate func adoptKeyboard(of input: UIView) {
        // A bar from a controller around both comes by itself.
        let bar = input.accessoryBarInChain
        if bar !== accessoryBarInChain { setAccessoryBar(bar) }
        inputView = input.inputView
        if let field = input as? UITextField {
            adoptTraits(of: field)
        } else if let textView = input as? UITextView {
            adoptTraits(of: textView)
        }
    }

    private func adoptTraits(of field: UITextField) {
        (keyboardType, keyboardAppearance) = (field.keyboardType, field.keyboardAppearance)
        (returnKeyType, autocapitalizationType) = (
            field.returnKeyType, field.autocapitalizationType
        )
        (autocorrectionType, spellCheckingType) = (
            field.autocorrectionType, field.spellCheckingType
        )
        (smartQuotesType, smartDashesType) = (field.smartQuotesType, field.smartDashesType)
        smartInsertDeleteType = field.smartInsertDeleteType
        if #available(iOS 17, *) { inlinePredictionType = field.inlinePredictionType }
    }

    private func adoptTraits(of textView: UITextView) {
        (keyboardType, keyboardAppearance) = (textView.keyboardType, textView.keyboardAppearance)
        (returnKeyType, autocapitalizationType) = (
            textView.returnKeyType, textView.autocapitalizationType
        )
        (autocorrectionType, spellCheckingType) = (
            textView.autocorrectionType, textView.spellCheckingType
        )
        (smartQuotesType, smartDashesType) = (textView.smartQuotesType, textView.smartDashesType)
        smartInsertDeleteType = textView.smartInsertDeleteType
        if #available(iOS 17, *) { inlinePredictionType = textView.inlinePredictionType }
    }
}
