// The commands whose keys or effects depend on options.

extension ListState {
    /// The commands of Page Up, Page Down, Home and End, and of Space unless it selects.
    var pages: [AvailableListCommand] {
        guard commands.contains(.pages) else { return [] }
        var (down, up) = (BuiltInCommand.pageDown, BuiltInCommand.pageUp)
        if spaceSelects {
            (down, up) = (
                down.withoutDefaultKeys(of: .selectItem), up.withoutDefaultKeys(of: .extendToItem)
            )
        } else if spaceKey == .open {
            down = down.withoutDefaultKeys(of: .selectItem)
        }
        switch pageKeys {
        case .scroll:
            return [
                .init(command: down, action: .page(.forward)),
                .init(command: up, action: .page(.backward)),
                .init(command: .scrollToTop, action: .scroll(to: .first)),
                .init(command: .scrollToBottom, action: .scroll(to: .last)),
            ]
        case .moveCursor:
            return pageMove(.forward, down) + pageMove(.backward, up) + endMoves
        }
    }

    private func pageMove(_ direction: RowWalk.Direction, _ command: BuiltInCommand)
        -> [AvailableListCommand]
    {
        let intent = cursor.map { .page(direction, from: $0) } ?? entrance(direction)
        return intent.map { [.init(command: command, action: .move($0))] } ?? []
    }

    /// The commands of Home and End, which stay on the cursor's line in a grid.
    private var endMoves: [AvailableListCommand] {
        guard shape == .grid else {
            return [
                .init(command: .home, action: .move(.end(.first))),
                .init(command: .end, action: .move(.end(.last))),
            ]
        }
        let lineEnd = { [cursor] end in
            cursor.map { ListIntent.lineEnd(end, from: $0) } ?? .end(end)
        }
        return [
            .init(command: .firstInRow, action: .move(lineEnd(.first))),
            .init(command: .lastInRow, action: .move(lineEnd(.last))),
            .init(
                command: .home.withoutDefaultKeys(of: .firstInRow), action: .move(.end(.first))),
            .init(command: .end.withoutDefaultKeys(of: .lastInRow), action: .move(.end(.last))),
        ]
    }

    /// The commands of ⌃⇧Home and ⌃⇧End.
    func extendingByPageKeys(from cursor: RowPosition) -> [AvailableListCommand] {
        guard pageKeys == .moveCursor else { return [] }
        return [
            .init(command: .extendHome, action: .extendTo(.first, from: cursor)),
            .init(command: .extendEnd, action: .extendTo(.last, from: cursor)),
        ]
    }

    // MARK: Space

    private var spaceSelects: Bool {
        spaceKey == .select && commands.contains(.extending) && selectionMode != .none
    }

    /// The commands of Space.
    ///
    /// If only one row can be selected, there is nothing to do on the selected one.
    var selecting: [AvailableListCommand] {
        guard spaceSelects, let cursor else { return [] }
        let isDone = selectionMode == .multiple ? isLastSelection : isCursorSelected
        let select =
            isDone ? [] : [AvailableListCommand(command: .selectItem, action: .select(cursor))]
        guard selectionMode == .multiple else { return select }
        guard gridSelection.isRectangle(in: shape) else {
            return select + [.init(command: .extendToItem, action: .extendToCursor(cursor))]
        }
        return select + [
            .init(command: .selectRow, action: .selectLine(.horizontal, at: cursor)),
            .init(command: .selectColumn, action: .selectLine(.vertical, at: cursor)),
        ]
    }

    // MARK: The cursor alone

    /// The commands that move the cursor and not the selection that usually follows it.
    var movesWithoutSelecting: [AvailableListCommand] {
        guard commands.contains(.moves), selectionFollowsCursor, let cursor else { return [] }
        return shape.arrows.filter { !arrowsPassedOn.contains($0) }.map { arrow in
            .init(
                command: arrow.cursorCommand,
                action: .moveWithoutSelecting(.step(arrow, from: cursor)))
        }
    }
}

extension ListOptions.GridSelection {
    /// Returns a Boolean value that indicates whether rectangles are selected in a list of `shape`.
    func isRectangle(in shape: @autoclosure () -> ListState.Shape) -> Bool {
        self == .rectangle && shape() == .grid
    }
}

extension ArrowDirection {
    fileprivate var cursorCommand: BuiltInCommand {
        switch self {
        case .up: .moveCursorUp
        case .down: .moveCursorDown
        case .left: .moveCursorLeft
        case .right: .moveCursorRight
        }
    }
}
