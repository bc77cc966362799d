import CoreGraphics

/// Passes the keys of a hardware keyboard to the text that is being edited.
@MainActor
enum TextKeys {
    /// Performs a key press, and returns a Boolean value that indicates whether the input used it.
    static func take(_ stroke: KeyStroke, in responder: UIResponder?) -> Bool {
        guard let input = responder as? any UIKeyInput else { return false }
        if let view = input as? UITextView, !view.isEditable { return false }
        if let text = input as? any UITextInput, text.markedTextRange != nil,
            compose(stroke, in: text)
        {
            return true
        }
        if let field = input as? UITextField, TabBetweenFields.take(stroke, in: field) {
            return true
        }
        guard let key = TextKey(stroke, isSingleLine: input is UITextField) else { return false }
        return perform(key, in: input)
    }

    /// Returns a Boolean value that indicates whether the input types or composes a key press.
    static func isTyped(_ stroke: KeyStroke, in responder: UIResponder?) -> Bool {
        guard let input = responder as? any UIKeyInput else { return false }
        if let view = input as? UITextView, !view.isEditable { return false }
        if let text = input as? any UITextInput, text.markedTextRange != nil { return true }
        guard case .insert = TextKey(stroke, isSingleLine: input is UITextField) else {
            return false
        }
        return true
    }

    // An input method uses every key without ⌘. Return accepts the composed text (assumed: A74).
    private static func compose(_ stroke: KeyStroke, in input: any UITextInput) -> Bool {
        switch TextKey(stroke, isSingleLine: true) {
        case .insert, .delete: return false
        case .enter:
            input.unmarkText()
            return true
        case .move, .selectAll, nil: return !stroke.modifierFlags.contains(.command)
        }
    }

    private static func perform(_ key: TextKey, in input: any UIKeyInput) -> Bool {
        switch key {
        case .insert(let text): if !text.isEmpty { Typing.type(text, into: input) }
        case .enter: Typing.type("\n", into: input)
        case .selectAll:
            guard let input = input as? any UITextInput else { return false }
            BuiltInActions.selectAll(in: input)
        case .delete(let motion): return delete(motion, in: input)
        case .move(let motion, let extends):
            guard let input = input as? any UITextInput else { return false }
            CaretMoves.move(motion, extendsSelection: extends, in: input)
        }
        return true
    }

    private static func delete(_ motion: CaretMotion, in input: any UIKeyInput) -> Bool {
        let isBackspace = motion == CaretMotion(way: .storage(.backward), reach: .character)
        if !isBackspace {
            guard let input = input as? any UITextInput else { return false }
            // A selection is deleted. Without one, the text that the caret would pass is.
            if input.selectedTextRange?.isEmpty == true {
                CaretMoves.move(motion, extendsSelection: true, in: input)
                // There is nothing to delete in that direction.
                if input.selectedTextRange?.isEmpty == true { return true }
            }
        }
        Typing.deleteBackward(in: input)
        return true
    }
}
