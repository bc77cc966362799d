/// The stored states of bindings, and the commands that ran last.
struct KeyBindingsRecord: Hashable, Sendable {
    /// The texts of a file by a provider's identifier and a binding's key, such as `["mailbox":
    /// ["reply": "command+r f5", "archive": ""]]`.
    ///
    /// Newer versions keep to texts, but can write others.
    typealias Texts = [String: [String: String]]

    /// The states other than the default.
    var states: KeyBinding.States = [:]
    /// The texts from a newer version that this version doesn't understand.
    var unknown: [KeyBindingIdentifier: String] = [:]

    /// The commands that ran last; incomplete if their part of a file is damaged.
    var recents = RecentCommands()

    init(
        states: KeyBinding.States = [:], unknown: [KeyBindingIdentifier: String] = [:],
        recents: RecentCommands = RecentCommands()
    ) {
        self.states = states.filter { $0.value != .default }
        self.unknown = unknown.filter { states[$0.key] == nil }
        self.recents = recents
    }

    /// Creates a record from the texts of a file.
    init(_ texts: Texts) {
        for (provider, bindings) in texts {
            for (key, text) in bindings {
                let identifier = KeyBindingIdentifier(provider: provider, key: key)
                states[identifier] = KeyBinding.State(stored: text)
                if states[identifier] == nil { unknown[identifier] = text }
            }
        }
    }

    /// The texts for a file.
    var texts: Texts { Self.texts(of: unknown.merging(states.mapValues(\.stored)) { $1 }) }

    /// Returns the texts of a file for `texts` by binding.
    static func texts(of texts: [KeyBindingIdentifier: String]) -> Texts {
        texts.reduce(into: [:]) { $0[$1.key.provider, default: [:]][$1.key.key] = $1.value }
    }
}

extension KeyBinding.State {
    /// Creates a state from its text; `nil` if a part of the text is no chord.
    fileprivate init?(stored text: String) {
        // A combining mark as the next key would form one character with the space.
        let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        let chords = words.compactMap(KeyChord.init(stored:))
        guard chords.count == words.count else { return nil }
        self = KeyBinding.State.custom(chords).normalized
    }

    /// The chords, separated by spaces.
    fileprivate var stored: String {
        guard case .custom(let chords) = self else { return "" }
        return chords.map(\.stored).joined(separator: " ")
    }
}

extension KeyChord {
    /// The text of the chord with its key code, such as `command+ö@51`.
    fileprivate var stored: String { text + (keyCode.map { "@\($0)" } ?? "") }

    fileprivate init?(stored text: String) {
        // The text behind the sign isn't a number if the sign is the chord's key.
        guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")),
            let code = Int(text[text.utf8.index(after: sign)...])
        else {
            self.init(text: text)
            return
        }
        guard let chord = KeyChord(text: String(text[..<sign])) else { return nil }
        self.init(validating: chord.input, chord.modifiers, keyCode: code)
    }
}
