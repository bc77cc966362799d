/// How many of a list can be selected at present.
enum ListSelectionMode: Hashable, Sendable, CaseIterable {
    case none, single, multiple

    init(one: Bool, several: Bool) {
        self = several ? .multiple : one ? .single : .none
    }
}

/// What decides which commands a list has at this moment.
struct ListSituation: Hashable, Sendable {
    /// Whether there is anything beside one another.
    enum Shape: Hashable, Sendable, CaseIterable {
        /// Rows below one another.
        case rows
        /// Items in one column, below one another.
        case column
        /// Items in one row, beside one another.
        case row
        /// Items below and beside one another.
        case grid

        /// The steps that lead anywhere.
        var steps: [ArrowDirection] {
            switch self {
            case .rows, .column: [.up, .down]
            case .row: [.left, .right]
            case .grid: [.up, .down, .left, .right]
            }
        }
    }

    var isEmpty = false
    var cursor: RowPosition?
    var style = ListCursor.focus
    var shape = Shape.rows
    var isRightToLeft = false
    /// Where arrows lead beyond the list and are meant for others.
    var deadEnds: Set<ArrowDirection> = []
    var entry = ListEntry.first
    var selection = ListSelectionMode.single
    var hasSelection = false
    var canDelete = false
    /// The steps that what is under the cursor can be moved.
    var reorderSteps: [ArrowDirection] = []
    var commands = ListCommands.all
}

/// A command that a list has at this moment, and what it does.
struct ListOffer: Hashable, Sendable {
    var command: BuiltInCommand
    var action: ListAction
}
