/// Why people cannot have some keys for a command.
public enum KeyChordRefusal: Hashable, Sendable {
    /// They would be typed wherever somebody writes.
    case needsModifier
    /// The system acts on them before any app hears of them.
    case reservedBySystem
    /// The app keeps them for itself.
    case forbiddenByApp
    /// An item of the main menu has them; its title comes with it.
    case usedByMenuItem(String)

    /// The reason in a sentence, in the app's language.
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

/// Which keys people may give to a command.
struct KeyChordRules: Hashable, Sendable {
    /// The keys that the app keeps for itself.
    var forbidden: Set<KeyChord> = []
    /// The titles of the menu items that are no bindings, by their keys.
    var menuItems: [KeyChord: String] = [:]

    /// Why `chord` is refused; nil if it can be had.
    ///
    /// `bareKeys` says whether the command may have keys that type: those of the library may, as
    /// they rest while somebody is typing.
    /// Keys are the same if they are on `layout`.
    func refusal(
        of chord: KeyChord, on layout: KeyboardLayout = .unknown, bareKeys: Bool = false
    ) -> KeyChordRefusal? {
        if layout.contains(chord, in: forbidden) { return .forbiddenByApp }
        if layout.contains(chord, in: Self.reserved) { return .reservedBySystem }
        if let title = layout.first(of: menuItems.keys, like: chord).flatMap({ menuItems[$0] }) {
            return .usedByMenuItem(title)
        }
        guard case .characters = chord.input, chord.modifiers.isSubset(of: .shift), !bareKeys
        else { return nil }
        return .needsModifier
    }

    /// From Apple's lists of keyboard shortcuts for iPad and for Mac, where Catalyst apps run.
    static let reserved = Set(
        [
            "command+h", "command+space", "option+command+space", "control+space",
            "control+option+space", "control+command+space", "command+tab", "shift+command+tab",
            "option+command+d", "option+command+escape", "shift+command+3", "shift+command+4",
            "shift+command+5", "control+command+q", "shift+command+q",
        ].compactMap(KeyChord.init(text:)))
}
