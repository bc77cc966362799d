import UIKit

// What the commands do.

extension ListNavigator {
    /// Performs the action of a command, for which rows are asked about in `walk`.
    func perform(
        _ action: ListAction, _ invocation: ListMoveInvocation, in walk: RowWalk
    ) {
        switch action {
        case .move(let intent):
            moveWithSelection(Request(intent: intent, invocation: invocation), in: walk)
        case .moveWithoutSelecting(let intent):
            move(Request(intent: intent, invocation: invocation), in: walk)
        case .commit(let position), .open(let position): open(position, in: walk)
        case .extend(let arrow, let origin): extend(arrow, from: origin, invocation, in: walk)
        case .extendTo(let end, let origin):
            extend(
                to: walk.end(end), from: origin, in: walk,
                for: Request(intent: .end(end), invocation: invocation))
        case .select(let position): selection.select(position, in: walk, options)
        case .extendToCursor(let position): extendToCursor(position, in: walk)
        case .selectLine(let axis, let position):
            cursor.reveal(position, by: scroller)
            selection.selectLine(along: axis, at: position, in: walk, options.gridSelection)
        case .selectAll: selection.selectAll(in: walk)
        case .clear:
            selection.clear()
            leave(for: Request(intent: .leave, invocation: invocation))
        case .delete: cursor.keepSystemFocus { delete() }
        case .reorder(let arrow, let origin): reorder(origin, arrow, invocation, in: walk)
        case .page(let direction):
            scroll(to: list.pageDestination(direction, from: scroller.offset), invocation)
        case .scroll(let end): scroll(to: .end(end), invocation)
        case .setExpanded(let isExpanded, let position): setExpanded(isExpanded, at: position)
        case .enterCell(let position): cells.enterCell(at: position)
        case .enterOrOpen(let position):
            if !cells.loadAndEnterCell(at: position) { open(position, in: walk) }
        case .stepInCell(let direction): cells.step(direction)
        case .activateControl: cursor.keepSystemFocus { focusedControl?.activateAsTapped() }
        case .adjustControl(let direction): focusedControl?.adjustValue(direction)
        case .leaveCell: cells.leave()
        }
    }

    // MARK: Selecting

    private func extend(
        _ arrow: ArrowDirection, from origin: RowPosition, _ invocation: ListMoveInvocation,
        in walk: RowWalk
    ) {
        let rule = ListStepRule(options, in: list.shape, extends: true)
        extend(
            to: cursor.step(arrow, from: origin, rule, in: walk), from: origin, in: walk,
            for: Request(intent: .step(arrow, from: origin), invocation: invocation))
    }

    private func extend(
        to end: RowPosition?, from origin: RowPosition, in walk: RowWalk, for request: Request
    ) {
        // At the end of the list, the cursor doesn't move and is scrolled into view again.
        guard let end else { return cursor.reveal(origin, by: scroller) }
        selection.extend(to: end, from: origin, in: walk, options.gridSelection)
        takeCursor(from: origin, to: end, for: request)
    }

    /// Extends the selection from the row that was selected last, if it still is.
    private func extendToCursor(_ position: RowPosition, in walk: RowWalk) {
        let start = selection.start(ofExtensionTo: position)
        cursor.reveal(position, by: scroller)
        selection.extend(to: position, from: start, in: walk, options.gridSelection)
    }

    /// Opens a row or item as a tap does, or lets the delegate do so if the app draws the cursor.
    private func open(_ position: RowPosition, in walk: RowWalk) {
        switch cursor.kind {
        case .appDrawn: cursor.keepSystemFocus { didCommit(position) }
        case .selection:
            cursor.keepSystemFocus {
                list.open(position, in: walk, performingPrimaryAction: true)
            }
            selection.setAnchor(position)
        }
    }

    // MARK: Scrolling

    /// Scrolls to `destination`.
    ///
    /// By default, the cursor doesn't move along, so that the next arrow key starts in the visible
    /// area.
    private func scroll(to destination: ScrollDestination?, _ invocation: ListMoveInvocation) {
        scroller.scroll(to: destination)
        removeCursorAfterScrolling(invocation)
    }

    func removeCursorAfterScrolling(_ invocation: ListMoveInvocation) {
        guard !options.keepsCursorWhenScrolled, cursor.isRemovable else { return }
        leave(for: Request(intent: .leave, invocation: invocation))
    }

    // MARK: Data

    /// Deletes the selected rows or items, or the one under the cursor, and moves the cursor to what
    /// follows.
    ///
    /// If the app asks people for confirmation first, nothing changes yet.
    private func delete() {
        let old = cursor.position
        let deletion = selection.deletion(at: old, isAllowed: canDelete)
        let before = list.allRows.rowCounts
        guard !deletion.rows.isEmpty else { return }
        delete(deletion.rows)
        forgetPath()
        let walk = cursor.walk()
        let next = deletion.cursor(before: before, in: walk) ?? old.flatMap(walk.nearest)
        cursor.put(at: next)
        if let next { scroller.reveal(next) }
    }

    /// Moves a row or item in the direction of an arrow key, together with the cursor.
    private func reorder(
        _ position: RowPosition, _ arrow: ArrowDirection, _ invocation: ListMoveInvocation,
        in walk: RowWalk
    ) {
        let isBesideSystemFocus = cursor.isBesideSystemFocus
        guard list.canMove(position),
            let target = cursor.reorderTarget(of: position, arrow, in: walk),
            let new = list.reorder(position, to: target)
        else { return }
        forgetPath()
        takeCursor(
            from: position, to: new, afterFocusLoss: isBesideSystemFocus,
            for: Request(intent: .step(arrow, from: position), invocation: invocation))
    }

    /// Expands or collapses a row, and keeps the cursor on it.
    private func setExpanded(_ isExpanded: Bool, at position: RowPosition) {
        outline?.setExpanded(position.indexPath, isExpanded)
        forgetPath()
        // A list that was reloaded has no selection any more.
        if cursor.position == nil { cursor.put(at: position) }
        if let position = cursor.position { cursor.reveal(position, by: scroller) }
    }
}
