/// A command of the library: its identifier, its title, and the keys that it has by default.
public struct BuiltInCommand: Hashable, Sendable {
    /// The relation of a command to the system's own use of its keys.
    enum Precedence: Hashable, Sendable {
        /// The system's text input and focus engine come first.
        case afterSystem
        /// The command comes first; UIKit would keep these keys for itself otherwise (arrows,
        /// Return, Tab … since iOS 15).
        case beforeSystem
    }

    /// The meaning of the direction in which the keys of a command point.
    enum Direction: Hashable, Sendable {
        /// A side of the screen, or none: the same in every language.
        case fixed
        /// Backward or forward: mirrored where people read from right to left.
        case reading
    }

    /// The identifier, which never changes.
    public let identifier: CommandIdentifier
    /// The keys unless people choose others, for an interface that runs from left to right.
    public let defaultKeys: [KeyChord]
    let titleKey: String
    let precedence: Precedence
    let direction: Direction

    init(
        _ identifier: CommandIdentifier, _ titleKey: String, _ keys: [KeyChord],
        precedence: Precedence = .beforeSystem, direction: Direction = .fixed
    ) {
        self.identifier = identifier
        self.titleKey = titleKey
        defaultKeys = keys
        self.precedence = precedence
        self.direction = direction
    }

    /// The title, in the app's language.
    public var title: String { String(translated: titleKey) }

    /// Returns the keys unless people choose others, for either direction of reading.
    public func defaultKeys(rightToLeft: Bool) -> [KeyChord] {
        guard rightToLeft, direction == .reading else { return defaultKeys }
        return defaultKeys.map(\.mirrored)
    }
}

/// The name of a command, which stays the same in every version of the library.
///
/// The keys that people choose are kept by it.
public struct CommandIdentifier: RawRepresentable, Hashable, Sendable {
    /// Words with dots between them, the area first: `list.next`.
    public let rawValue: String

    /// Creates an identifier from any text; one that no command has names none.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension CommandIdentifier: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public var description: String { rawValue }
}
