import Foundation
import UIKit

extension InputNavigator: UITextFieldDelegate {
    /// Moves to the next input that can be edited, or ends editing if there is none.
    ///
    /// With the `forwarded` policy, your own delegate calls this method. With the `delegate`
    /// policy, UIKit calls it. The navigator then asks the field's previous delegate first, and
    /// does nothing if that delegate returns `false`.
    ///
    /// - Returns: `true`, unless the previous delegate or the navigator's own returns `false`.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        // A call that comes back from the delegate to which it was forwarded must not move again.
        let comesBack = delegation(of: textField)?.isForwarding(.shouldReturn) ?? false
        let isAllowed = forward(.shouldReturn, of: textField) { $0.shouldReturn(textField) }
        guard isAllowed ?? true else { return false }
        if comesBack { return true }
        if returnKeyPolicy == .delegate || returnKeyPolicy == .forwarded {
            return returnPressed(in: textField)
        }
        return true
    }

    /// Tells the navigator that the caret of `textInput`, or the moving end of its selection,
    /// moved.
    ///
    /// UIKit notifies only the delegate of a text field or text view. You don't need to call this
    /// method if the navigator is the delegate. From your own delegate, call it in
    /// `textFieldDidChangeSelection` and `textViewDidChangeSelection`. A view that isn't one of the
    /// inputs is ignored.
    public func textInputDidChangeSelection(_ textInput: UIView) {
        if contains(textInput) { caretMoves.send(textInput) }
    }

    // MARK: Forwarding to the field's previous delegate

    private func forward<Answer>(
        _ call: ForwardedCall, of field: UITextField,
        ask: (any UITextFieldDelegate) -> Answer?
    ) -> Answer? {
        delegation(of: field)?.forward(call, ask: ask)
    }

    private func delegation(of field: UITextField) -> TextFieldDelegation? {
        inputs.configuration(of: field)?.delegation as? TextFieldDelegation
    }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        forward(.shouldBegin, of: textField) { $0.shouldBeginEditing(textField) } ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        forward(.didBegin, of: textField) { $0.didBeginEditing(textField) }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard keptInput !== textField else { return false }
        return forward(.shouldEnd, of: textField) { $0.shouldEndEditing(textField) } ?? true
    }

    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        forward(.didEnd, of: textField) { $0.didEndEditing(textField, reason: reason) }
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        forward(.shouldChange(range, string), of: textField) {
            $0.shouldChangeCharacters(in: range, to: string, of: textField)
        } ?? true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        forward(.didChangeSelection(of: textField), of: textField) {
            $0.didChangeSelection(textField)
        }
        textInputDidChangeSelection(textField)
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        forward(.shouldClear, of: textField) { $0.shouldClear(textField) } ?? true
    }

    // A `nil` menu is the system's own, as for a delegate without this method.
    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forward(.editMenu, of: textField) {
            $0.editMenu(for: range, of: textField, suggesting: suggestedActions)
        }
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        forward(.willPresentEditMenu, of: textField) {
            $0.willPresentEditMenu(of: textField, with: animator)
        }
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        forward(.willDismissEditMenu, of: textField) {
            $0.willDismissEditMenu(of: textField, with: animator)
        }
    }
}
