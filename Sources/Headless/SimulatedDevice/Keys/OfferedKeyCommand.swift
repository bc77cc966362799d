/// A key command as the list shows it that comes up while ⌘ is held down.
public struct OfferedKeyCommand: Equatable, Sendable, CustomStringConvertible {
    public var title: String
    /// The keys as they are written on an Apple keyboard, such as "⇧⌘S".
    public var keys: String
    /// The type of the responder, or the title of the menu, that offers the command.
    public var owner: String

    public init(title: String, keys: String, owner: String) {
        self.title = title
        self.keys = keys
        self.owner = owner
    }

    public var description: String { "\(title) \(keys)" }
}
