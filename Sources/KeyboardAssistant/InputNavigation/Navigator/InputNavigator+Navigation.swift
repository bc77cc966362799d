import UIKit

extension InputNavigator {
    /// Returns the input after `inputItem`, even if it can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the last input unless `shouldLoop` is true.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .next, loop: shouldLoop)
    }

    /// Returns the input before `inputItem`, even if it can't be edited.
    ///
    /// Returns `nil` for an unknown view, and for the first input unless `shouldLoop` is true.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        adjacentInput(to: inputItem, .previous, loop: shouldLoop)
    }

    /// Returns the adjacent input.
    ///
    /// If `loop` is true, a single input is its own neighbor.
    private func adjacentInput(
        to item: UIView, _ direction: InputDirection, loop: Bool
    ) -> UIView? {
        let item = item.editedInput
        guard contains(item) else { return nil }
        return existingNeighbor(of: item, direction, loop: loop) ?? (loop ? item : nil)
    }

    /// Moves to the next input from the focused input.
    ///
    /// Does nothing if no input is focused. In the rows of a list, this method scrolls to the next
    /// input, and decides which one that is after the app has been told that editing ended.
    public func gotoNextItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoNextItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the previous input from the focused input.
    ///
    /// Does nothing if no input is focused.
    public func gotoPreviousItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoPreviousItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the first input after `fromInputItem` that accepts the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that accepts the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.previous, from: fromInputItem, loop: shouldLoop)
    }

    private func goto(_ direction: InputDirection, from item: UIView, loop: Bool) {
        updateInputs?()
        let item = item.editedInput
        guard contains(item) else { return }
        var step = FormStep(direction, from: item, in: self)
        let start = item.windowAvailability
        for stop in stops(from: item, direction, loop: loop, isStep: true) {
            switch stop {
            case .rest(let container, let path):
                // Editing doesn't end for a search that finds nothing.
                let first = first(in: container, direction, after: path, besides: item)
                guard let first else { continue }
                if step.search(container, after: path, first: first) { return }
            case .stop(.container(let container)):
                guard container.availability.isReachable(from: start),
                    let first = first(in: container, direction, after: nil, besides: item)
                else { continue }
                if step.search(container, after: nil, first: first) { return }
            case .stop(.input(let input)):
                guard contains(input), input.inputAvailability.isReachable(from: start) else {
                    continue
                }
                if makeFirstResponder(input) { return step.end() }
            }
        }
        step.endWithoutResult()
    }

    // MARK: Neighbors

    /// A part of the way through a form.
    enum Leg {
        case stop(InputStop)
        /// The inputs of a container after one of them.
        case rest(InputContainer, after: FormPath?)
    }

    /// Returns the parts of the way from `item`, with the nearest first.
    ///
    /// The sequence is evaluated lazily, because the way seldom goes farther than to the neighbor.
    ///
    /// - Parameter isStep: A Boolean value that indicates whether the form may change before the
    ///   way is gone.
    func stops(
        from item: UIView, _ direction: InputDirection, loop: Bool, isStep: Bool = false
    ) -> some Sequence<Leg> {
        let container = inputs.container(of: item)
        var rest = container.map { Leg.rest($0, after: $0.path(to: item, isStep: isStep)) }
        var others = inputs.stops(from: .input(item), direction, loop: loop).makeIterator()
        var end = loop ? container.map { Leg.stop(.container($0)) } : nil
        return AnyIterator { rest.take() ?? others.next().map(Leg.stop) ?? end.take() }
    }

    /// Returns the first input in `direction` that can be edited, or the container that may have
    /// it.
    ///
    /// The bar's buttons, Tab, the Return key and its label, Done and `onFinish` all use this
    /// method.
    func neighbor(of item: UIView, _ direction: InputDirection, loop: Bool) -> InputStop? {
        let start = item.windowAvailability
        for stop in stops(from: item, direction, loop: loop) {
            switch stop {
            case .stop(.input(let input)):
                if input.inputAvailability.isReachable(from: start) { return .input(input) }
            case .stop(.container(let container)):
                guard container.availability.isReachable(from: start) else { continue }
                if let found = first(in: container, direction, after: nil, besides: item) {
                    return found
                }
            case .rest(let container, let path):
                if let found = first(in: container, direction, after: path, besides: item) {
                    return found
                }
            }
        }
        return nil
    }

    /// Returns the first input of a container that can be edited, or the container if it may
    /// follow in a row without a view.
    func first(
        in container: InputContainer, _ direction: InputDirection, after path: FormPath?,
        besides item: UIView? = nil, skipping others: Set<ObjectIdentifier> = []
    ) -> InputStop? {
        var found: InputStop?
        let result = container.search(direction, after: path, unseen: .counts) { input in
            guard input !== item, !others.contains(ObjectIdentifier(input)),
                container.mayBecomeAvailable(input)
            else { return false }
            found = .input(input)
            return true
        }
        return found ?? (result == .found ? .container(container) : nil)
    }

    /// Returns the availability of `stop` for a form that is walked in `direction`.
    func availability(of stop: InputStop, _ direction: InputDirection) -> InputAvailability {
        guard case .container(let container) = stop else { return stop.availability }
        return first(in: container, direction, after: nil) == nil
            ? .unavailable : container.availability
    }

    /// Returns the input that follows among those that exist, whether it can be edited or not.
    private func existingNeighbor(
        of item: UIView, _ direction: InputDirection, loop: Bool
    ) -> UIView? {
        guard inputs.hasContainers else {
            return inputs.stops(from: .input(item), direction, loop: loop).lazy.compactMap(\.view)
                .first { _ in true }
        }
        let all = inputItems
        guard let index = all.firstIndex(of: item) else { return nil }
        let next = direction == .next ? index + 1 : index - 1
        if all.indices.contains(next) { return all[next] }
        return loop && all.count > 1 ? (direction == .next ? all.first : all.last) : nil
    }

    /// Returns a Boolean value that indicates whether the bar can move to another input in
    /// `direction`.
    func hasNeighbor(of item: UIView, _ direction: InputDirection) -> Bool {
        neighbor(of: item, direction, loop: shouldLoopAccessoryControllerNavigation) != nil
    }

    /// Returns a Boolean value that indicates whether Return moves on from `item` instead of
    /// finishing the form.
    func hasNext(after item: UIView) -> Bool { neighbor(of: item, .next, loop: false) != nil }

    /// Updates the bar and labels that show whether an input follows the focused one.
    func refresh() {
        guard let focusedItem, defaultController != nil || returnKeyPolicy != nil else {
            return updateBar()
        }
        let hasNext = hasNext(after: focusedItem)
        updateBar(hasNext: hasNext)
        labelReturnKey(of: focusedItem, hasNext: hasNext)
    }
}
