/// The place of an input in a list, to which a form returns after the list has changed.
struct RowPlace: Equatable, Sendable {
    var row: FormRow
    /// The index of the input among the inputs and lists of its row.
    var index: Int
    /// The number of inputs and lists of the row.
    var count: Int
    /// The number of rows in its section when the place was recorded.
    var rowCount: Int

    /// Returns a Boolean value that indicates whether the row has more in `direction`.
    func hasMore(_ direction: InputDirection) -> Bool {
        direction == .next ? index < count - 1 : index > 0
    }

    /// The point from which a walk continues after the input.
    enum Start: Equatable, Sendable {
        /// After the input, in a row.
        case after(FormRow)
        /// After all of a part, which may not exist.
        case beyond(FormRow)
    }

    /// Returns the point from which the walk continues if the list may have changed since.
    ///
    /// - Parameters:
    ///   - row: The part in which the input is now; `nil` if it is in none.
    ///   - rowCount: The number of rows in its section now; `nil` if the section is gone.
    func start(_ direction: InputDirection, in row: FormRow?, rowCount: Int?) -> Start {
        if let row { return .after(row) }
        guard let rowCount else { return .beyond(self.row) }
        // The row seems to have been deleted if its section is shorter now.
        guard rowCount < self.rowCount, case .row(let position) = self.row else {
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
    ///   - rowCount: The number of rows in the section now; `nil` if the section is gone.
    func isKept(_ views: [(before: FormRow, now: FormRow)], rowCount: Int?) -> Bool {
        let descents = zip(views, views.dropFirst()).filter { $0.now > $1.now }.count
        guard descents <= max(0, views.count - 1) / 3 else { return false }
        return rowCount != self.rowCount
            || views.contains { $0.before != row && $0.before != $0.now }
    }
}
