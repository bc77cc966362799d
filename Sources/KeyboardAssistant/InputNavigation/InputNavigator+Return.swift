import Foundation
import UIKit

extension InputNavigator: UITextFieldDelegate {
    /// Goes on to the next input, or ends editing where none follows that can be edited; true, as a
    /// delegate returns it.
    ///
    /// With the `forwarded` policy the app's delegate calls this. With `delegate` UIKit does; then
    /// the delegate that the field had before is asked first, and nothing happens if it refuses.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        // A call that comes back from the delegate that it was handed on to moves nothing again.
        let comesBack = delegation(of: textField)?.isHandingOn(.shouldReturn) ?? false
        let isAllowed = handOn(.shouldReturn, of: textField) { $0.shouldReturn(textField) }
        guard isAllowed ?? true else { return false }
        if comesBack { return true }
        if returnKeyPolicy == .delegate || returnKeyPolicy == .forwarded {
            returnPressed(in: textField)
        }
        return true
    }

    /// Goes on where another input follows, which may refuse; else the form is done.
    func returnPressed(in item: UIView) {
        guard contains(item) else { return }
        if leadsOn(item) {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        } else {
            end(item)
            finish(after: item)
        }
    }

    /// Tells that the last input is done with, unless it refused to end.
    func finish(after item: UIView) {
        if !item.isFirstResponder { onFinish?() }
    }

    // MARK: Handed on to the delegate that the field had before

    private func handOn<Answer>(
        _ call: HandedOnCall, of field: UITextField,
        ask: (any UITextFieldDelegate) -> Answer?
    ) -> Answer? {
        delegation(of: field)?.handOn(call, ask: ask)
    }

    private func delegation(of field: UITextField) -> FieldDelegation? {
        inputs.claim(of: field)?.delegation as? FieldDelegation
    }

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        handOn(.shouldBegin, of: textField) { $0.shouldBeginEditing(textField) } ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        handOn(.didBegin, of: textField) { $0.didBeginEditing(textField) }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        handOn(.shouldEnd, of: textField) { $0.shouldEndEditing(textField) } ?? true
    }

    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        handOn(.didEnd, of: textField) { $0.didEndEditing(textField, reason: reason) }
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        handOn(.shouldChange(range, string), of: textField) {
            $0.shouldChangeCharacters(in: range, to: string, of: textField)
        } ?? true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        handOn(.didChangeSelection(of: textField), of: textField) {
            $0.didChangeSelection(textField)
        }
        textInputDidChangeSelection(textField)
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        handOn(.shouldClear, of: textField) { $0.shouldClear(textField) } ?? true
    }

    // A nil menu is the system's own, as for a delegate without the method.
    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        handOn(.editMenu, of: textField) {
            $0.editMenu(for: range, of: textField, suggesting: suggestedActions)
        }
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        handOn(.willPresentEditMenu, of: textField) {
            $0.willPresentEditMenu(of: textField, with: animator)
        }
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        handOn(.willDismissEditMenu, of: textField) {
            $0.willDismissEditMenu(of: textField, with: animator)
        }
    }
}
