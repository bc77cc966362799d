import UIKit

extension FocusNavigator {
    /// The commands that keys can perform now.
    @MainActor
    struct Offers {
        /// The commands of the navigator itself.
        var commands: [AvailableCommand] = []
        /// The list for all other keys.
        var stop: (any FocusStop)?
        /// The commands of the list.
        var keysOfStop: [UIKeyCommand]

        fileprivate init(of stop: (any FocusStop)?) {
            self.stop = stop
            keysOfStop = stop?.possibleKeyCommands ?? []
        }
    }

    /// The commands that keys can perform now.
    ///
    /// If the system moves focus, or while a list keeps all keys, these are only the commands of
    /// the list.
    var offers: Offers {
        guard let view, view.window != nil, view.getsKeys else { return Offers(of: nil) }
        yieldIfNeeded()
        guard isActive else { return Offers(of: systemStop) }
        return stops.first(where: \.keepsKeys).map(Offers.init) ?? offers(in: view)
    }

    private func offers(in view: UIView) -> Offers {
        let map = surveyAfterTouch()
        keySurvey.keep(map, in: circumstances(editing: map.editedInput))
        let context = KeyCommandContext(of: view)
        let start = start(in: map)
        var offers = Offers(of: focusedStop(at: start, in: map))
        offers.commands = possibleCommands(from: start, in: map).map { command in
            var offer = context.available(command, from: keySource)
            if isLeftToStop(command.focusStep, from: start, in: map) {
                offer.remove(keysOf: offers.keysOfStop)
            }
            return offer
        }
        return offers
    }

    /// Returns the survey for the action of a key: the same survey as for the offered commands.
    ///
    /// Views can change unnoticed in the meantime. If the item at the start or at the end of the
    /// step differs from the survey, another survey is made.
    private func survey(for command: BuiltInCommand) -> FocusMap {
        let kept = keySurvey.take(in: circumstances(editing: editedInput))
        guard !touch.hasTap, let kept else { return surveyAfterTouch() }
        let start = start(in: kept)
        let end = command.focusStep.flatMap { kept.loop.destination(of: $0, from: start) }
        let isUpToDate = [start?.id, end].allSatisfy { kept.isUpToDate(about: $0) }
        return isUpToDate ? kept : survey()
    }

    private func circumstances(editing editedInput: UIView?) -> KeySurvey.Circumstances {
        KeySurvey.Circumstances(
            lastItem: mark.item.map { ObjectIdentifier($0) },
            editedInput: editedInput.map { ObjectIdentifier($0) },
            stops: stops.map { ObjectIdentifier($0) },
            window: view?.window.map { ObjectIdentifier($0) }, bounds: view?.bounds)
    }

    /// The list with the system's focus.
    ///
    /// If focus is elsewhere, a list that the system skips: the list that was touched last, or the
    /// first one.
    var systemStop: (any FocusStop)? {
        let focused = view?.systemFocusedItem
        if let stop = stops.first(where: { $0.focusView?.holds(focused) ?? false }) { return stop }
        let others = stops.filter { !$0.hasJoinedSystemFocus }
        let last = touch.stopView ?? mark.item
        return others.first { $0.focusView === last } ?? others.first
            ?? (focused == nil ? stops.first : nil)
    }

    func perform(_ command: CommandIdentifier) {
        guard let command = BuiltInCommand.focus.first(where: { $0.identifier == command }) else {
            return
        }
        let map = survey(for: command)
        let start = start(in: map)
        guard isActive, isPossible(command, from: start, in: map) else { return }
        if let step = command.focusStep {
            if !isLeftToStop(step, from: start, in: map) { take(step, from: start, in: map) }
        } else if let focused = focusedItem(in: map) {
            onSelect?(focused)
        }
    }

    /// Moves focus by `step`, and skips items that decline focus.
    ///
    /// An arrow scrolls first if the next item is far out of sight.
    private func take(
        _ step: FocusStep, from first: FocusPlace<ObjectIdentifier>?, in map: FocusMap
    ) {
        if case .arrow(let arrow) = step, let first, scroll(arrow, from: first, in: map) { return }
        var current = first
        var tried: Set<ObjectIdentifier> = []
        while let next = map.loop.destination(of: step, from: current),
            tried.insert(next).inserted, let item = map.item(next), next != first?.id
        {
            if move(to: item, in: map, by: step, from: current) { return }
            current = map.loop.place(of: next)
        }
    }

    private func possibleCommands(
        from start: FocusPlace<ObjectIdentifier>?, in map: FocusMap
    ) -> [BuiltInCommand] {
        BuiltInCommand.focus.filter { isPossible($0, from: start, in: map) }
    }

    private func isPossible(
        _ command: BuiltInCommand, from start: FocusPlace<ObjectIdentifier>?, in map: FocusMap
    ) -> Bool {
        guard let step = command.focusStep else { return canSelect(in: map) }
        if isLeftToStop(step, from: start, in: map) {
            let isMovedBySystem = focusedStop(at: start, in: map)?.isMovedBySystem ?? false
            return !isMovedBySystem && keepsKeysFromSystem(in: map)
        }
        if map.loop.destination(of: step, from: start) != nil { return true }
        guard let start else { return false }
        if keepsKeysFromSystem(in: map) { return true }
        guard case .arrow(let arrow) = step else { return false }
        return scrollTarget(arrow, from: start, in: map) != nil
    }

