import UIKit

extension InputNavigator {
    /// Moves to the next input, which may decline, or ends editing and finishes the form.
    func returnPressed(in item: UIView) {
        guard contains(item) else { return }
        if hasNext(after: item) {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        } else {
            endEditing(in: item)
            finish(after: item)
        }
    }

    /// Calls `onFinish`, unless the last input declined to end editing.
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

    /// Updates the labels of the Return keys of all inputs.
    func labelReturnKeys() {
        labelReturnKeys(last: Int.max)
    }

    /// Updates the labels of the Return keys of the last `count` inputs, and of earlier inputs
    /// whose labels change.
    func labelReturnKeys(last count: Int) {
        guard let last = inputs.last else { return }
        labelReturnKeys(from: last, atLeast: count)
    }

    /// Updates the labels of the Return keys of `item` and of the inputs before it, until the
    /// following inputs make no difference, and at least of the first `count`.
    ///
    /// Labels for inputs that were disabled or hidden in the meantime are updated when editing
    /// begins.
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

    /// Searches after `item` until it finds an input that can be edited.
    private func followingInputs(of item: UIView) -> FollowingInputs {
        var following = FollowingInputs()
        for next in inputs.neighbors(of: item, .next, loop: false) {
            following.add(next.inputAvailability)
            if !following.isEmpty { break }
        }
        return following
    }
}

/// The availability of the inputs that follow an input.
private struct FollowingInputs {
    private var found: Set<InputAvailability> = []

    var isEmpty: Bool { found.isEmpty }

    mutating func add(_ availability: InputAvailability) {
        if availability != .unavailable { found.insert(availability) }
    }

    /// Returns a Boolean value that indicates whether one of them can follow an input with this
    /// availability.
    func canFollow(_ availability: InputAvailability) -> Bool {
        found.contains { $0.isReachable(from: availability) }
    }
}
