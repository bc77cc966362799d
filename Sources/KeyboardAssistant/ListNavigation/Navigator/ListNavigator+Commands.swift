import UIKit

extension ListNavigator: KeyNavigator {
    /// The key commands that currently have an effect.
    ///
    /// They depend on the cursor, the data, and whether text is being edited, so read this property
    /// each time instead of storing its value.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let view = list.scrollView else { return [] }
        if cursorKind == .selection { highlight.refresh() }
        return target.commands(for: commandsWithKeys(in: view, list.walk()))
    }

    /// Returns the object that performs `action`; `nil` if the action isn't one of this
    /// navigator's, or there is nothing in the list to navigate.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        canPerformCommands ? target.receiver(of: action) : nil
    }

    /// Performs a command in the current state.
    ///
    /// The list can be another one than when the command was offered, so its state is determined
    /// anew.
    func perform(_ command: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        guard canPerformCommands, let view = list.scrollView, view.getsKeys else { return }
        let walk = list.walk()
        let commands = state(of: view, in: walk).availableCommands
        guard let available = commands.first(where: { $0.command.identifier == command }) else {
            return
        }
        typing.end()
        perform(available.action, .keyCommand(keys), in: walk)
    }

    private func perform(
        _ action: ListAction, _ invocation: ListMoveInvocation, in walk: RowWalk
    ) {
        switch action {
        case .move(let intent):
            moveWithSelection(Request(intent: intent, invocation: invocation), in: walk)
        case .moveWithoutSelecting(let intent):
            move(Request(intent: intent, invocation: invocation), in: walk)
        case .commit(let position), .open(let position): open(position, in: walk)
        case .extend(let arrow, let origin):
            let rule = ListStepRule(options, in: list.shape, extends: true)
            let target = list.neighbor(of: origin, arrow, rule, in: walk)
            if target != nil { list.didStep(arrow, from: origin) }
            let intent = ListIntent.step(arrow, from: origin)
            extend(
                to: target, from: origin, in: walk,
                for: Request(intent: intent, invocation: invocation))
        case .extendTo(let end, let origin):
            extend(
                to: walk.end(end), from: origin, in: walk,
                for: Request(intent: .end(end), invocation: invocation))
        case .select(let position): select(position, in: walk)
        case .extendToCursor(let cursor): extendToCursor(cursor, in: walk)
        case .selectLine(let axis, let position): selectLine(along: axis, at: position, in: walk)
        case .selectAll: selectAll(in: walk)
        case .clear: clear(invocation)
        case .delete: delete()
        case .reorder(let arrow, let origin): reorder(origin, arrow, invocation, in: walk)
        case .page(let direction):
            scroll(to: list.pageDestination(direction, from: offset), invocation)
        case .scroll(let end): scroll(to: .end(end), invocation)
        case .setExpanded(let isExpanded, let position): setExpanded(isExpanded, at: position)
        case .enterCell(let position): enterCell(at: position)
        case .enterOrOpen(let position): enterOrOpen(position, in: walk)
        case .stepInCell(let direction): stepInCell(direction)
        case .activateControl: focusedControl?.activateAsTapped()
        case .adjustControl(let direction): focusedControl?.adjustValue(direction)
        case .leaveCell: leaveCell()
        }
    }

    /// A Boolean value that indicates whether there is a delegate, if one is needed to draw the
    /// cursor.
    private var canShowCursor: Bool { cursorKind == .selection || hasDelegate }

    private var canPerformCommands: Bool { canShowCursor && list.allRows.first != nil }

    /// Returns the commands that currently have an effect, which is asked for in `walk`.
    private func offeredCommands(in view: UIScrollView, _ walk: RowWalk) -> [AvailableListCommand] {
        guard canShowCursor, view.getsKeys else { return [] }
        var state = state(of: view, in: walk)
        let cursor = state.cursor
        state.isEmpty = cursor == nil && walk.first == nil
        state.canDelete = canDelete(at: cursor)
        state.arrowsPassedOn = cursor.map { arrowsPassedOn(at: $0, state.shape, walk) } ?? []
        state.reorderArrows = cursor.map { reorderArrows(of: $0, state.shape, walk) } ?? []
        return state.availableCommands
    }

    /// Returns the state in which everything has an effect that the action of a command finds out
    /// itself.
    private func state(of view: UIScrollView, in walk: RowWalk) -> ListState {
        let (cursor, shape) = (cursor, list.shape)
        let contents = cellContents(at: cursor)
        traceOutline()
        return ListState(
            cursor: cursor, cursorKind: cursorKind, shape: shape,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            initialPosition: options.initialPosition, selectionMode: list.selectionMode,
            hasSelection: cursor != nil || list.hasSelection, canDelete: true,
            reorderArrows: shape.arrows,
            outlineRow: cursor.flatMap { outlineRow(at: $0, shape, in: walk) },
            cellContents: contents,
            returnEntersCell: contents.mayBeEntered
                && (cursor.map { returnEntersCell(at: $0, in: walk) } ?? false),
            commands: options.commands, pageKeys: options.pageKeys, spaceKey: options.spaceKey,
            gridSelection: options.gridSelection,
            selectionFollowsCursor: selectionFollowsCursor,
            isCursorSelected: cursor.map(isSelectedBySpace) ?? false)
    }

    private func arrowsPassedOn(
        at position: RowPosition, _ shape: ListState.Shape, _ walk: RowWalk
    ) -> Set<ArrowDirection> {
        guard options.edgeBehavior == .passesKeyOn else { return [] }
        let rule = ListStepRule(options, in: shape)
        return Set(
            shape.arrows.filter { list.neighbor(of: position, $0, rule, in: walk) == nil })
    }

    /// The selection is asked for only if it matters.
    private func isSelectedBySpace(_ position: RowPosition) -> Bool {
        options.spaceKey == .select && list.isSelected(position)
    }

    private func reorderArrows(
        of position: RowPosition, _ shape: ListState.Shape, _ walk: RowWalk
    ) -> [ArrowDirection] {
        guard options.commands.contains(.reordering), list.canMove(position) else { return [] }
        return shape.arrows.filter { list.reorderTarget(of: position, $0, in: walk) != nil }
    }

    // MARK: Keys

    private func commandsWithKeys(in view: UIScrollView, _ walk: RowWalk) -> [AvailableCommand] {
        let context = KeyCommandContext(of: view, sharedKeys: options.sharedKeys)
        let platform = focusPlatform
        return offeredCommands(in: view, walk).map { available in
            let command = available.command
            let keys =
                keySource?.keys(for: command.identifier)
                ?? command.defaultKeys(rightToLeft: context.isRightToLeft)
            let title = cursorKind == .selection ? available.title : nil
            let chosen = self.keys(
                for: available.action, defaults: keys.map { $0.descriptor.titled(title) })
            return AvailableCommand(
                command: command,
                keys: context.reachable(chosen).filter {
                    !typing.continues(with: $0) && !platform.takes($0)
                        && !(available.leavesReturn && $0.input == .return)
                })
        }
    }

    // MARK: Typing

    /// Moves to the next row or item whose text begins with the typed text.
    ///
    /// Call this method in `pressesBegan(_:with:)`.
    ///
    /// Keys that are typed within one second of each other belong to the same text. Returns false
    /// for keys that don't type text, for the keys of available commands, and while text is being
    /// edited. Pass those presses to `super`.
    public func typeSelect(_ presses: Set<UIPress>) -> Bool {
        let typed = presses.compactMap(\.key).filter { typeSelect($0) }
        return !typed.isEmpty
    }

    /// Moves to the next row or item whose text begins with the typed text.
    ///
    /// Returns whether the key was used. Use it as the handler of a ``PressRouter`` to keep the key
    /// from `super` in all phases of the press.
    public func typeSelect(_ key: UIKey) -> Bool {
        let keys = KeyCommandDescriptor(
            input: .init(keyInput: key.charactersIgnoringModifiers),
            modifiers: .init(flags: key.modifierFlags))
        guard let view = list.scrollView, typing.takes(key.characters, keys),
            canShowCursor, currentStay == nil, KeyCommandContext(of: view).typing == .none
        else { return false }
        let walk = list.walk()
        guard !isKeyOfCommand(keys, in: view, walk), typing.type(key.characters, keys) else {
            return false
        }
        if let match = typing.match(from: cursor, in: walk) {
            let request = Request(intent: .match(match), invocation: .typing(typing.typed))
            moveWithSelection(request, in: walk)
        }
        return true
    }

    /// Returns whether a command has the key, which is left to it then: it is not known whether
    /// UIKit reports a press before it looks for commands or afterward.
    private func isKeyOfCommand(
        _ key: KeyCommandDescriptor, in view: UIScrollView, _ walk: RowWalk
    ) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        return commandsWithKeys(in: view, walk).flatMap(\.keys).contains {
            $0.input == key.input && $0.modifiers == modifiers
        }
    }
}
