import UIKit

extension FocusNavigator {
    /// The key commands that currently have an effect, including those of the focused list.
    ///
    /// If nothing is focused, only Tab and ⇧Tab move focus. If the system moves focus, there are
    /// only the commands of the list that contains it, or of a list that the system skips.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let view, view.window != nil, view.getsKeys else { return [] }
        yieldIfNeeded()
        guard isActive else { return systemStop?.possibleKeyCommands ?? [] }
        // Tab stays in a cell of a list until people leave it.
        if let list = stops.first(where: { ($0 as? ListNavigator)?.focusedWidget != nil }) {
            return list.possibleKeyCommands
        }
        let map = survey()
        let focused = focusedItem(in: map)
        let context = KeyCommandContext(of: view, tabLeavesTextViews: tabLeavesTextViews)
        let offers = possibleCommands(in: map, from: focused).map {
            context.available($0, customKeys: keySource?.keys(for: $0.identifier), titled: true)
        }
        let list = stop(at: map.item(startID(of: focused)))
        return target.commands(for: offers) + (list?.possibleKeyCommands ?? [])
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    /// The list with the system's focus.
    ///
    /// If focus is elsewhere, a list that the system skips, either the one that was touched last or
    /// the first.
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

    /// Moves focus by `step`, and skips items that decline it.
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

    /// Returns the item from which keys move on, which is `item` or the stop that contains it.
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
    /// The commands that move focus, which have the same names as those in grids.
    fileprivate static let focus = [
        nextArea, previousArea, itemAbove, itemBelow, itemToTheLeft, itemToTheRight, openItem,
    ]

    /// The move of focus for the command; `nil` if it opens the focused item.
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
