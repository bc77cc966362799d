/// A thing to do.
public struct Reminder: Hashable, Sendable, Identifiable {
    /// The identifier, which is unique on a board.
    public let id: Int
    public var title: String
    public var isDueToday = false
    public var isDone = false
}

/// A named list of reminders.
public struct ReminderList: Hashable, Sendable {
    public var title: String
    /// The name of a system symbol.
    var symbol: String
    public var reminders: [Reminder] = []

    /// Three lists with reminders and an empty one, in the language of the app.
    public static var all: [ReminderList] {
        var lists = names.map { ReminderList(title: String(example: $0), symbol: $1) }
        for (id, (list, title, isDueToday)) in entries.enumerated() {
            lists[list].reminders.append(
                Reminder(id: id, title: String(example: title), isDueToday: isDueToday))
        }
        return lists
    }

    private static let names = [
        ("Personal", "person"), ("Work", "keyboard"), ("Shopping", "star"), ("Travel", "globe"),
    ]

    private static let entries = [
        (0, "Water the plants", true),
        (0, "Call Grandmother", true),
        (0, "Book a dentist", false),
        (0, "Mend the bicycle", false),
        (1, "Send the agenda", true),
        (1, "Review the drawings", false),
        (1, "Book a room", false),
        (2, "Bread", true),
        (2, "Apples", false),
        (2, "Tea", false),
    ]
}
