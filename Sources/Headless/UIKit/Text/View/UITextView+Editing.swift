import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UITextView {
    // MARK: Begin and end

    // UIKit: unlike a text field, a text view reports the beginning after the keyboard has
    // (IQKeyboardManager 271).
    func beginEditing(showKeyboard: () -> Void) {
        guard isEditable else { return showKeyboard() }
        isEditingText = true
        setNeedsDisplay()
        showKeyboard()
        // An observer of the keyboard may have ended the editing.
        guard isEditingText else { return }
        delegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
    }

    func endEditing(hideKeyboard: () -> Void) {
        guard isEditingText else { return hideKeyboard() }
        isEditingText = false
        content.unmark()
        setNeedsDisplay()
        switch UIApplication.behavior.textViewEnd {
        case .afterHide:
            hideKeyboard()
            tellEnd()
        case .beforeHide:
            tellEnd()
            hideKeyboard()
        }
    }

    private func tellEnd() {
        delegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Changes in code

    // UIKit: text set by code isn't a change by the user. Only the selection is reported.
    func setText(_ text: String) {
        inputDelegate?.textWillChange(self)
        let old = content.selection
        content = EditableText(text)
        contentDidChange()
        inputDelegate?.textDidChange(self)
        if content.selection != old { delegate?.textViewDidChangeSelection(self) }
    }

    func change(_ range: NSRange, to text: String) {
        content.replace(range, with: text)
        textDidChange()
    }

    // The selection is reported before the text (assumed: A35).
    func textDidChange() {
        contentDidChange()
        showCaret()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        post(UITextView.textDidChangeNotification)
    }

    func select(_ range: NSRange) {
        let old = content.selection
        inputDelegate?.selectionWillChange(self)
        content.select(range)
        inputDelegate?.selectionDidChange(self)
        guard content.selection != old else { return }
        setNeedsDisplay()
        delegate?.textViewDidChangeSelection(self)
    }

    /// Keeps the caret visible while people type.
    private func showCaret() {
        guard isScrollEnabled, isFirstResponder else { return }
        scrollRangeToVisible(NSRange(location: content.selection.upperBound, length: 0))
    }

    func contentDidChange() {
        setNeedsDisplay()
        updateContentSize()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let chosen = looks.font else { return }
        let adjusted = chosen.scaled(for: traitCollection.preferredContentSizeCategory)
        if adjusted !== chosen { font = adjusted }
    }
}

/// The actions of people in a text view, as opposed to those of code.
extension UITextView: UserTextInput {
    package func userTyped(_ text: String) {
        guard isEditable else { return }
        let range = content.marked ?? content.selection
        if mayChange(range, to: text) { insertText(text) }
    }

    package func userDeletedBackward() {
        guard isEditable else { return }
        if let range = content.backspaceRange, !mayChange(range, to: "") { return }
        deleteBackward()
    }

    private func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(
            self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text) ?? true
    }

    // Return is typed like any other character (hboon/GrowingTextView@b24b085).
    package func userPressedReturn() {
        guard !(enablesReturnKeyAutomatically && !hasText) else { return }
        userTyped("\n")
    }

    package func userTapped(at point: CGPoint) {
        guard isEditable || isSelectable, isFirstResponder || becomeFirstResponder() else { return }
        select(NSRange(location: offset(nearest: point), length: 0))
    }
}
