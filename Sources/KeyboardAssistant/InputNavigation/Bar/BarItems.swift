/// The items of the app in a bar, each of which is in one place.
struct BarItems<Item: Hashable>: Equatable {
    /// The items after the arrow buttons.
    private(set) var leading: [Item] = []
    /// The items before the Done button.
    private(set) var trailing: [Item] = []

    /// The items in reading order.
    var all: [Item] { leading + trailing }

    /// Replaces the leading items.
    ///
    /// An item that is listed twice stays at its first place, and a trailing item moves here.
    mutating func setLeading(_ items: [Item]) {
        leading = Self.unique(items)
        trailing.removeAll(where: leading.contains)
    }

    /// Replaces the trailing items.
    ///
    /// An item that is listed twice stays at its first place, and a leading item moves here.
    mutating func setTrailing(_ items: [Item]) {
        trailing = Self.unique(items)
        leading.removeAll(where: trailing.contains)
    }

    /// Removes the items for which `isGone` returns true.
    mutating func removeAll(where isGone: (Item) -> Bool) {
        leading.removeAll(where: isGone)
        trailing.removeAll(where: isGone)
    }

    private static func unique(_ items: [Item]) -> [Item] {
        var seen: Set<Item> = []
        return items.filter { seen.insert($0).inserted }
    }
}
