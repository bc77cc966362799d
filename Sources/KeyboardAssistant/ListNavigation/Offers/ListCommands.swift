/// Kinds of commands that a list can have.
public struct ListCommands: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Arrows move the cursor.
    public static let moves = ListCommands(rawValue: 1 << 0)
    /// Return opens what is under the cursor.
    public static let opening = ListCommands(rawValue: 1 << 1)
    /// ⌥ or ⌘ with an arrow goes to the first or last.
    public static let ends = ListCommands(rawValue: 1 << 2)
    /// Space, Page Up, Page Down, Home and End scroll.
    public static let pages = ListCommands(rawValue: 1 << 3)
    /// ⇧ with arrows extends a selection, ⌘A selects all; only where several can be selected.
    public static let extending = ListCommands(rawValue: 1 << 4)
    /// Escape takes the cursor and the selection away.
    public static let clearing = ListCommands(rawValue: 1 << 5)
    /// Backspace deletes, where the data source allows it.
    public static let deleting = ListCommands(rawValue: 1 << 6)
    /// ⌥⌘ with an arrow moves a row or item, where the data source allows it.
    public static let reordering = ListCommands(rawValue: 1 << 7)

    /// What KeyboardNavigationKit documents: the arrows and Return.
    public static let basic: ListCommands = [.moves, .opening]
    /// All kinds.
    public static let all: ListCommands = [
        .basic, .ends, .pages, .extending, .clearing, .deleting, .reordering,
    ]
}
