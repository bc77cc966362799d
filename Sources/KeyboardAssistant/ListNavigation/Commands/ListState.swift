/// The facts that decide which commands a list has at one moment.
struct ListState: Hashable, Sendable {
    /// The arrangement of a list's rows or items.
    enum Shape: Hashable, Sendable, CaseIterable {
        /// Rows below one another.
        case rows
        /// Items in one column, below one another.
        case column
        /// Items in one row, beside one another.
        case row
        /// Items below and beside one another.
        case grid

        /// The arrows that lead from one row or item to another.
        var arrows: [ArrowDirection] {
            switch self {
            case .rows, .column: [.up, .down]
            case .row: [.left, .right]
            case .grid: [.up, .down, .left, .right]
            }
        }
    }

    var isEmpty = false
    var cursor: RowPosition?
    var cursorKind = ListCursorKind.appDrawn
    var shape = Shape.rows
    var isRightToLeft = false
    /// The arrows that lead beyond the list from the cursor and are left to other responders.
    var arrowsPassedOn: Set<ArrowDirection> = []
    var initialPosition = ListOptions.InitialPosition.first
    var selectionMode = ListSelectionMode.single
    var hasSelection = false
    var canDelete = false
    /// The arrows by which the row or item under the cursor can be moved.
    var reorderArrows: [ArrowDirection] = []
    var commands = ListOptions.Commands.all
}

/// The number of rows or items that can be selected at present.
enum ListSelectionMode: Hashable, Sendable, CaseIterable {
    case none, single, multiple

    init(allowsSelection: Bool, allowsMultipleSelection: Bool) {
        self = allowsMultipleSelection ? .multiple : allowsSelection ? .single : .none
    }
}

/// A command that a list has at one moment, and its effect.
struct AvailableListCommand: Hashable, Sendable {
    var command: BuiltInCommand
    var action: ListAction
}

/// One of a list's two ends.
enum ListEnd: Hashable, Sendable, CaseIterable {
    case first, last
}

/// A destination for the cursor of a list.
enum ListIntent: Hashable, Sendable {
    /// The list itself, for a cursor that is nowhere and comes from beyond `end`.
    case enter(from: ListEnd)
    /// The row or item to which an arrow leads.
    case step(ArrowDirection, from: RowPosition)
    case end(ListEnd)
    /// The row or item that was touched.
    case touch(RowPosition)
    /// The row or item whose text begins with what was typed.
    case match(RowPosition)
    /// No row or item.
    case leave

    var isStep: Bool {
        if case .step = self { return true }
        return false
    }
}

/// The effect of a key press on a list.
enum ListAction: Hashable, Sendable {
    case move(ListIntent)
    /// Reports the row to the navigator's delegate as opened, and does nothing else.
    case commit(RowPosition)
    /// Does what a tap on the row does.
    case open(RowPosition)
    case extend(ArrowDirection, from: RowPosition)
    case extendTo(ListEnd, from: RowPosition)
    case selectAll
    case clear
    case delete(RowPosition)
    case reorder(ArrowDirection, from: RowPosition)
    case page(RowWalk.Direction)
    case scroll(to: ListEnd)
}
