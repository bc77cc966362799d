import Foundation

/// Lists of reminders, with the selected list and the text to search for.
public struct ReminderBoard: Hashable, Sendable {
    /// A selection of reminders to show.
    public enum Choice: Hashable, Sendable {
        /// The reminders of all lists that are due today.
        case today
        /// The list with this index.
        case list(Int)
    }

    public private(set) var lists: [ReminderList]
    public var choice = Choice.list(0)
    /// The text to search for.
    ///
    /// An empty text matches all reminders.
    public var query = ""

    public init(_ lists: [ReminderList] = ReminderList.all) {
        self.lists = lists
    }

    /// The name of the selected list.
    public var title: String {
        switch choice {
        case .today: String(example: "Today")
        case .list(let index): lists.indices.contains(index) ? lists[index].title : ""
        }
    }

    /// The reminders of the selected list that match the search.
    public var shown: [Reminder] {
        let words = query.lowercased().split(separator: " ")
        return chosen.filter { reminder in
            let title = reminder.title.lowercased()
            return words.allSatisfy { title.contains($0) }
        }
    }

    private var chosen: [Reminder] {
        switch choice {
        case .today: lists.flatMap(\.reminders).filter(\.isDueToday)
        case .list(let index): lists.indices.contains(index) ? lists[index].reminders : []
        }
    }

    /// The number of reminders that are due today and not done yet.
    public var countLeftToday: Int {
        lists.flatMap(\.reminders).count { $0.isDueToday && !$0.isDone }
    }

    // MARK: Changes

    /// Marks a reminder as done or not done.
    public mutating func toggle(_ id: Reminder.ID) {
        for list in lists.indices {
            guard let index = lists[list].reminders.firstIndex(where: { $0.id == id }) else {
                continue
            }
            lists[list].reminders[index].isDone.toggle()
        }
    }

    /// Adds an empty list and selects it.
    ///
    /// A name that consists only of spaces is ignored.
    public mutating func addList(named name: String) {
        guard !name.allSatisfy(\.isWhitespace) else { return }
        lists.append(ReminderList(title: name, symbol: "star"))
        choice = .list(lists.count - 1)
    }
}
