/// What has been seen of the parts of a list: whether they contain inputs.
///
/// A list doesn't report its changes. What was seen in a section counts as long as the list has the
/// same number of sections, the section has the same number of rows, and no part contradicts it.
/// Only the section in question is asked for its number, because a list may have very many.
struct RowKnowledge: Equatable, Sendable {
    /// The numbers that tell whether a section is still the one that was seen.
    struct Size: Equatable, Sendable {
        var sections: Int
        var rows: Int
    }

    private struct Section: Equatable, Sendable {
        var size: Size
        var seen: [FormRow: Bool] = [:]
    }

    /// What was seen by section; those of the list's own header and footer have no number.
    private var sections: [Int?: Section] = [:]

    /// Returns whether `row` contains inputs; `nil` if that isn't known.
    ///
    /// - Parameter size: The size of the row's section now.
    func hasInputs(_ row: FormRow, size: Size) -> Bool? {
        guard let section = sections[row.section], section.size == size else { return nil }
        return section.seen[row]
    }

    /// Records whether `row`, which was looked at, contains inputs.
    mutating func note(_ row: FormRow, hasInputs: Bool, size: Size) {
        if self.hasInputs(row, size: size) == !hasInputs { sections = [:] }
        if sections[row.section]?.size != size { sections[row.section] = Section(size: size) }
        sections[row.section]?.seen[row] = hasInputs
    }
}

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
        /// After the element with this index in a row.
        case after(FormRow, index: Int)
        /// After all of a part, which may not exist.
        case beyond(FormRow)
    }

    /// Returns the point from which the walk continues if the list may have changed since.
    ///
    /// - Parameters:
    ///   - row: The part in which the input is now; `nil` if it is in none.
    ///   - rowCount: The number of rows in its section now; `nil` if the section is gone.
    func start(_ direction: InputDirection, in row: FormRow?, rowCount: Int?) -> Start {
        if let row { return .after(row, index: index) }
        // The row seems to have been deleted if its section is shorter now.
        guard let rowCount, rowCount < self.rowCount, case .row(let position) = self.row else {
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
    ///   - rowCount: The number of rows in the section now; `nil` if the section is gone.
    func isKept(_ views: [(before: FormRow, now: FormRow)], rowCount: Int?) -> Bool {
        let descents = zip(views, views.dropFirst()).filter { $0.now > $1.now }.count
        guard descents <= max(0, views.count - 1) / 3 else { return false }
        return rowCount != self.rowCount
            || views.contains { $0.before != row && $0.before != $0.now }
    }
}
