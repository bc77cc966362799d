import Foundation
import UIKit

extension InputNavigator: UITextFieldDelegate {
    /// Goes on to the next input, or ends editing where none follows that can be edited.
    ///
    /// With the `forwarded` policy the app's delegate calls this. With `delegate` UIKit does; then
    /// the delegate that the field had before is asked first, and nothing happens if it refuses.
    ///
    /// - Returns: `true`, as a delegate returns it, unless that delegate refuses.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        // A call that comes back from the delegate that it was forwarded to moves nothing again.
        let comesBack = delegation(of: textField)?.isForwarding(.shouldReturn) ?? false
        let isAllowed = forward(.shouldReturn, of: textField) { $0.shouldReturn(textField) }
        guard isAllowed ?? true else { return false }
        if comesBack { return true }
        if returnKeyPolicy == .delegate || returnKeyPolicy == .forwarded {
            returnPressed(in: textField)
        }
        return true
    }

    /// Tells the navigator that the caret of `textInput`, or the moving end of its selection,
    /// moved.
    ///
    /// UIKit tells that to the delegate of a text field or a text view alone. Where the navigator
    /// is the delegate it knows; from a delegate of your own, call this in
    /// `textFieldDidChangeSelection` and in `textViewDidChangeSelection`. A view that is none of
    /// the inputs is ignored.
    public func textInputDidChangeSelection(_ textInput: UIView) {
        if contains(textInput) { caretMoves.send(textInput) }
    }

    // MARK: Forwarded to the delegate that the field had before

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
        forward(.shouldEnd, of: textField) { $0.shouldEndEditing(textField) } ?? true
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

    // A nil menu is the system's own, as for a delegate without the method.
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
