import UIKit

extension ListEngine {
    /// Whether any of `presses` was for finding something by its text.
    func type(_ presses: Set<UIPress>) -> Bool {
        guard let view = list.scrollView, delegation.isPresent(),
            KeyCommandContext(of: view).typing == .none
        else { return false }
        let keys = presses.compactMap(\.key).filter { type($0) }
        guard !keys.isEmpty else { return false }
        list.answers.goOn(state(of: view))
        defer { list.answers.end() }
        if let place = typing.match(from: cursor, in: list.walk(wraps: false)) {
            move(.match(place), .typing(typing.typed))
        }
        return true
    }

    private func type(_ key: UIKey) -> Bool {
        typing.type(
            key.characters,
            KeyCommandDescriptor(
                input: .init(keyInput: key.charactersIgnoringModifiers),
                modifiers: .init(flags: key.modifierFlags)))
    }
}
