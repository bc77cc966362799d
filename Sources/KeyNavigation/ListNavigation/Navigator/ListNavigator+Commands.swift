import UIKit

// The commands with an effect, and their keys.

extension ListNavigator {
    /// A Boolean value that indicates whether the cursor can appear: the selection always can, and
    /// other cursors need a delegate.
    private var canShowCursor: Bool { cursor.kind == .selection || hasDelegate }

    /// A Boolean value that indicates whether the list gets keys and has a row or item.
    var canPerformCommands: Bool {
        canShowCursor && list.scrollView?.getsKeys ?? false && list.allRows.first != nil
    }

    /// A Boolean value that indicates whether the list gets keys and can be refreshed.
    ///
    /// An empty list may be refreshable as well.
    var canRefresh: Bool { list.scrollView?.refreshCommand(keySource) != nil }

    /// Returns the commands that currently have an effect in `walk`, with their keys.
    func commandsWithKeys(in view: UIScrollView, _ walk: RowWalk) -> [AvailableCommand] {
        guard canShowCursor, view.getsKeys else { return [] }
        let context = KeyCommandContext(of: view, sharedKeys: options.sharedKeys)
        let (finds, platform) = (text != nil, cursor.focusPlatform)
        let state = survey(walk).offeredState(in: view, canDelete: canDelete)
        return state.availableCommands.map { available in
            let keys = keys(for: available, context).filter {
                !(finds && typing.continues(with: $0)) && !platform.takes($0)
                    && !(available.leavesReturn && $0.input == .return)
            }
            return AvailableCommand(command: available.command, keys: keys)
        }
    }

    private func keys(
        for available: AvailableListCommand, _ context: KeyCommandContext
    ) -> [KeyCommandDescriptor] {
        let title = cursor.kind == .selection ? available.title : nil
        let defaults = available.chords(from: keySource, rightToLeft: context.isRightToLeft)
            .map { $0.descriptor.titled(title) }
        return context.reachable(keys(for: available.action, defaults: defaults))
    }

    private func survey(_ walk: RowWalk) -> ListSurvey {
        ListSurvey(
            list: list, cursor: cursor, selection: selection, cells: cells, options: options,
            walk: walk)
    }

    // MARK: Performing

    /// Performs a command in the current state.
    ///
    /// The list may have changed since the command was offered, so its state is determined anew.
    func perform(_ command: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        guard let view = list.scrollView else { return }
        if command == BuiltInCommand.refresh.identifier, view.getsKeys {
            PullToRefresh(of: view)?.perform()
        }
        guard canPerformCommands else { return }
        let walk = cursor.walk()
        let commands = survey(walk).state(in: view, for: command).availableCommands
        guard let available = commands.first(where: { $0.command.identifier == command }) else {
            return
        }
        typing.end()
        perform(available.action, .keyCommand(keys), in: walk)
    }

    // MARK: Typing

    /// Moves to the next row or item with a text that begins with the typed text.
    ///
    /// Call this method in `pressesBegan(_:with:)`.
    ///
    /// Keys typed within one second of each other belong to the same text. Returns false for keys
    /// that don't type text, for the keys of available commands, and while text is being edited.
    /// Pass those presses to `super`.
    public func typeSelect(_ presses: Set<UIPress>) -> Bool {
        let typed = presses.compactMap(\.key).filter { typeSelect($0) }
        return !typed.isEmpty
    }

    /// Moves to the next row or item with a text that begins with the typed text.
    ///
    /// Returns whether the key was used. Use this method as the handler of a `PressRouter` to keep
    /// the key from `super` in all phases of the press.
    public func typeSelect(_ key: UIKey) -> Bool {
        let keys = KeyCommandDescriptor(
            input: .init(keyInput: key.charactersIgnoringModifiers),
            modifiers: .init(flags: key.modifierFlags))
        guard let text, let view = list.scrollView, typing.takes(key.characters, keys),
            canShowCursor, !cells.isInCell, KeyCommandContext(of: view).typing == .none
        else { return false }
        let walk = cursor.walk()
        // The key of a command is left to the command, because UIKit may report a press before it looks
        // for commands or afterward (not documented).
        guard !commandsWithKeys(in: view, walk).contains(where: { $0.has(keys) }),
            typing.type(key.characters, keys)
        else { return false }
        let start = cursor.position
        if let match = typing.match(from: start, in: walk, text: text, onNotFound: onNotFound) {
            let request = Request(intent: .match(match), invocation: .typing(typing.typed))
            moveWithSelection(request, in: walk)
        }
        return true
    }
}

extension AvailableListCommand {
    /// Returns the command's keys: those of `source`, or the default ones.
    @MainActor
    fileprivate func chords(
        from source: (any KeyCommandSource)?, rightToLeft: Bool
    ) -> [KeyChord] {
        source?.keys(for: command.identifier)
            ?? command.defaultKeys(rightToLeft: rightToLeft)
            + (takesSpace ? [KeyChord(" ")] : [])
    }
}

extension AvailableCommand {
    /// Returns a Boolean value that indicates whether the command has `key`, with Caps Lock or without.
    fileprivate func has(_ key: KeyCommandDescriptor) -> Bool {
        let modifiers = key.modifiers.subtracting(.alphaShift)
        return keys.contains { $0.input == key.input && $0.modifiers == modifiers }
    }
}
