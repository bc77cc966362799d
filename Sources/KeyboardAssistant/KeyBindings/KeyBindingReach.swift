/// Where the commands of a provider can be reached, which decides whether two of them may have the
/// same keys.
public struct KeyBindingReach: Hashable, Sendable {
    /// Nil is everywhere.
    private let screens: Set<String>?
    /// Commands that are never there at the same time, for a reason of their own.
    private let apart: Set<KeyBindingIdentifier>

    private init(screens: Set<String>?, apart: Set<KeyBindingIdentifier> = []) {
        self.screens = screens
        self.apart = apart
    }

    /// Wherever people are: no other command may have the same keys.
    public static let everywhere = KeyBindingReach(screens: nil)

    /// Only while one of these screens is there; any names will do that mean the same everywhere
    /// in the app.
    public static func only(in screens: String...) -> KeyBindingReach {
        KeyBindingReach(screens: Set(screens))
    }

    /// Everywhere, but never together with `others`.
    static func apart(from others: Set<KeyBindingIdentifier>) -> KeyBindingReach {
        KeyBindingReach(screens: nil, apart: others)
    }

    /// Whether `identifier`, which has `other` as its reach, can be reached from the same place.
    func meets(_ other: KeyBindingReach, of identifier: KeyBindingIdentifier) -> Bool {
        guard !apart.contains(identifier) else { return false }
        guard let mine = screens, let theirs = other.screens else { return true }
        return !mine.isDisjoint(with: theirs)
    }
}
