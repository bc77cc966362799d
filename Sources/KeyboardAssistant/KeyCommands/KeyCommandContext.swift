/// The conditions that determine which keys a command has now.
package struct KeyCommandContext: Hashable, Sendable {
    /// The part that gets the keys that both a list and a text field can use.
    package enum SharedKeys: Hashable, Sendable {
        case text, list
    }

    package var isRightToLeft = false
    package var typing = TypingState.none
    var sharedKeys = SharedKeys.text

    /// Returns `command` with the keys that can trigger it now.
    ///
    /// `customKeys` replace the default keys unless they are `nil`. The title is included if
    /// `titled` is true.
    package func available(_ command: BuiltInCommand, customKeys: [KeyChord]?, titled: Bool)
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

    /// Returns the keys that text input doesn't use.
    package func reachable(_ keys: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        keys.filter { !typing.takes($0) || isYielded($0) }
    }

    /// Returns a Boolean value that indicates whether text input leaves `key` to a list.
    ///
    /// A single-line field has little use for keys that move between lines, so a list of
    /// suggestions below it can have them.
    private func isYielded(_ key: KeyCommandDescriptor) -> Bool {
        guard sharedKeys == .list, typing == .field, key.modifiers.isEmpty else { return false }
        return [.upArrow, .downArrow, .return, .pageUp, .pageDown].contains(key.input)
    }
}

/// A command with the keys that can trigger it now.
package struct AvailableCommand: Hashable, Sendable {
    package var command: BuiltInCommand
    package var keys: [KeyCommandDescriptor]

    package init(command: BuiltInCommand, keys: [KeyCommandDescriptor]) {
        (self.command, self.keys) = (command, keys)
    }
}

// MARK: - Text input

/// The kind of text that is being edited, which determines the keys that text input uses.
package enum TypingState: Hashable, Sendable, CaseIterable {
    /// No text is being edited.
    case none
    /// Single-line text is being edited.
    case field
    /// Multiline text is being edited.
    case text
    /// Marked text is being composed, which may use any key.
    case composing

    /// Returns a Boolean value that indicates whether `key` types or edits text, or moves the
    /// insertion point.
    ///
    /// The keys of UIKit's text input are common knowledge, including the Emacs-style editing keys
    /// with ⌃ on iPad and Mac.
    package func takes(_ key: KeyCommandDescriptor) -> Bool {
        switch self {
        case .none: false
        case .field, .text: TextKeys(isMultiline: self == .text).contains(key)
        case .composing:
            !key.modifiers.contains(.command) || TextKeys(isMultiline: true).contains(key)
        }
    }
}

/// The keys that text input uses.
private struct TextKeys {
    /// A Boolean value that indicates whether the text can have several lines and styles.
    var isMultiline: Bool

    // As KeyboardKit's public test has them, also with ⇧.
    private static let emacsLetters = Set("abdefhjkmnopt".map(String.init))
    private static let editingLetters: Set = ["a", "c", "v", "x", "z"]
    private static let styleLetters: Set = ["b", "i", "u"]

    func contains(_ key: KeyCommandDescriptor) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        switch key.input {
        case .characters(let text): return contains(text, modifiers)
        case .upArrow, .downArrow, .leftArrow, .rightArrow:
            return [[], .control, .alternate, .command].contains(modifiers.subtracting(.shift))
        case .backspace, .forwardDelete:
            return [[], .alternate, .command].contains(modifiers.subtracting(.shift))
        case .return: return modifiers.isSubset(of: [.shift, .alternate])
        case .tab: return isMultiline && modifiers.isEmpty
        case .home, .end, .pageUp, .pageDown: return modifiers.isSubset(of: .shift)
        case .escape, .function: return false
        }
    }

    private func contains(_ text: String, _ modifiers: KeyCommandDescriptor.Modifiers) -> Bool {
        if modifiers.isSubset(of: [.shift, .alternate]) { return true }
        switch modifiers {
        case .control, [.control, .shift]: return Self.emacsLetters.contains(text)
        case .command:
            return Self.editingLetters.contains(text)
                || isMultiline && Self.styleLetters.contains(text)
        // Redo, and paste without styles.
        case [.command, .shift]: return text == "z"
        case [.command, .shift, .alternate]: return text == "v"
        default: return false
        }
    }
}

/// The responders that receive key commands, and the split view columns around a view.
///
/// UIKit collects key commands from the first responder outward. According to the author of
/// KeyboardKit, who observed it on iOS 14.2, UIKit also collects them from the other columns of a
/// split view. With two lists side by side, the one without the first responder would therefore
/// respond too.
struct KeyRoute<ID: Hashable & Sendable>: Hashable, Sendable {
    /// A column of a split view.
    struct Column: Hashable, Sendable {
        /// The outermost controller in the column.
        var root: ID
        /// The split view controller that contains the column.
        var splitView: ID
    }

    /// The first responder and its following responders; empty if there is no first responder.
    var responders: [ID] = []
    /// The columns that contain the view, with the innermost first.
    var columns: [Column] = []

    /// A Boolean value that indicates whether the keys pass through the view's column, or its
    /// container may forward them there.
    ///
    /// Without a first responder, UIKit chooses where the keys start, and the value is true for
    /// every view.
    var leadsHere: Bool {
        columns.allSatisfy { column in
            !responders.dropFirst().contains(column.splitView) || responders.contains(column.root)
        }
    }
}
