import Foundation

/// What people type to find something in a list by its text.
@MainActor
final class ListTyping {
    /// Nil where nothing is found by its text.
    var text: ((RowPosition) -> String?)?
    /// The present moment, in seconds; tests have their own.
    var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    private var select = TypeSelect()

    var typed: String { select.typed }

    /// Whether `key` goes on with a text that is being typed.
    func takes(_ key: KeyCommandDescriptor) -> Bool {
        guard text != nil, select.isTyping(at: now()) else { return false }
        switch key.input {
        case .characters: return key.modifiers.isSubset(of: .shift)
        case .backspace: return key.modifiers.isEmpty
        default: return false
        }
    }

    /// Whether `key`, which types `characters`, was for it.
    func type(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard text != nil, key.modifiers.isSubset(of: [.shift, .alternate, .alphaShift]) else {
            return false
        }
        switch key.input {
        case .backspace: return select.deleteBackward(at: now())
        case .characters: return select.type(characters, at: now())
        default: return false
        }
    }

    /// A command came in between, and what is typed from now on is another text.
    func end() { select.clear() }

    func match(from cursor: RowPosition?, in walk: RowWalk) -> RowPosition? {
        text.flatMap { select.match(from: cursor, in: walk, text: $0) }
    }
}
