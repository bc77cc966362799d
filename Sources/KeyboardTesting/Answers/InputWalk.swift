import UIKit

extension ScriptedKeyboard {
    /// Returns the inputs through which people come from one input on, in their order.
    ///
    /// ```swift
    /// let order = try await keyboard.walk(from: form.name) { keyboard.pressKey("\t") }
    /// #expect(order == [form.name, form.street, form.city])
    /// ```
    ///
    /// The walk ends where the first responder no longer changes, where nothing is edited, or where it
    /// comes back to an input.
    ///
    /// - Parameters:
    ///   - first: The input to begin with.
    ///   - next: What people do to go on, such as a key, or Return.
    /// - Throws: A ``TestKeyboard/Refusal`` if the first input can't be edited, and a `CancellationError`
    ///   if the task is canceled.
    public func walk(from first: UIView, by next: () async -> Void) async throws -> [UIView] {
        try beginEditing(first)
        var order = [first]
        while true {
            await next()
            await perform(.wait(0.5))
            try Task.checkCancellation()
            guard let input = firstResponder as? UIView, !order.contains(input) else {
                return order
            }
            order.append(input)
        }
    }

    /// Presses Return, as the keyboard on the screen does: the delegate of a text field or text view is
    /// asked, and another input gets a line break.
    ///
    /// - Returns: A Boolean value that indicates whether anything is edited.
    @discardableResult
    public func pressReturn() -> Bool {
        switch firstResponder {
        case let field as UITextField: field.processReturn()
        case let text as UITextView:
            guard text.isEditable else { return false }
            text.typeLineBreak()
        case let input as any UIKeyInput: input.insertText("\n")
        default: return false
        }
        return true
    }
}

extension UITextField {
    /// Does what UIKit does for Return: unless the delegate refuses, both events are sent, and a field
    /// with a target for `editingDidEndOnExit` resigns, unless that has chosen another first responder
    /// (AutoKeyboardScrollView 5, LTHPasscodeViewController 9).
    fileprivate func processReturn() {
        guard !(enablesReturnKeyAutomatically && !hasText), asksDelegateForReturn() else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if exits, isFirstResponder { resignFirstResponder() }
    }
}

extension UITextView {
    /// Does what UIKit does for Return: a line break is typed like any other text, unless the delegate
    /// refuses, as that of a form does which sends or goes on.
    fileprivate func typeLineBreak() {
        guard !(enablesReturnKeyAutomatically && !hasText), asksDelegateForLineBreak() else {
            return
        }
        insertText("\n")
    }
}
