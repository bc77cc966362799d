/// The state of a list that determines its available commands.
struct ListState: Hashable, Sendable {
    /// The arrangement of the rows or items of a list.
    enum Shape: Hashable, Sendable, CaseIterable {
        /// Rows of a table, from top to bottom.
        case rows
        /// Items in a single column.
        case column
        /// Items in a single row.
        case row
        /// Items in rows and columns.
        case grid

        /// The arrow keys that move from one row or item to another.
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
    /// The arrow keys past the end of the list that remain available to other responders.
    var arrowsPassedOn: Set<ArrowDirection> = []
    var initialPosition = ListOptions.InitialPosition.first
    var selectionMode = ListSelectionMode.single
    /// A Boolean value that indicates whether there is a selection, or a cursor that can be removed.
    var canClear = false
    var canDelete = false
    /// The arrow keys that can move the row or item under the cursor.
    var reorderArrows: [ArrowDirection] = []
    /// The place of the row under the cursor in an outline; `nil` without an outline.
    var outlineRow: OutlineRow?
    var cellContents = CellContents()
    /// A Boolean value that indicates whether Return goes to the controls in the cell, if there are
    /// any.
    var returnEntersCell = false
    var commands = ListOptions.Commands.all
    var pageKeys = ListOptions.PageKeys.scroll
    var spaceKey = ListOptions.SpaceKey.scroll
    var gridSelection = ListOptions.GridSelection.range
    /// A Boolean value that indicates whether moving the cursor selects its row or item.
    var selectionFollowsCursor = false
    var isCursorSelected = false
    var allowsEmptySelection = true
    /// A Boolean value that indicates whether the row or item under the cursor is the only selected
    /// one and has to stay selected.
    var isLastSelection = false
}

/// A command that is currently available in a list, and its action.
struct AvailableListCommand: Hashable, Sendable {
    var command: BuiltInCommand
    var action: ListAction
    /// A Boolean value that indicates whether another command has the Return key.
    var leavesReturn = false
    /// A Boolean value that indicates whether the command has Space as well, by option.
    var takesSpace = false
}

extension AvailableListCommand {
    /// The command's title in the app's language, for the present effect of the keys.
    var title: String {
        switch (command, action) {
        case (.expandItem, .move): BuiltInCommand.nextItem.title
        case (.collapseItem, .move): String(translated: "Enclosing Item")
        default: command.title
        }
    }
}

/// An end of a list.
enum ListEnd: Hashable, Sendable, CaseIterable {
    case first, last
}

/// A destination for the cursor of a list.
enum ListIntent: Hashable, Sendable {
    /// Enters the list from `end`, because there is no cursor.
    case enter(from: ListEnd)
    /// The row or item in the direction of an arrow.
    case step(ArrowDirection, from: RowPosition)
    case end(ListEnd)
    /// The row or item a page away, in the same column.
    case page(RowWalk.Direction, from: RowPosition)
    /// The first or the last item on the line of a grid.
    case lineEnd(ListEnd, from: RowPosition)
    /// The row around `of` in an outline.
    case parent(RowPosition, of: RowPosition)
    /// The touched row or item.
    case touch(RowPosition)
    /// The row or item with a text that begins with the typed text.
    case match(RowPosition)
    /// No row or item: the cursor is removed.
    case leave

    /// A Boolean value that indicates whether the cursor moves by steps that can be retraced.
    var isStep: Bool {
        switch self {
        case .step, .page: true
        default: false
        }
    }
}

/// The action of a key press in a list.
enum ListAction: Hashable, Sendable {
    case move(ListIntent)
    /// Moves the cursor and keeps the selection, in a list with a selection that follows the
    /// cursor.
    case moveWithoutSelecting(ListIntent)
    /// Tells the navigator's delegate to open the row, without any other effect.
    case commit(RowPosition)
    /// Performs the effect of a tap on the row.
    case open(RowPosition)
    case extend(ArrowDirection, from: RowPosition)
    case extendTo(ListEnd, from: RowPosition)
    /// Selects or deselects a row or item as a tap does, or selects it alone.
    case select(RowPosition)
    /// Extends the selection from the row or item that was selected last to the cursor.
    case extendToCursor(RowPosition)
    /// Selects all cells of the row or column of a cell.
    case selectLine(ArrowDirection.Axis, at: RowPosition)
    case selectAll
    case clear
    /// Deletes the selection, or else the row or item under the cursor.
    case delete
    case reorder(ArrowDirection, from: RowPosition)
    case page(RowWalk.Direction)
    case scroll(to: ListEnd)
    /// Expands or collapses a row of an outline.
    case setExpanded(Bool, RowPosition)
    /// Moves focus to the controls in a cell.
    case enterCell(RowPosition)
    /// Scrolls to a cell that isn't loaded, and moves focus to its controls, or opens a cell
    /// without controls.
    case enterOrOpen(RowPosition)
    /// Moves focus from one control in a cell to another.
    case stepInCell(RowWalk.Direction)
    /// Performs the effect of a tap on the control with focus.
    case activateControl
    /// Changes the value of the control with focus by a step.
    case adjustControl(RowWalk.Direction)
    /// Moves focus back to the cell.
    case leaveCell
}

extension ListState {
    /// The commands that are currently available.
    ///
    /// A list without rows has none.
    ///
    /// Arrow keys are also available at the ends, unless the option passes them on. There, they
    /// scroll the cursor into view, and keep keys for the list from moving anything else.
    var availableCommands: [AvailableListCommand] {
        guard !isEmpty else { return [] }
        if let inside = cellContents.availableCommands(isRightToLeft: isRightToLeft) {
            return inside
        }
        let groups = [
            opening, moves, movesWithoutSelecting, outlining, ends, pages, selecting, extending,
            clearing, deleting, reordering, entering,
        ]
        return Array(groups.joined())
    }

