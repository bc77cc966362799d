import UIKit

extension ListEngine {
    /// Whether any of `presses` was for finding something by its text.
    func type(_ presses: Set<UIPress>) -> Bool {
        let typed = presses.compactMap(\.key).filter { type($0) }
        return !typed.isEmpty
    }

    /// Whether `key` was for finding something by its text.
    ///
    /// A key of a command is left to that: it is not known whether UIKit tells of a press before it
    /// looks for commands or afterward.
    func type(_ key: UIKey) -> Bool {
        let keys = KeyCommandDescriptor(
            input: .init(keyInput: key.charactersIgnoringModifiers),
            modifiers: .init(flags: key.modifierFlags))
        guard let view = list.scrollView, typing.mayType(key.characters, keys),
            delegation.isPresent(), KeyCommandContext(of: view).typing == .none
        else { return false }
        list.answers.validate(for: state(of: view))
        defer { list.answers.invalidate() }
        guard !isOffered(keys), typing.type(key.characters, keys) else { return false }
        if let place = typing.match(from: cursor, in: list.walk(wraps: false)) {
            move(.match(place), .typing(typing.typed))
        }
        return true
    }

    private func isOffered(_ key: KeyCommandDescriptor) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        return offeredKeys.contains { $0.input == key.input && $0.modifiers == modifiers }
    }
}
