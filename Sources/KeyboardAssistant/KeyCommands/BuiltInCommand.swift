/// A command of the library: its name, its title, and the keys that it has unless people change
/// them.
public struct BuiltInCommand: Hashable, Sendable {
    /// How a command stands to the system's own use of its keys.
    enum Precedence: Hashable, Sendable {
        /// The system's text input and focus engine come first.
        case afterSystem
        /// UIKit would keep these keys for itself otherwise (arrows, Return, Tab … since iOS 15).
        case beforeSystem
    }

    /// What the keys of a command point at.
    enum Direction: Hashable, Sendable {
        /// A place on the screen, or nothing: the same in every language.
        case fixed
        /// What comes before or after: the other way round from right to left.
        case reading
    }

    /// The name that never changes.
    public let identifier: CommandIdentifier
    /// The keys unless people change them, for an interface that runs from left to right.
    public let defaultKeys: [KeyCommandDescriptor]
    let titleKey: String
    let precedence: Precedence
    let direction: Direction

    init(
        _ identifier: CommandIdentifier, _ titleKey: String, _ keys: [KeyCommandDescriptor],
        precedence: Precedence = .beforeSystem, direction: Direction = .fixed
    ) {
        self.identifier = identifier
        self.titleKey = titleKey
        defaultKeys = keys
        self.precedence = precedence
        self.direction = direction
    }

    /// What people read, in the app's language.
    public var title: String { String(translated: titleKey) }

    /// The keys unless people change them, for either direction of reading.
    public func defaultKeys(rightToLeft: Bool) -> [KeyCommandDescriptor] {
        guard rightToLeft, direction == .reading else { return defaultKeys }
        return defaultKeys.map {
            KeyCommandDescriptor(input: $0.input.mirrored, modifiers: $0.modifiers)
        }
    }
}
