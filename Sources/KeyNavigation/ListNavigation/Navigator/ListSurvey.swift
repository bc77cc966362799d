import UIKit

/// A survey of a list for one key.
///
/// The delegate is asked once about each row of a walk.
@MainActor
struct ListSurvey {
    let list: any NavigableList
    let cursor: ListCursor
    let selection: ListSelection
    let cells: CellFocus
    let options: ListOptions
    let walk: RowWalk

    /// Returns the state that determines the commands to offer.
    ///
    /// Unlike the state for one command, this state includes the checks that the actions of
    /// commands make themselves.
    func offeredState(in view: UIScrollView, canDelete: (RowPosition) -> Bool) -> ListState {
        var state = state(in: view, asksForControls: true)
        state.canDelete =
            options.commands.contains(.deleting)
            && selection.canDelete(at: state.cursor, isAllowed: canDelete)
        state.reorderArrows = state.cursor.map { reorderArrows(of: $0, state.shape) } ?? []
        return state
    }

    /// Returns the state that determines the action of `command`.
    ///
    /// The row or item under the cursor counts as deletable and movable, because the actions of
    /// these commands check that themselves.
    func state(in view: UIScrollView, for command: CommandIdentifier) -> ListState {
        state(in: view, asksForControls: command.dependsOnCellControls)
    }

    private func state(in view: UIScrollView, asksForControls: Bool) -> ListState {
        let (position, shape) = (cursor.position, list.shape)
        let contents = cells.contents(
            ofCellAt: position,
            mayEnter: asksForControls && options.commands.contains(.cellControls))
        cursor.followOutline()
        return ListState(
            isEmpty: position == nil && walk.first == nil, cursor: position,
            cursorKind: cursor.kind, shape: shape,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            arrowsPassedOn: position.map { cursor.arrowsPassedOn(at: $0, shape, in: walk) } ?? [],
            initialPosition: options.initialPosition, selectionMode: list.selectionMode,
            canClear: cursor.isRemovable || list.hasSelection, canDelete: true,
            reorderArrows: shape.arrows,
            outlineRow: position.flatMap { cursor.outlineRow(at: $0, shape, in: walk) },
            cellContents: contents,
            returnEntersCell: contents.mayBeEntered
                && (position.map(returnEntersCell) ?? false),
            commands: options.commands, pageKeys: options.pageKeys, spaceKey: options.spaceKey,
            gridSelection: options.gridSelection,
            selectionFollowsCursor: selection.followsCursor(options),
            // The selection is read only if needed.
            isCursorSelected: options.spaceKey == .select
                && (position.map(list.isSelected) ?? false),
            allowsEmptySelection: options.allowsEmptySelection,
            isLastSelection: position.map(isLastSelection) ?? false)
    }

    private func isLastSelection(_ position: RowPosition) -> Bool {
        !options.allowsEmptySelection && list.selectionMode == .multiple
            && list.selection == [position]
    }

    private func reorderArrows(
        of position: RowPosition, _ shape: ListState.Shape
    ) -> [ArrowDirection] {
        guard options.commands.contains(.reordering), list.canMove(position) else { return [] }
        return shape.arrows.filter { cursor.reorderTarget(of: position, $0, in: walk) != nil }
    }

    /// Returns a Boolean value that indicates whether Return goes into the cell at `position`
    /// instead of opening it.
    private func returnEntersCell(at position: RowPosition) -> Bool {
        guard !options.returnEntersCells else { return true }
        guard cursor.kind == .selection else { return false }
        return list.selectionMode == .none || !list.canHighlight(position, in: walk)
    }
}

extension CommandIdentifier {
    /// A Boolean value that indicates whether the controls in the cell under the cursor determine
    /// the effect of the command while the cell itself has focus.
    fileprivate var dependsOnCellControls: Bool {
        self == BuiltInCommand.openItem.identifier || self == BuiltInCommand.commitItem.identifier
            || self == BuiltInCommand.enterCell.identifier
    }
}
