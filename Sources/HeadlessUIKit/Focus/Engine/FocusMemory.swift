import Foundation

/// What was focused last in each group.
@MainActor
struct FocusMemory {
    private struct Entry {
        weak var item: (any UIFocusItem)?
        /// Cells are reused for other rows, so in a list the place counts.
        var path: IndexPath?
    }

    private var entries: [String: Entry] = [:]

    mutating func note(_ item: any UIFocusItem, in group: String) {
        entries[group] = Entry(item: item, path: item.focusPlace?.path)
    }

    func isLast(_ item: any UIFocusItem, in group: String) -> Bool {
        guard let entry = entries[group] else { return false }
        if let path = entry.path { return item.focusPlace?.path == path }
        return entry.item === item
    }
}
