/// The place of an input in a list, to which a form returns after the list has changed.
struct InputLocation: Equatable, Sendable {
    var row: ListPart
    /// The index of the input among the inputs and lists of its row.
    var index: Int
    /// The number of inputs and lists of the row.
    var count: Int
    /// The size of its section when the place was recorded.
    var size: SectionSize

    /// Returns a Boolean value that indicates whether the row has more in `direction`.
    func hasMore(_ direction: InputDirection) -> Bool {
        direction == .next ? index < count - 1 : index > 0
    }

    /// The point from which a walk continues after the input.
    enum Start: Equatable, Sendable {
        /// After the input, in a row.
        case after(ListPart)
        /// After all of a part, which may not exist.
        case beyond(ListPart)
    }

    /// Returns the point from which the walk continues if the list may have changed since.
    ///
    /// - Parameters:
    ///   - row: The part in which the input is now; `nil` if it is in none.
    ///   - size: The size of its section now.
    func start(_ direction: InputDirection, in row: ListPart?, size: SectionSize) -> Start {
        if let row { return .after(row) }
        if let section = self.row.section, size.sections < self.size.sections {
            // The section after a deleted one has its number now.
            return .beyond(direction == .next ? .footer(section - 1) : .header(section))
        }
        // The row seems to have been deleted if its section is shorter now.
        guard size.rows < self.size.rows, case .row(let position) = self.row else {
            return .after(self.row)
        }
        // The row after a deleted one has its index now.
        if direction == .previous { return .beyond(self.row) }
        return .beyond(
            position.row > 0
                ? .row(RowPosition(position.section, position.row - 1)) : .header(position.section))
    }

    /// Returns whether the input's view, which is in another row now, still shows the same row.
    ///
    /// When rows are inserted, deleted or moved, other views move too, and the order of the views
    /// changes little. After a reload, views are reused in any order.
    ///
    /// - Parameters:
    ///   - views: Where the views were and are, in their earlier order.
    ///   - size: The size of the section now.
    func isKept(_ views: [(before: ListPart, now: ListPart)], size: SectionSize) -> Bool {
        let descents = zip(views, views.dropFirst()).filter { $0.now > $1.now }.count
        guard descents <= max(0, views.count - 1) / 3 else { return false }
        return size != self.size
            || views.contains { $0.before != row && $0.before != $0.now }
    }
}
