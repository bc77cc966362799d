/// What has been seen of the parts of a list: whether they contain inputs.
///
/// A list doesn't report its changes. What was seen counts as long as the list has the same number
/// of rows in each section, and no part contradicts it.
struct RowKnowledge: Equatable, Sendable {
    private var seen: [FormRow: Bool] = [:]
    private var rowCounts: [Int] = []

    /// Returns whether `row` contains inputs; `nil` if that isn't known.
    subscript(row: FormRow) -> Bool? { seen[row] }

    /// Records whether `row`, which was looked at, contains inputs.
    mutating func note(_ row: FormRow, hasInputs: Bool) {
        if seen[row] == !hasInputs { seen = [:] }
        seen[row] = hasInputs
    }

    /// Forgets everything if the numbers of rows have changed.
    mutating func validate(_ rowCounts: [Int]) {
        guard rowCounts != self.rowCounts else { return }
        self.rowCounts = rowCounts
        seen = [:]
    }
}

/// The place of an input in a list, to which a form returns after the list has changed.
struct RowPlace: Equatable, Sendable {
    var row: FormRow
    /// The index of the input among the inputs and lists of its row.
    var index: Int
    /// The number of inputs and lists of the row.
    var count: Int
    /// The number of rows in each section when the place was recorded.
    var rowCounts: [Int]

    /// Returns a Boolean value that indicates whether the row has more in `direction`.
    func hasMore(_ direction: InputDirection) -> Bool {
        direction == .next ? index < count - 1 : index > 0
    }

    /// The point from which a walk continues after the input.
    enum Start: Equatable, Sendable {
        /// After the element with this index in a row.
        case after(FormRow, index: Int)
        /// After all of a part, which may not exist.
        case beyond(FormRow)
    }

    /// Returns the point from which the walk continues if the list may have changed since.
    ///
    /// - Parameters:
    ///   - row: The part in which the input is now; `nil` if it is in none.
    ///   - rowCounts: The numbers of rows now.
    func start(_ direction: InputDirection, in row: FormRow?, rowCounts: [Int]) -> Start {
        if let row { return .after(row, index: index) }
        guard isDeleted(rowCounts), case .row(let position) = self.row else {
            return .after(self.row, index: index)
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
    ///   - rowCounts: The numbers of rows now.
    func isKept(_ views: [(before: FormRow, now: FormRow)], rowCounts: [Int]) -> Bool {
        let descents = zip(views, views.dropFirst()).filter { $0.now > $1.now }.count
        guard descents <= max(0, views.count - 1) / 3 else { return false }
        return rowCounts != self.rowCounts
            || views.contains { $0.before != row && $0.before != $0.now }
    }

    /// Returns whether the row seems to have been deleted, because its section is shorter now.
    private func isDeleted(_ rowCounts: [Int]) -> Bool {
        guard case .row(let position) = row, self.rowCounts.indices.contains(position.section),
            rowCounts.indices.contains(position.section)
        else { return false }
        return rowCounts[position.section] < self.rowCounts[position.section]
    }
}
