extension ListState {
    /// The commands of this moment; a list without rows has none.
    ///
    /// Arrows are there at the ends too, unless they are passed on: they bring the cursor back into
    /// sight, and keep a key that people mean for the list from moving something else.
    var availableCommands: [AvailableListCommand] {
        guard !isEmpty else { return [] }
        return opening + moves + ends + pages + extending + clearing + deleting + reordering
    }

    private var opening: [AvailableListCommand] {
        guard commands.contains(.opening), let cursor else { return [] }
        switch cursorKind {
        case .appDrawn: return [.init(command: commitCommand, action: .commit(cursor))]
        case .selection: return [.init(command: .openItem, action: .open(cursor))]
        }
    }

    /// The command of an app-drawn cursor; where arrows go sideways none of them opens.
    private var commitCommand: BuiltInCommand {
        shape.arrows.contains(.right) ? .openItem : .commitItem
    }

    private var moves: [AvailableListCommand] {
        guard commands.contains(.moves) else { return [] }
        return shape.arrows.filter { !arrowsPassedOn.contains($0) }.compactMap { arrow in
            intent(of: arrow).map { .init(command: shape.command(for: arrow), action: .move($0)) }
        }
    }

    private func intent(of arrow: ArrowDirection) -> ListIntent? {
        if let cursor { return .step(arrow, from: cursor) }
        let isForward = arrow.reading(isRightToLeft: isRightToLeft) == .forward
        switch initialPosition {
        case .visible: return .enter(from: isForward ? .first : .last)
        case .first: return isForward ? .enter(from: .first) : nil
        }
    }

    private var ends: [AvailableListCommand] {
        guard commands.contains(.ends) else { return [] }
        return [
            .init(command: .firstItem, action: .move(.end(.first))),
            .init(command: .lastItem, action: .move(.end(.last))),
        ]
    }

    private var pages: [AvailableListCommand] {
        guard commands.contains(.pages) else { return [] }
        return [
            .init(command: .pageDown, action: .page(.forward)),
            .init(command: .pageUp, action: .page(.backward)),
            .init(command: .scrollToTop, action: .scroll(to: .first)),
            .init(command: .scrollToBottom, action: .scroll(to: .last)),
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
            .init(command: .extendToLast, action: .extendTo(.last, from: cursor)), all,
        ]
    }

    private var clearing: [AvailableListCommand] {
        guard commands.contains(.clearing), hasSelection || cursor != nil else { return [] }
        return [.init(command: .clearSelection, action: .clear)]
    }

    private var deleting: [AvailableListCommand] {
        guard commands.contains(.deleting), canDelete, let cursor else { return [] }
        return [.init(command: .deleteItem, action: .delete(cursor))]
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
