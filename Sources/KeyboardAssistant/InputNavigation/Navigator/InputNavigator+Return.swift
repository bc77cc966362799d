import UIKit

extension InputNavigator {
    /// Goes on where another input follows, which may refuse; else ends editing and the form.
    func returnPressed(in item: UIView) {
        guard contains(item) else { return }
        if hasNext(after: item) {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        } else {
            endEditing(in: item)
            finish(after: item)
        }
    }

    /// Calls `onFinish`, unless the last input refused to end.
    func finish(after item: UIView) {
        if !item.isFirstResponder { onFinish?() }
    }

    // MARK: Labels

    func labelReturnKey(of item: UIView) {
        guard returnKeyPolicy != nil, let configuration = inputs.configuration(of: item) else {
            return
        }
        configuration.labelReturnKey(hasNext: hasNext(after: item), keepsOwn: keepsLastReturnKey)
    }

    /// Labels the return keys of all inputs.
    func labelReturnKeys() {
        labelReturnKeys(last: Int.max)
    }

    /// Labels the return keys of the last `count` inputs, and of those before them whose label
    /// changes.
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
        var following = followingInputs(of: item)
        var input: UIView? = item
        var labeled = 0
        while let current = input {
            let availability = current.inputAvailability
            let change = inputs.configuration(of: current)?.labelReturnKey(
                hasNext: following.canFollow(
                    availability == .unavailable ? current.windowAvailability : availability),
                keepsOwn: keepsLastReturnKey)
            labeled += 1
            let isSettled = availability != .unavailable || change == .unchanged
            if labeled > count, isSettled { return }
            following.add(availability)
            input = inputs.neighbor(of: current, .previous)
        }
    }

    /// Looks after `item` until an input is found that can be edited.
    private func followingInputs(of item: UIView) -> FollowingInputs {
        var following = FollowingInputs()
        for next in inputs.neighbors(of: item, .next, loop: false) {
            following.add(next.inputAvailability)
            if !following.isEmpty { break }
        }
        return following
    }
}

/// The availability of the inputs that follow one.
private struct FollowingInputs {
    private var found: Set<InputAvailability> = []

    var isEmpty: Bool { found.isEmpty }

    mutating func add(_ availability: InputAvailability) {
        if availability != .unavailable { found.insert(availability) }
    }

    /// Returns whether one of them can follow an input of the given availability.
    func canFollow(_ availability: InputAvailability) -> Bool {
        found.contains { $0.isReachable(from: availability) }
    }
}