    private var opening: [AvailableListCommand] {
        var opening = openingByReturn
        if spaceKey == .open, let last = opening.indices.last { opening[last].takesSpace = true }
        return opening
    }

    /// The commands for opening.
    ///
    /// The last one has the Return key.
    private var openingByReturn: [AvailableListCommand] {
        guard commands.contains(.opening), let cursor else { return [] }
        let entering = [
            AvailableListCommand(
                command: .openItem,
                action: cellContents.isLoaded ? .enterCell(cursor) : .enterOrOpen(cursor))
        ]
        switch cursorKind {
        case .appDrawn where commitCommand == .commitItem && returnEnters:
            let commit = AvailableListCommand(
                command: .commitItem, action: .commit(cursor), leavesReturn: true)
            return [commit] + entering
        case _ where returnEnters: return entering
        case .appDrawn: return [.init(command: commitCommand, action: .commit(cursor))]
        // A tap on the row would have no effect either.
        case .selection where isLastSelection || selectionMode == .none: return []
        case .selection: return [.init(command: .openItem, action: .open(cursor))]
        }
    }

    private var returnEnters: Bool { returnEntersCell && cellContents.mayBeEntered }

    /// The command that opens the row or item under an app-drawn cursor.
    ///
    /// If the Right Arrow key moves the cursor or expands the row, only Return opens.
    private var commitCommand: BuiltInCommand {
        shape.arrows.contains(.right) || outlineRow?.isExpanded != nil ? .openItem : .commitItem
    }

    private var moves: [AvailableListCommand] {
        guard commands.contains(.moves) else { return [] }
        return shape.arrows.filter { !arrowsPassedOn.contains($0) }.compactMap { arrow in
            intent(of: arrow).map { .init(command: shape.command(for: arrow), action: .move($0)) }
        }
    }

    private func intent(of arrow: ArrowDirection) -> ListIntent? {
        if let cursor { return .step(arrow, from: cursor) }
        return entrance(arrow.reading(isRightToLeft: isRightToLeft))
    }

    /// Returns the intent of a key that moves in `direction` while there is no cursor.
    func entrance(_ direction: RowWalk.Direction) -> ListIntent? {
        let isForward = direction == .forward
        switch initialPosition {
        case .visible: return .enter(from: isForward ? .first : .last)
        case .first: return isForward ? .enter(from: .first) : nil
        }
    }

    private var outlining: [AvailableListCommand] {
        guard commands.contains(.moves), let cursor, let outlineRow else { return [] }
        let actions = [
            (BuiltInCommand.expandItem, outlineRow.forwardAction(at: cursor)),
            (.collapseItem, outlineRow.backwardAction(at: cursor)),
        ]
        return actions.compactMap { command, action in
            action.map { .init(command: command, action: $0) }
        }
    }

    private var entering: [AvailableListCommand] {
        guard commands.contains(.cellControls), cellContents.canBeEntered, let cursor else {
            return []
        }
        return [.init(command: .enterCell, action: .enterCell(cursor))]
    }

    private var ends: [AvailableListCommand] {
        guard commands.contains(.ends) else { return [] }
        return [
            .init(command: .firstItem, action: .move(.end(.first))),
            .init(command: .lastItem, action: .move(.end(.last))),
        ]
    }

    private var extending: [AvailableListCommand] {
        guard commands.contains(.extending), selectionMode == .multiple else { return [] }
        let all = AvailableListCommand(command: .selectAll, action: .selectAll)
        guard let cursor else { return [all] }
        let steps = shape.arrows.map { arrow in
            AvailableListCommand(
                command: arrow.extendCommand, action: .extend(arrow, from: cursor))
        }
        return steps + [
            .init(command: .extendToFirst, action: .extendTo(.first, from: cursor)),
            .init(command: .extendToLast, action: .extendTo(.last, from: cursor)),
        ] + extendingByPageKeys(from: cursor) + [all]
    }

    private var clearing: [AvailableListCommand] {
        guard commands.contains(.clearing), allowsEmptySelection, canClear else {
            return []
        }
        return [.init(command: .clearSelection, action: .clear)]
    }

    private var deleting: [AvailableListCommand] {
        guard commands.contains(.deleting), canDelete else { return [] }
        return [.init(command: .deleteItem, action: .delete)]
    }

    private var reordering: [AvailableListCommand] {
        guard commands.contains(.reordering), let cursor else { return [] }
        return reorderArrows.map { arrow in
            .init(command: arrow.reorderCommand, action: .reorder(arrow, from: cursor))
        }
    }
}

extension ListState.Shape {
    fileprivate func command(for arrow: ArrowDirection) -> BuiltInCommand {
        switch (self, arrow) {
        case (.grid, .up): .itemAbove
        case (.grid, .down): .itemBelow
        case (_, .up): .previousItem
        case (_, .down): .nextItem
        case (_, .left): .itemToTheLeft
        case (_, .right): .itemToTheRight
        }
    }
}

extension ArrowDirection {
    fileprivate var extendCommand: BuiltInCommand {
        switch self {
        case .up: .extendUp
        case .down: .extendDown
        case .left: .extendLeft
        case .right: .extendRight
        }
    }

    fileprivate var reorderCommand: BuiltInCommand {
        switch self {
        case .up: .moveItemUp
        case .down: .moveItemDown
        case .left: .moveItemLeft
        case .right: .moveItemRight
        }
    }
}
