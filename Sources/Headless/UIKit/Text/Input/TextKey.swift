/// A move of the caret.
package struct CaretMotion: Equatable, Sendable {
    /// The directions of a move, on the screen or in the text.
    package enum Way: Equatable, Sendable {
        case layout(UITextLayoutDirection)
        case storage(UITextStorageDirection)
    }

    /// The distances of a move.
    package enum Reach: Equatable, Sendable {
        case character, word, line, document
    }

    package var way: Way
    package var reach: Reach

    package init(way: Way, reach: Reach) {
        self.way = way
        self.reach = reach
    }
}

/// The effects of a key press in a text input.
package enum TextKey: Equatable, Sendable {
    case insert(String)
    case enter
    case selectAll
    case delete(CaretMotion)
    case move(CaretMotion, extendsSelection: Bool)

    /// Creates the effect of a key press; `nil` if the input ignores it.
    ///
    /// ⌥ moves by words and ⌘ to the ends (Apple Support 102650). A single line ignores Tab, and
    /// any text ignores Shift with Tab (assumed: A21).
    package init?(_ stroke: KeyStroke, isSingleLine: Bool) {
        let modifiers = stroke.modifierFlags.subtracting([.alphaShift, .numericPad])
        if let motion = CaretMotion(stroke.input, modifiers) {
            self =
                stroke.input.count > 1
                ? .move(motion, extendsSelection: modifiers.contains(.shift)) : .delete(motion)
            return
        }
        // Apple's documentation of `UIKeyCommand`: the responder that is being edited gets the keys
        // of the Edit menu before UIKit looks for key commands.
        if stroke.input == "a", modifiers == .command {
            self = .selectAll
            return
        }
        guard modifiers.isDisjoint(with: [.command, .control]) else { return nil }
        switch stroke.input {
        case "\r", KeyPlaces.keypadEnter: self = .enter
        case "\t" where !isSingleLine && modifiers.isEmpty: self = .insert("\t")
        case _ where KeyPlaces.types(stroke.input): self = .insert(stroke.characters)
        default: return nil
        }
    }
}

extension CaretMotion {
    /// The direction of each key that moves the caret, or deletes as far as it would move.
    private static let ways: [String: Way] = [
        UIKeyCommand.inputLeftArrow: .layout(.left), UIKeyCommand.inputRightArrow: .layout(.right),
        UIKeyCommand.inputUpArrow: .layout(.up), UIKeyCommand.inputDownArrow: .layout(.down),
        UIKeyCommand.inputHome: .storage(.backward), UIKeyCommand.inputEnd: .storage(.forward),
        "\u{8}": .storage(.backward), "\u{7F}": .storage(.forward),
    ]

    fileprivate init?(_ input: String, _ modifiers: UIKeyModifierFlags) {
        guard let way = Self.ways[input], !modifiers.contains(.control) else { return nil }
        let further = modifiers.intersection([.alternate, .command])
        let goesToEnds = input == UIKeyCommand.inputHome || input == UIKeyCommand.inputEnd
        let isVertical = way == .layout(.up) || way == .layout(.down)
        switch (further, goesToEnds) {
        case ([], true): self.init(way: way, reach: .document)
        case ([], false): self.init(way: way, reach: .character)
        case (.alternate, false): self.init(way: way, reach: isVertical ? .line : .word)
        case (.command, false): self.init(way: way, reach: isVertical ? .document : .line)
        default: return nil
        }
    }
}
