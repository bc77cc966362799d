/// The circumstances that decide which keys a command has at this moment.
struct KeyCommandContext: Hashable, Sendable {
    /// The taker of the keys for which both a list and a line of text have a use.
    enum SharedKeys: Hashable, Sendable {
        case text, list
    }

    var isRightToLeft = false
    var typing = TypingState.none
    var sharedKeys = SharedKeys.text

    /// Returns `command` with the keys that would reach it now.
    ///
    /// `customKeys` replace its default ones unless they are nil; the title that people read comes
    /// along if it is `titled`.
    func available(_ command: BuiltInCommand, customKeys: [KeyChord]?, titled: Bool)
        -> AvailableCommand
    {
        let title = titled ? command.title : nil
        return AvailableCommand(
            command: command,
            keys: reachable(keys(of: command, customKeys).map { $0.descriptor.titled(title) }))
    }

    private func keys(of command: BuiltInCommand, _ customKeys: [KeyChord]?) -> [KeyChord] {
        customKeys ?? command.defaultKeys(rightToLeft: isRightToLeft)
    }

    /// Returns those of `keys` that text does not take.
    func reachable(_ keys: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        keys.filter { !typing.takes($0) || isYielded($0) }
    }

    /// A Boolean value that indicates whether text yields `key` to a list.
    ///
    /// A single line has little use for what moves between lines, so a list of suggestions below
    /// it can have these.
    private func isYielded(_ key: KeyCommandDescriptor) -> Bool {
        guard sharedKeys == .list, typing == .field, key.modifiers.isEmpty else { return false }
        return [.upArrow, .downArrow, .return, .pageUp, .pageDown].contains(key.input)
    }
}

/// A command with the keys that would reach it now.
struct AvailableCommand: Hashable, Sendable {
    var command: BuiltInCommand
    var keys: [KeyCommandDescriptor]
}

// MARK: - Text input

/// The text input that is going on, which decides the keys that are used for text.
enum TypingState: Hashable, Sendable, CaseIterable {
    /// No text is edited.
    case none
    /// A single line is edited.
    case field
    /// Text of any number of lines is edited.
    case text
    /// A word is being composed, which has use for every key.
    case composing

    /// Returns a Boolean value that indicates whether `key` would type, edit or move the insertion
    /// point.
    ///
    /// The keys of UIKit's text input are general knowledge, as is that on iPad and Mac some letters
    /// with ⌃ edit as they do in Emacs.
    func takes(_ key: KeyCommandDescriptor) -> Bool {
        switch self {
        case .none: false
        case .field, .text: TextKeys(isMultiline: self == .text).contains(key)
        case .composing:
            !key.modifiers.contains(.command) || TextKeys(isMultiline: true).contains(key)
        }
    }
}

/// The keys that a text input uses.
private struct TextKeys {
    /// A Boolean value that indicates whether there are lines to move between, and styles.
    var isMultiline: Bool

    private static let emacsLetters = Set("abdefhklnoptvy".map(String.init))
    private static let editingLetters: Set = ["a", "c", "v", "x", "z"]
    private static let styleLetters: Set = ["b", "i", "u"]

    func contains(_ key: KeyCommandDescriptor) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        switch key.input {
        case .characters(let text): return contains(text, modifiers)
        case .upArrow, .downArrow, .leftArrow, .rightArrow, .backspace, .forwardDelete:
            return !modifiers.contains(.control)
                && !modifiers.isSuperset(of: [.alternate, .command])
        case .return: return !modifiers.contains(.command)
        case .tab: return isMultiline && modifiers.isEmpty
        case .home, .end, .pageUp, .pageDown: return modifiers.isSubset(of: .shift)
        case .escape, .function: return false
        }
    }

    private func contains(_ text: String, _ modifiers: KeyCommandDescriptor.Modifiers) -> Bool {
        if modifiers.isSubset(of: [.shift, .alternate]) { return true }
        if modifiers == .control { return Self.emacsLetters.contains(text) }
        guard modifiers.contains(.command), !modifiers.contains(.control) else { return false }
        return Self.editingLetters.contains(text)
            || isMultiline && modifiers == .command && Self.styleLetters.contains(text)
    }
}
