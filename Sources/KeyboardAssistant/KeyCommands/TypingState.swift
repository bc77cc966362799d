/// Which keys whoever has the keyboard's attention would use for text.
enum TypingState: Hashable, Sendable, CaseIterable {
    /// Nobody is typing.
    case none
    /// A single line is edited.
    case field
    /// Text of any number of lines is edited.
    case text
    /// A word is being composed, which has use for every key.
    case composing

    /// Whether `key` would type, edit or move the caret.
    ///
    /// What UIKit's text input does with keys is general knowledge, as is that on iPad and Mac some
    /// letters with ⌃ edit as they do in Emacs.
    func takes(_ key: KeyCommandDescriptor) -> Bool {
        switch self {
        case .none: false
        case .field, .text: TextKeys(lines: self == .text).take(key)
        case .composing: !key.modifiers.contains(.command) || TextKeys(lines: true).take(key)
        }
    }
}

/// The keys of an input for text.
private struct TextKeys {
    /// Whether there are lines to move between, and styles.
    var lines: Bool

    private static let emacsLetters = Set("abdefhklnoptvy".map(String.init))
    private static let editingLetters: Set = ["a", "c", "v", "x", "z"]
    private static let styleLetters: Set = ["b", "i", "u"]

    func take(_ key: KeyCommandDescriptor) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        switch key.input {
        case .characters(let text): return take(text, modifiers)
        case .upArrow, .downArrow, .leftArrow, .rightArrow, .backspace, .forwardDelete:
            return !modifiers.contains(.control)
                && !modifiers.isSuperset(of: [.alternate, .command])
        case .return: return !modifiers.contains(.command)
        case .tab: return lines && modifiers.isEmpty
        case .home, .end, .pageUp, .pageDown: return modifiers.isSubset(of: .shift)
        case .escape, .function: return false
        }
    }

    private func take(_ text: String, _ modifiers: KeyCommandDescriptor.Modifiers) -> Bool {
        if modifiers.isSubset(of: [.shift, .alternate]) { return true }
        if modifiers == .control { return Self.emacsLetters.contains(text) }
        guard modifiers.contains(.command), !modifiers.contains(.control) else { return false }
        return Self.editingLetters.contains(text)
            || lines && modifiers == .command && Self.styleLetters.contains(text)
    }
}
