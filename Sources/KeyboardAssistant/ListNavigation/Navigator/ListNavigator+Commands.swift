import UIKit

extension ListNavigator: KeyNavigator {
    /// The key commands that currently have an effect.
    ///
    /// They depend on the cursor, the data, and whether text is being edited, so read this property
    /// each time instead of storing its value.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let view = list.scrollView else { return [] }
        if cursorKind == .selection { highlight.refresh() }
        list.answers.restart(for: fingerprint(of: view))
        return target.commands(for: commandsWithKeys(in: view))
    }

    /// Returns the object that performs `action`; `nil` if the action isn't one of this
    /// navigator's, or currently has no effect.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        guard let view = list.scrollView, let receiver = target.receiver(of: action) else {
            return nil
        }
        list.answers.validate(for: fingerprint(of: view))
        return availableCommands.isEmpty ? nil : receiver
    }

    /// Performs a command in the current state.
    func perform(_ command: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        guard let view = list.scrollView else { return }
        list.answers.validate(for: fingerprint(of: view))
        defer { list.answers.invalidate() }
        guard let available = availableCommands.first(where: { $0.command.identifier == command })
        else { return }
        typing.end()
        perform(available.action, .keyCommand(keys))
    }

    private func perform(_ action: ListAction, _ invocation: ListMoveInvocation) {
        switch action {
        case .move(let intent):
            moveWithSelection(Request(intent: intent, invocation: invocation))
        case .moveWithoutSelecting(let intent):
            move(Request(intent: intent, invocation: invocation))
        case .commit(let position), .open(let position): open(position)
        case .extend(let arrow, let origin):
            let target = list.neighbor(of: origin, arrow, ListStepRule(options, extends: true))
            if target != nil { list.didStep(arrow, from: origin) }
            let intent = ListIntent.step(arrow, from: origin)
            extend(
                to: target, from: origin, for: Request(intent: intent, invocation: invocation))
        case .extendTo(let end, let origin):
            extend(
                to: list.end(end), from: origin,
                for: Request(intent: .end(end), invocation: invocation))
        case .select(let position): select(position)
        case .extendToCursor(let cursor): extendToCursor(cursor)
        case .selectLine(let axis, let position): selectLine(along: axis, at: position)
        case .selectAll: selectAll()
        case .clear: clear(invocation)
        case .delete: delete()
        case .reorder(let arrow, let origin): reorder(origin, arrow, invocation)
        case .page(let direction):
            scroll(to: list.pageDestination(direction, from: offset), invocation)
        case .scroll(let end): scroll(to: .end(end), invocation)
        case .setExpanded(let isExpanded, let position): setExpanded(isExpanded, at: position)
        case .enterCell(let position): enterCell(at: position)
        case .enterOrOpen(let position): enterOrOpen(position)
        case .stepInCell(let direction): stepInCell(direction)
        case .activateControl: focusedControl?.activateAsTapped()
        case .adjustControl(let direction): focusedControl?.adjustValue(direction)
        case .leaveCell: leaveCell()
        }
    }

    /// A Boolean value that indicates whether there is a delegate, if one is needed to draw the
    /// cursor.
    private var canShowCursor: Bool { cursorKind == .selection || hasDelegate }

    /// The commands that are currently available.
    private var availableCommands: [AvailableListCommand] {
        guard let view = list.scrollView, canShowCursor else { return [] }
        return list.answers.answer(\.availableCommands) {
            view.getsKeys ? state(of: view).availableCommands : []
        }
    }

    private func state(of view: UIScrollView) -> ListState {
        let cursor = cursor
        let contents = cellContents(at: cursor)
        traceOutline()
        return ListState(
            isEmpty: cursor == nil && list.end(.first) == nil, cursor: cursor,
            cursorKind: cursorKind, shape: list.shape,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            arrowsPassedOn: cursor.map(arrowsPassedOn) ?? [],
            initialPosition: options.initialPosition, selectionMode: list.selectionMode,
            hasSelection: cursor != nil || list.hasSelection,
            canDelete: canDelete(at: cursor),
            reorderArrows: cursor.map(reorderArrows) ?? [],
            outlineRow: cursor.flatMap(outlineRow), cellContents: contents,
            returnEntersCell: contents.mayBeEntered && (cursor.map(returnEntersCell) ?? false),
            commands: options.commands, pageKeys: options.pageKeys, spaceKey: options.spaceKey,
            gridSelection: options.gridSelection,
            selectionFollowsCursor: selectionFollowsCursor,
            isCursorSelected: cursor.map(isSelectedBySpace) ?? false)
    }

    private func arrowsPassedOn(at position: RowPosition) -> Set<ArrowDirection> {
        guard options.edgeBehavior == .passesKeyOn else { return [] }
        return Set(
            list.shape.arrows.filter {
                list.neighbor(of: position, $0, ListStepRule(options)) == nil
            })
    }

    /// The selection is asked for only if it matters.
    private func isSelectedBySpace(_ position: RowPosition) -> Bool {
        options.spaceKey == .select && list.isSelected(position)
    }

    private func reorderArrows(of position: RowPosition) -> [ArrowDirection] {
        guard options.commands.contains(.reordering), list.canMove(position) else { return [] }
        return list.shape.arrows.filter { list.reorderTarget(of: position, $0) != nil }
    }

    /// Returns the values on which answers about the list depend.
    func fingerprint(of view: UIScrollView) -> ListAnswerCache.Fingerprint {
        let cursor = cursor
        let rows = list.allRows
        return .init(
            cursor: cursor, selectionMode: list.selectionMode,
            numberOfSections: rows.numberOfSections,
            numberOfRowsAtCursor: cursor.map { rows.rowCount(in: $0.section) } ?? 0,
            isEditing: list.isEditing, offset: view.contentOffset, contentSize: view.contentSize,
            delegate: view.delegate.map { ObjectIdentifier($0) },
            dataSource: list.dataSource.map { ObjectIdentifier($0) })
    }

    // MARK: Keys

    private func commandsWithKeys(in view: UIScrollView) -> [AvailableCommand] {
        let context = KeyCommandContext(of: view, sharedKeys: options.sharedKeys)
        let platform = focusPlatform
        return availableCommands.map { available in
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
        list.answers.validate(for: fingerprint(of: view))
        defer { list.answers.invalidate() }
        guard !isKeyOfCommand(keys, in: view), typing.type(key.characters, keys) else {
            return false
        }
        if let match = typing.match(from: cursor, in: list.walk()) {
            moveWithSelection(
                Request(intent: .match(match), invocation: .typing(typing.typed)))
        }
        return true
    }

    /// Returns whether a command has the key, which is left to it then: it is not known whether
    /// UIKit reports a press before it looks for commands or afterward.
    private func isKeyOfCommand(_ key: KeyCommandDescriptor, in view: UIScrollView) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        return commandsWithKeys(in: view).flatMap(\.keys).contains {
            $0.input == key.input && $0.modifiers == modifiers
        }
    }
}
