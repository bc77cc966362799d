extension KeyChord {
    /// The reason why people can't choose some keys for a command.
    public enum RejectionReason: Hashable, Sendable {
        /// The keys would type text.
        case needsModifier
        /// The system handles the keys before any app receives them.
        case reservedBySystem
        /// The app reserves the keys with `KeyBindingsRegistry.forbiddenKeyCommands`.
        case forbiddenByApp
        /// A main menu item with this title has the keys.
        case usedByMenuItem(String)

        /// A sentence that explains the reason, in the app's language.
        public var explanation: String { explanation(languages: nil) }

        func explanation(languages: [String]?) -> String {
            let sentence = String(translated: sentence, languages: languages)
            guard case .usedByMenuItem(let title) = self else { return sentence }
            return "\(sentence) \(title)"
        }

        var sentence: String {
            switch self {
            case .needsModifier: "Hold Command, Control or Option as well."
            case .reservedBySystem: "The system uses these keys."
            case .forbiddenByApp: "This app uses these keys for something else."
            case .usedByMenuItem: "These keys belong to:"
            }
        }
    }
}

/// The rules for the keys that people can choose for a command.
struct KeyChordRules: Hashable, Sendable {
    /// The keys that the app reserves.
    var forbidden: Set<KeyChord> = []
    /// The titles of menu items without bindings, by their keys.
    var menuItems: [KeyChord: String] = [:]

    /// Returns the reason why no command can have `chord`; `nil` if a command can have the keys.
    ///
    /// Chords count as the same keys if they are the same on `layout`. With `allowsBareKeys`, the
    /// command may have keys that type text. The library's own commands may have such keys, because
    /// these commands have no effect while people are typing.
    func rejectionReason(
        for chord: KeyChord, on layout: KeyboardLayout = .unknown, allowsBareKeys: Bool = false
    ) -> KeyChord.RejectionReason? {
        if layout.contains(chord, in: forbidden) { return .forbiddenByApp }
        if layout.contains(chord, in: Self.reserved) { return .reservedBySystem }
        if let item = layout.first(of: menuItems.keys, matching: chord),
            let title = menuItems[item]
        {
            return .usedByMenuItem(title)
        }
        guard case .characters = chord.input, chord.modifiers.isSubset(of: .shift), !allowsBareKeys
        else { return nil }
        return .needsModifier
    }

    /// From Apple's lists of keyboard shortcuts for iPad and, because Catalyst apps run there, for
    /// Mac.
    static let reserved = Set(
        [
            "command+h", "command+space", "option+command+space", "control+space",
            "control+option+space", "control+command+space", "command+tab", "shift+command+tab",
            "option+command+d", "option+command+escape", "shift+command+3", "shift+command+4",
            "shift+command+5", "control+command+q", "shift+command+q",
        ].compactMap(KeyChord.init(text:)))
}
