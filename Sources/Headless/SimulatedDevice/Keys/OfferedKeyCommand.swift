/// A key command in the list that appears while ⌘ is held down.
public struct OfferedKeyCommand: Equatable, Sendable, CustomStringConvertible {
    /// The title, or the discoverability title if the command has one.
    public var title: String
    /// The keys in the notation of an Apple keyboard, such as "⇧⌘S".
    public var keys: String
    /// The type of the responder, or the title of the menu, that offers the command.
    public var owner: String

    /// Creates a key command of the list.
    public init(title: String, keys: String, owner: String) {
        self.title = title
        self.keys = keys
        self.owner = owner
    }

    public var description: String { "\(title) \(keys)" }
}