    /// Returns a Boolean value that indicates whether this navigator also takes keys without a
    /// target.
    ///
    /// Otherwise, the system's engine, if any, would move its own focus with such a key.
    private func keepsKeysFromSystem(in map: FocusMap) -> Bool {
        (view?.hasFocusSystem ?? false) && map.editedInput == nil
    }

    // MARK: Lists

    /// Returns a Boolean value that indicates whether the list or scroll view at `start` handles
    /// `step`.
    ///
    /// Only arrows are handled in this way.
    private func isLeftToStop(
        _ step: FocusStep?, from start: FocusPlace<ObjectIdentifier>?, in map: FocusMap
    ) -> Bool {
        guard case .arrow = step else { return false }
        return focusedStop(at: start, in: map) != nil
    }

    /// Returns the navigator of the list or scroll view at `start`; `nil` if `start` is elsewhere.
    private func focusedStop(
        at start: FocusPlace<ObjectIdentifier>?, in map: FocusMap
    ) -> (any FocusStop)? {
        stop(at: map.item(start?.id))
    }

    // MARK: Where keys start

    /// Returns the place from which keys move focus: the place of the focused item or the stop
    /// around it, or the last place if that item can't be focused any more.
    func start(in map: FocusMap) -> FocusPlace<ObjectIdentifier>? {
        guard let focused = focusedItem(in: map) else { return lostPlace(in: map) }
        let stop = stops.first { $0.focusView?.holds(focused) ?? false }
        let item = stop?.focusView ?? focused
        return map.loop.place(of: ObjectIdentifier(item))
            ?? (item as? UIView).flatMap(map.place)
    }

    /// Returns the place of an item that was focused before it was disabled, hidden or removed.
    private func lostPlace(in map: FocusMap) -> FocusPlace<ObjectIdentifier>? {
        guard let place = mark.place, map.loop.groups.contains(place.group) else { return nil }
        return (mark.item as? UIView).flatMap(map.place) ?? place
    }

    // MARK: Scrolling

    /// Scrolls before an arrow moves focus, and returns whether the arrow was used for scrolling.
    private func scroll(
        _ arrow: ArrowDirection, from place: FocusPlace<ObjectIdentifier>, in map: FocusMap
    ) -> Bool {
        guard let (scrollView, offset) = scrollTarget(arrow, from: place, in: map) else {
            return false
        }
        scrollView.setContentOffset(offset, animated: animatesScrolling)
        return true
    }

    /// Returns the scroll view around a place and the offset to which an arrow scrolls; `nil` if
    /// the arrow moves focus.
    private func scrollTarget(
        _ arrow: ArrowDirection, from place: FocusPlace<ObjectIdentifier>, in map: FocusMap
    ) -> (UIScrollView, CGPoint)? {
        guard let start = map.item(place.id) as? UIView,
            let scrollView = start.scrollView(scrolling: arrow.axis, inside: view)
        else { return nil }
        let next = map.item(map.loop.destination(of: .arrow(arrow), from: place)) as? UIView
        func span(_ view: UIView) -> ClosedRange<CGFloat> {
            view.convert(view.bounds, to: scrollView).span(along: arrow.axis)
        }
        let scroll = FocusScroll(
            arrow: arrow, axis: ScrollAxis(arrow.axis, of: scrollView), start: span(start))
        let target = next.flatMap { $0.isDescendant(of: scrollView) ? span($0) : nil }
        guard let offset = scroll.offset(before: target) else { return nil }
        var point = scrollView.contentOffset
        if arrow.axis == .horizontal { point.x = offset } else { point.y = offset }
        return (scrollView, point)
    }

    /// Returns whether Return opens the focused item.
    ///
    /// The item must be visible.
    private func canSelect(in map: FocusMap) -> Bool {
        guard onSelect != nil, let item = focusedItem(in: map) else { return false }
        return !(item is any UIKeyInput) && stop(at: item) == nil
            && map.loop.isVisible(ObjectIdentifier(item))
    }
}

extension AvailableCommand {
    /// Removes the keys of `commands`.
    @MainActor
    fileprivate mutating func remove(keysOf commands: [UIKeyCommand]) {
        let taken = Set(commands.compactMap { KeyChord($0) })
        keys.removeAll { KeyChord($0).map(taken.contains) ?? false }
    }
}

extension UIView {
    /// Returns the nearest scroll view around this view, if people can scroll along `axis` and the
    /// scroll view is in `root` or is `root`.
    ///
    /// Scroll views farther out don't scroll, because each is a group of its own.
    fileprivate func scrollView(
        scrolling axis: ArrowDirection.Axis, inside root: UIView?
    ) -> UIScrollView? {
        let nearest = sequence(first: self, next: \.superview).dropFirst().lazy
            .compactMap { $0 as? UIScrollView }.first
        guard let root, let nearest, nearest.isDescendant(of: root), nearest.isScrollEnabled,
            ScrollAxis(axis, of: nearest).canScroll
        else { return nil }
        return nearest
    }
}

extension BuiltInCommand {
    /// The commands that move focus.
    ///
    /// They have the same names as the commands in grids.
    fileprivate static let focus = [
        nextArea, previousArea, itemAbove, itemBelow, itemToTheLeft, itemToTheRight, openItem,
    ]

    /// The move of focus for the command; `nil` if it opens the focused item.
    var focusStep: FocusStep? {
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
