import Foundation
import UIKit

extension InputNavigator: UITextFieldDelegate {
    /// Goes on to the next input, or ends editing in the last one; true, as a delegate returns it.
    ///
    /// With the `forwarded` policy the app's delegate calls this. With `delegate` UIKit does; then
    /// the delegate that the field had before is asked first, and nothing happens if it refuses.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard formerDelegate(of: textField)?.shouldReturn(textField) ?? true else { return false }
        if returnKeyPolicy == .delegate || returnKeyPolicy == .forwarded {
            returnPressed(in: textField)
        }
        return true
    }

    func returnPressed(in item: UIView) {
        guard contains(item) else { return }
        if item === inputItems.last {
            item.resignFirstResponder()
            finish(after: item)
        } else {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        }
    }

    /// Tells that the last input is done with, unless it refused to end.
    func finish(after item: UIView) {
        if !item.isFirstResponder { onFinish?() }
    }

    // MARK: Handed on to the delegate that the field had before

    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        formerDelegate(of: textField)?.shouldBeginEditing(textField) ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        formerDelegate(of: textField)?.didBeginEditing(textField)
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        formerDelegate(of: textField)?.shouldEndEditing(textField) ?? true
    }

    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        formerDelegate(of: textField)?.didEndEditing(textField, reason: reason)
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        formerDelegate(of: textField)?
            .shouldChangeCharacters(in: range, to: string, of: textField) ?? true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        formerDelegate(of: textField)?.didChangeSelection(textField)
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        formerDelegate(of: textField)?.shouldClear(textField) ?? true
    }

    // A nil menu is the system's own, as for a delegate without the method.
    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        formerDelegate(of: textField)?
            .editMenu(for: range, of: textField, suggesting: suggestedActions)
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        formerDelegate(of: textField)?.willPresentEditMenu(of: textField, with: animator)
    }

    @available(iOS 16, *)
    public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        formerDelegate(of: textField)?.willDismissEditMenu(of: textField, with: animator)
    }
}
