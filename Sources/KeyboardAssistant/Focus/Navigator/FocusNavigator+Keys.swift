import UIKit

extension FocusNavigator {
    /// The key commands that would do something now, those of the list that has focus among them.
    ///
    /// While nothing has focus only Tab and ⇧Tab move it. Where the system moves focus there are only
    /// those of the list that it is in, or of a list that it passes.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let view, view.window != nil, view.getsKeys else { return [] }
        yieldIfNeeded()
        guard isActive else { return systemStop?.possibleKeyCommands ?? [] }
        let map = survey()
        let focused = focusedItem(in: map)
        let context = KeyCommandContext(of: view, tabLeavesTextViews: tabLeavesTextViews)
        let offers = possibleCommands(in: map, from: focused).map {
            context.available($0, customKeys: keySource?.keys(for: $0.identifier), titled: true)
        }
        let list = stop(at: map.item(startID(of: focused)))
        return target.commands(for: offers) + (list?.possibleKeyCommands ?? [])
    }

    /// Returns the target that performs `action`; nil if that is no action of the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    /// The list with the system's focus; where that is elsewhere, a list that the system passes:
    /// the one that was touched last, or the first.
    private var systemStop: (any FocusStop)? {
        let focused = view?.systemFocusedItem
        if let stop = stops.first(where: { $0.focusView?.holds(focused) ?? false }) { return stop }
        let others = stops.filter { !$0.hasJoinedSystemFocus }
        return others.first { $0.focusView === lastItem } ?? others.first
            ?? (focused == nil ? stops.first : nil)
    }

    func perform(_ command: CommandIdentifier) {
        let map = survey()
        let focused = focusedItem(in: map)
        guard isActive,
            let command = possibleCommands(in: map, from: focused).first(where: {
                $0.identifier == command
            })
        else { return }
        if let step = command.focusStep {
            take(step, in: map, from: focused)
        } else if let focused {
            onSelect?(focused)
        }
    }

    /// Moves focus by `step`; what refuses it is passed over.
    private func take(_ step: FocusStep, in map: FocusMap, from start: (any UIFocusItem)?) {
        var current = startID(of: start)
        var tried: Set<ObjectIdentifier> = []
        while let next = map.loop.destination(of: step, from: current),
            tried.insert(next).inserted, let item = map.item(next), item !== start
        {
            if move(to: item, in: map) { return }
            current = next
        }
    }

    /// Returns the item from which keys lead on: `item`, or the stop that it lies in.
    private func startID(of item: (any UIFocusItem)?) -> ObjectIdentifier? {
        let stop = stops.first { stop in item.map { stop.focusView?.holds($0) ?? false } ?? false }
        return (stop?.focusView ?? item).map { ObjectIdentifier($0) }
    }

    private func possibleCommands(
        in map: FocusMap, from focused: (any UIFocusItem)?
    ) -> [BuiltInCommand] {
        let start = startID(of: focused)
        return BuiltInCommand.focus.filter { command in
            guard let step = command.focusStep else { return canSelect(focused) }
            if case .arrow = step, start == nil || stop(at: map.item(start)) != nil { return false }
            return map.loop.destination(of: step, from: start) != nil
        }
    }

    private func canSelect(_ item: (any UIFocusItem)?) -> Bool {
        guard onSelect != nil, let item else { return false }
        return !(item is any UIKeyInput) && stop(at: item) == nil
    }
}

extension BuiltInCommand {
    /// The commands that move focus, which have the names of their counterparts in grids.
    fileprivate static let focus = [
        nextArea, previousArea, itemAbove, itemBelow, itemToTheLeft, itemToTheRight, openItem,
    ]

    /// The move of focus that the command makes; nil if it opens the focused item.
    fileprivate var focusStep: FocusStep? {
        switch self {
        case .nextArea: .next
        case .previousArea: .previous
        case .itemAbove: .arrow(.up)
        case .itemBelow: .arrow(.down)
        case .itemToTheLeft: .arrow(.left)
        case .itemToTheRight: .arrow(.right)
        default: nil
        }
    }
}
