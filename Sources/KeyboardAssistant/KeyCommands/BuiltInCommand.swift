/// A command of the library, with its identifier, title and default keys.
public struct BuiltInCommand: Hashable, Sendable {
    /// The order of a command and the system in handling the command's keys.
    package enum Precedence: Hashable, Sendable {
        /// The system's text input and focus system handle the keys first.
        case afterSystem
        /// The command handles the keys first. Since iOS 15, UIKit would otherwise keep keys such
        /// as the arrows, Return and Tab for itself.
        case beforeSystem
    }

    /// The direction of a command's keys.
    package enum Direction: Hashable, Sendable {
        /// A side of the screen, or no direction. The keys are the same in every language.
        case fixed
        /// Backward or forward. The keys are mirrored in right-to-left languages.
        case reading
    }

    /// The command's permanent identifier.
    public let identifier: CommandIdentifier
    /// The default keys in a left-to-right interface.
    public let defaultKeys: [KeyChord]
    /// The English title.
    package let titleKey: String
    let precedence: Precedence
    let direction: Direction

    package init(
        _ identifier: CommandIdentifier, _ titleKey: String, _ keys: [KeyChord],
        precedence: Precedence = .beforeSystem, direction: Direction = .fixed
    ) {
        self.identifier = identifier
        self.titleKey = titleKey
        defaultKeys = keys
        self.precedence = precedence
        self.direction = direction
    }

    /// The command's title in the app's language.
    public var title: String { String(translated: titleKey) }

    /// Returns the default keys for a left-to-right or right-to-left interface.
    package func defaultKeys(rightToLeft: Bool) -> [KeyChord] {
        guard rightToLeft, direction == .reading else { return defaultKeys }
        return defaultKeys.map(\.mirrored)
    }

    /// Returns the command without the default keys of `others`.
    ///
    /// Keys that people choose for the command stay its own.
    package func withoutDefaultKeys(of others: BuiltInCommand...) -> BuiltInCommand {
        let taken = Set(others.flatMap(\.defaultKeys))
        return BuiltInCommand(
            identifier, titleKey, defaultKeys.filter { !taken.contains($0) },
            precedence: precedence, direction: direction)
    }
}

/// The identifier of a command, the same in every version of the library.
///
/// Keys that people choose are stored under this identifier.
public struct CommandIdentifier: RawRepresentable, Hashable, Sendable {
    /// Words separated by dots, starting with the area, such as `list.next`.
    public let rawValue: String

    /// Creates an identifier from any text, even from one that no command has.
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
