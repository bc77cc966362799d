import Foundation

/// What people type to find something in a list by its text.
@MainActor
final class ListTyping {
    /// Nil where nothing is found by its text.
    var text: ((RowPosition) -> String?)?
    /// Hears of a text that was not found, and whether everything was looked through.
    var missed: ((_ text: String, _ searchedAll: Bool) -> Void)?
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

    /// Whether `key`, which types `characters`, could be for it.
    func mayType(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard text != nil, key.modifiers.isSubset(of: [.shift, .alternate, .alphaShift]) else {
            return false
        }
        switch key.input {
        case .backspace: return select.isTyping(at: now())
        case .characters: return select.takes(characters, at: now())
        default: return false
        }
    }

    /// Takes `key`, which types `characters`; the result is whether it was for it.
    func type(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard mayType(characters, key) else { return false }
        return key.input == .backspace
            ? select.deleteBackward(at: now()) : select.type(characters, at: now())
    }

    /// A command came in between, and what is typed from now on is another text.
    func end() { select.clear() }

    func match(from cursor: RowPosition?, in walk: RowWalk) -> RowPosition? {
        guard let text, !typed.isEmpty else { return nil }
        switch select.match(from: cursor, in: walk, text: text) {
        case .found(let place): return place
        case .missing: missed?(typed, true)
        case .gaveUp: missed?(typed, false)
        }
        return nil
    }
}
