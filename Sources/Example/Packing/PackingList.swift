/// What to take along, as an outline of bags and of what is in them.
public struct PackingList: Hashable, Sendable {
    /// A bag, or a thing in a bag.
    public struct Entry: Hashable, Sendable, Identifiable {
        /// The identifier, which is unique in a list.
        public let id: Int
        public var title: String
        /// The number of bags around the entry.
        public var level: Int
        /// A Boolean value that indicates whether a bag is open; `nil` for a thing.
        public var isOpen: Bool?
        public var count = 1
        public var isPacked = false
    }

    /// All entries, each bag directly before what is in it.
    private var entries: [Entry]

    /// A list for a weekend in the hills, in which every bag is closed.
    public init() {
        entries = Self.weekend.enumerated().map { id, line in
            Entry(id: id, title: line.title, level: line.level, isOpen: line.isBag ? false : nil)
        }
    }

    /// The entries that aren't in a closed bag.
    public var visible: [Entry] {
        var closed: Int?
        return entries.filter { entry in
            if let level = closed, entry.level > level { return false }
            closed = entry.isOpen == false ? entry.level : nil
            return true
        }
    }

    /// Returns the index of the bag that a visible entry is in; `nil` for the outermost bags.
    public func parent(of index: Int) -> Int? {
        let visible = visible
        return visible[..<index].lastIndex { $0.level < visible[index].level }
    }

    /// Changes a visible entry.
    public mutating func change(_ index: Int, _ change: (inout Entry) -> Void) {
        let id = visible[index].id
        guard let position = entries.firstIndex(where: { $0.id == id }) else { return }
        change(&entries[position])
    }

    private static let weekend: [(title: String, level: Int, isBag: Bool)] = [
        ("Backpack", 0, true), ("Clothes", 1, true), ("Socks", 2, false), ("Shirts", 2, false),
        ("Raincoat", 2, false), ("Kitchen", 1, true), ("Kettle", 2, false), ("Cups", 2, false),
        ("Map", 1, false), ("Tent", 0, true), ("Poles", 1, false), ("Pegs", 1, false),
        ("Handbag", 0, true), ("Tickets", 1, false), ("Book", 1, false),
    ]
}
