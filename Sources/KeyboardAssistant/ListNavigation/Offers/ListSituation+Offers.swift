extension ListSituation {
    /// The commands of this moment; a list without rows has none.
    ///
    /// Arrows are there at the ends too, unless they are dead ends: they bring the cursor back into
    /// sight, and keep a key that people mean for the list from moving something else.
    var offers: [ListOffer] {
        guard !isEmpty else { return [] }
        return opening + moves + ends + pages + extending + clearing + deleting + reordering
    }

    private var opening: [ListOffer] {
        guard commands.contains(.opening), let cursor else { return [] }
        switch style {
        case .focus: return [ListOffer(command: commitCommand, action: .commit(cursor))]
        case .selection: return [ListOffer(command: .openItem, action: .open(cursor))]
        }
    }

    /// Where arrows go sideways none of them is left for opening.
    private var commitCommand: BuiltInCommand {
        shape.steps.contains(.right) ? .openItem : .commitItem
    }

    private var moves: [ListOffer] {
        guard commands.contains(.moves) else { return [] }
        return shape.steps.filter { !deadEnds.contains($0) }.compactMap { step in
            intent(of: step).map { ListOffer(command: shape.command(for: step), action: .move($0)) }
        }
    }

    private func intent(of step: ArrowDirection) -> ListIntent? {
        if let cursor { return .step(step, from: cursor) }
        let isForward = step.reading(isRightToLeft: isRightToLeft) == .forward
        switch entry {
        case .visible: return .enter(from: isForward ? .first : .last)
        case .first: return isForward ? .enter(from: .first) : nil
        }
    }

    private var ends: [ListOffer] {
        guard commands.contains(.ends) else { return [] }
        return [
            ListOffer(command: .firstItem, action: .move(.end(.first))),
            ListOffer(command: .lastItem, action: .move(.end(.last))),
        ]
    }

    private var pages: [ListOffer] {
        guard commands.contains(.pages) else { return [] }
        return [
            ListOffer(command: .pageDown, action: .page(.forward)),
            ListOffer(command: .pageUp, action: .page(.backward)),
            ListOffer(command: .scrollToTop, action: .scroll(to: .first)),
            ListOffer(command: .scrollToBottom, action: .scroll(to: .last)),
        ]
    }

    private var extending: [ListOffer] {
        guard commands.contains(.extending), selection == .multiple else { return [] }
        let all = ListOffer(command: .selectAll, action: .selectAll)
        guard let cursor else { return [all] }
        let steps = shape.steps.map { step in
            ListOffer(command: step.extendCommand, action: .extend(step, from: cursor))
        }
        return steps + [
            ListOffer(command: .extendToFirst, action: .extendTo(.first, from: cursor)),
            ListOffer(command: .extendToLast, action: .extendTo(.last, from: cursor)), all,
        ]
    }

    private var clearing: [ListOffer] {
        guard commands.contains(.clearing), hasSelection || cursor != nil else { return [] }
        return [ListOffer(command: .clearSelection, action: .clear)]
    }

    private var deleting: [ListOffer] {
        guard commands.contains(.deleting), canDelete, let cursor else { return [] }
        return [ListOffer(command: .deleteItem, action: .delete(cursor))]
    }

    private var reordering: [ListOffer] {
        guard commands.contains(.reordering), let cursor else { return [] }
        return reorderSteps.map { step in
            ListOffer(command: step.reorderCommand, action: .reorder(step, from: cursor))
        }
    }
}

extension ListSituation.Shape {
    func command(for step: ArrowDirection) -> BuiltInCommand {
        switch (self, step) {
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
    var extendCommand: BuiltInCommand {
        switch self {
        case .up: .extendUp
        case .down: .extendDown
        case .left: .extendLeft
        case .right: .extendRight
        }
    }

    var reorderCommand: BuiltInCommand {
        switch self {
        case .up: .moveItemUp
        case .down: .moveItemDown
        case .left: .moveItemLeft
        case .right: .moveItemRight
        }
    }
}
