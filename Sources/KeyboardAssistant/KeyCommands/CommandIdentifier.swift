/// What a command is called, for as long as the library lives; people's own keys are kept by it.
public struct CommandIdentifier: RawRepresentable, Hashable, Sendable {
    /// Words with dots between them, the area first: `list.next`.
    public let rawValue: String

    /// Any text is taken; one that no command has simply names none.
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
