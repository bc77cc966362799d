/// The place of an input in a list, as a form's memory of the input for after the list has changed.
struct InputLocation: Equatable, Sendable {
    var row: ListPart
    /// The index of the input among the inputs and lists of its row.
    var index: Int
    /// The number of inputs and lists of the row.
    var count: Int
    /// The size of the row's section when the place was recorded.
    var size: SectionSize

    /// Returns a Boolean value that indicates whether the row has more inputs or lists in `direction`.
    func hasMore(_ direction: InputDirection) -> Bool {
        direction == .next ? index < count - 1 : index > 0
    }

    /// The point from which a walk continues after the input.
    enum Start: Equatable, Sendable {
        /// After the input, in a row.
        case after(ListPart)
        /// After the end of a part that may be gone.
        case beyond(ListPart)
    }

    /// Returns the point from which a walk continues after possible changes of the list.
    ///
    /// - Parameters:
    ///   - row: The current part of the input; `nil` if there is none.
    ///   - size: The current size of the recorded part's section.
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

    /// Returns a Boolean value that indicates whether the input's view, now in another row, still shows
    /// the recorded row.
    ///
    /// When rows are inserted, deleted or moved, other views move too, and the order of the views
    /// changes little. After a reload, views are reused in any order.
    ///
    /// - Parameters:
    ///   - views: The parts of the views before and now, in the earlier order.
    ///   - size: The current size of the section.
    func isKept(_ views: [(before: ListPart, now: ListPart)], size: SectionSize) -> Bool {
        let descents = zip(views, views.dropFirst()).filter { $0.now > $1.now }.count
        guard descents <= max(0, views.count - 1) / 3 else { return false }
        return size != self.size
            || views.contains { $0.before != row && $0.before != $0.now }
    }
}
