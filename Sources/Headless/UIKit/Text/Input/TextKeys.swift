import CoreGraphics

/// Brings the keys of a hardware keyboard to the text that is edited.
@MainActor
enum TextKeys {
    /// Performs a stroke, and returns a Boolean value that indicates whether the input had a use for it.
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

    /// Returns a Boolean value that indicates whether a stroke is typed or composed by the input.
    static func isTyped(_ stroke: KeyStroke, in responder: UIResponder?) -> Bool {
        guard let input = responder as? any UIKeyInput else { return false }
        if let view = input as? UITextView, !view.isEditable { return false }
        if let text = input as? any UITextInput, text.markedTextRange != nil { return true }
        guard case .insert = TextKey(stroke, isSingleLine: input is UITextField) else {
            return false
        }
        return true
    }

    // An input method has a use for every key without ⌘; Return accepts what is composed
    // (general knowledge).
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
            // With a selection, that is what is deleted; without, what the caret would pass.
            if input.selectedTextRange?.isEmpty == true {
                CaretMoves.move(motion, extendsSelection: true, in: input)
                // There is nothing that way.
                if input.selectedTextRange?.isEmpty == true { return true }
            }
        }
        Typing.deleteBackward(in: input)
        return true
    }
}
