import Foundation

/// The methods that a text field calls while it is edited.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    @discardableResult
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    @discardableResult
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    @discardableResult
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    @available(iOS 26, *)
    @discardableResult
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    @discardableResult
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    @discardableResult
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    @discardableResult
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

// Apple's requirements are all optional. These are the answers for a delegate without them.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    // UIKit calls only this form if a delegate has both (Apple's header, from memory).
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        textFieldDidEndEditing(textField)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }

    // Since iOS 26, UIKit doesn't call the form for one range if a delegate has this one
    // (dotnet/macios#26079).
    @available(iOS 26, *)
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool {
        let range = ranges.first?.rangeValue ?? NSRange(location: 0, length: 0)
        return self.textField(
            textField, shouldChangeCharactersIn: range, replacementString: string)
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

    // Apple's header, from memory: `nil` presents the system's own menu.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
