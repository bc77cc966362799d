import UIKit

extension InputNavigator {
    typealias Direction = InputOrder<ObjectIdentifier>.Direction

    /// The input after `inputItem`, whether it can be edited or not; nil at the end unless
    /// `shouldLoop`, and for an unknown item.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        plainNeighbor(of: inputItem, .next, loop: shouldLoop)
    }

    /// The input before `inputItem`, whether it can be edited or not; nil at the beginning unless
    /// `shouldLoop`, and for an unknown item.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        plainNeighbor(of: inputItem, .previous, loop: shouldLoop)
    }

    /// A lone input that loops is its own neighbor.
    private func plainNeighbor(of item: UIView, _ direction: Direction, loop: Bool) -> UIView? {
        guard contains(item) else { return nil }
        return inputs.neighbor(of: item, direction, loop: loop) ?? (loop ? item : nil)
    }

    /// Moves on from the focused input; nothing happens without one.
    public func gotoNextItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoNextItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves back from the focused input; nothing happens without one.
    public func gotoPreviousItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoPreviousItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the first input after `fromInputItem` that takes the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that takes the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.previous, from: fromInputItem, loop: shouldLoop)
    }

    private func goto(_ direction: Direction, from item: UIView, loop: Bool) {
        guard contains(item) else { return }
        for neighbor in openNeighbors(of: item, direction, loop: loop) where take(neighbor) {
            return
        }
        // Whoever asked believed that there was somebody.
        refresh()
    }

    // MARK: Who comes next

    /// The first input in `direction` that makes sense to go to.
    ///
    /// The bar's buttons, Tab, Return and its label, Done and `onFinish` all ask this.
    func neighbor(of item: UIView, _ direction: Direction, loop: Bool) -> UIView? {
        openNeighbors(of: item, direction, loop: loop).first { _ in true }
    }

    /// Whether the bar leads to another input in `direction`.
    func hasNeighbor(of item: UIView, _ direction: Direction) -> Bool {
        neighbor(of: item, direction, loop: shouldLoopAccessoryControllerNavigation) != nil
    }

    /// Whether Return goes on from `item`, and does not end the form.
    func leadsOn(_ item: UIView) -> Bool { neighbor(of: item, .next, loop: false) != nil }

    /// The inputs in `direction` that make sense to go to, each asked when it is looked at.
    private func openNeighbors(
        of item: UIView, _ direction: Direction, loop: Bool
    ) -> some Sequence<UIView> {
        let start = item.placeAvailability
        return inputs.neighbors(of: item, direction, loop: loop).lazy
            .filter { $0.inputAvailability.isOpen(from: start) }
    }

    // MARK: What says so

    /// Asks again what follows the focused input, since that may be another one by now.
    func refresh() {
        updateBar()
        if let focusedItem { labelReturnKey(of: focusedItem) }
    }

    func labelReturnKey(of item: UIView) {
        guard returnKeyPolicy != nil, let claim = inputs.claim(of: item) else { return }
        claim.label(leadsOn: leadsOn(item), keepsOwn: keepsLastReturnKey)
    }

    /// Labels the return keys of all inputs.
    func labelReturnKeys() {
        labelReturnKeys(last: Int.max)
    }

    /// Labels the return keys of the last `count` inputs, and of those before them that say
    /// something else now.
    func labelReturnKeys(last count: Int) {
        guard let last = inputs.last else { return }
        labelReturnKeys(from: last, atLeast: count)
    }

    /// Labels the return keys of `item` and of those before it, until what follows makes no
    /// difference any more, and of the first `count` in any case.
    ///
    /// What was disabled or hidden meanwhile is labeled again when editing begins.
    func labelReturnKeys(from item: UIView, atLeast count: Int = 0) {
        guard returnKeyPolicy != nil else { return }
        var following = FollowingInputs()
        for next in inputs.neighbors(of: item, .next, loop: false) {
            following.add(next.inputAvailability)
            if !following.isEmpty { break }
        }
        var input: UIView? = item
        var labeled = 0
        while let current = input {
            let availability = current.inputAvailability
            let place =
                availability == .unavailable ? current.placeAvailability : availability
            let change = inputs.claim(of: current)?.label(
                leadsOn: following.leadsOn(from: place), keepsOwn: keepsLastReturnKey)
            labeled += 1
            let isSettled = availability != .unavailable || change == .same
            if labeled > count, isSettled { return }
            following.add(availability)
            input = inputs.neighbor(of: current, .previous)
        }
    }
}

/// What is known of the inputs that follow one.
private struct FollowingInputs {
    private var found: Set<InputAvailability> = []

    var isEmpty: Bool { found.isEmpty }

    mutating func add(_ availability: InputAvailability) {
        if availability != .unavailable { found.insert(availability) }
    }

    func leadsOn(from availability: InputAvailability) -> Bool {
        found.contains { $0.isOpen(from: availability) }
    }
}
