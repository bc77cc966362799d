import CoreGraphics
import Foundation

extension UITextField {
    // MARK: Begin and end

    // UIKit notifies the delegate first, then the targets, then the observers, and shows the
    // keyboard after all of them (IQKeyboardManager 271).
    func beginEditing(showKeyboard: () -> Void) {
        isEditingText = true
        secretIsOld = isSecureTextEntry && hasText
        content.select(NSRange(location: content.length, length: 0))
        // Apple's reference: the delegate may save the text that editing would clear.
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            change(NSRange(location: 0, length: content.length), to: "")
        }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
        showKeyboard()
        if isFirstResponder { scrollIntoView() }
    }

    func endEditing(hideKeyboard: () -> Void) {
        guard isEditingText else { return hideKeyboard() }
        isEditingText = false
        content.unmark()
        contentDidChange()
        // UIKit announces that the keyboard will hide before the field reports the end (recorded on
        // an iPad with iOS 5; Apple's list in `UITextFieldDelegate` has the same order).
        hideKeyboard()
        let reason = DidEndEditingReason.committed
        delegate?.textFieldDidEndEditing(self, reason: reason)
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    // MARK: Changes in code

    func setText(_ text: String) {
        inputDelegate?.textWillChange(self)
        content = EditableText(text)
        contentDidChange()
        inputDelegate?.textDidChange(self)
    }

    func insert(_ text: String) {
        // A field has one line: a line break becomes a space.
        let line = String(text.map { $0.isNewline ? " " : $0 })
        change(content.marked ?? content.selection, to: line)
    }

    func change(_ range: NSRange, to text: String) {
        content.replace(range, with: text)
        textDidChange()
    }

    func textDidChange() {
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    func select(_ range: NSRange) {
        guard isEditingText else { return }
        let old = content.selection
        inputDelegate?.selectionWillChange(self)
        content.select(range)
        inputDelegate?.selectionDidChange(self)
        guard content.selection != old else { return }
        setNeedsDisplay()
        delegate?.textFieldDidChangeSelection(self)
    }

    func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = looks.font.scaled(for: traitCollection.preferredContentSizeCategory)
        if adjusted !== looks.font { font = adjusted }
    }
}

/// The actions of people in a field, as opposed to those of code.
extension UITextField: UserTextInput {
    package func userTyped(_ text: String) {
        let range = content.marked ?? content.selection
        guard mayChange(range, to: text) else { return }
        if secretIsOld { content = EditableText() }
        secretIsOld = false
        insertText(text)
    }

    // UIKit: Backspace in an empty field doesn't ask the delegate (varunpm1/VPMOTPView#5), but
    // calls an overridden `deleteBackward` (jasarien/JSTokenField#17).
    package func userDeletedBackward() {
        if let range = content.backspaceRange, !mayChange(range, to: "") { return }
        if secretIsOld { content.select(NSRange(location: 0, length: content.length)) }
        secretIsOld = false
        deleteBackward()
    }

    private func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text)
            ?? true
    }

    // UIKit: if the delegate refuses, nothing else happens. Otherwise both events are sent, and a
    // field with a target for `editingDidEndOnExit` resigns, unless the target has chosen another
    // responder (AutoKeyboardScrollView 5, LTHPasscodeViewController 9, li-qing.github.io 2015).
    package func userPressedReturn() {
        guard !(enablesReturnKeyAutomatically && !hasText) else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if exits, isFirstResponder { resignFirstResponder() }
    }

    package func userTapped(at point: CGPoint) {
        guard self.point(inside: point, with: nil) else { return }
        if isClearButtonShown, clearButtonRect(forBounds: bounds).contains(point) {
            return userCleared()
        }
        guard becomeFirstResponder() else { return }
        select(NSRange(location: offset(nearest: point), length: 0))
    }

    // UIKit: clearing a field that isn't being edited begins editing it (assumed: A73).
    private func userCleared() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        change(NSRange(location: 0, length: content.length), to: "")
        if !isEditingText { becomeFirstResponder() }
    }
}
