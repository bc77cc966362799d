import UIKit

extension InputNavigator {
    /// Moves to the next input, which may decline, or ends editing and finishes the form.
    ///
    /// - Returns: `false` if the delegate prevents it.
    @discardableResult
    func returnPressed(in item: UIView) -> Bool {
        updateInputs?()
        guard contains(item) else { return true }
        let action: Action = hasNext(after: item) ? .next : .done
        guard shouldPerform(action, in: item) else { return false }
        if action == .next {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        } else {
            endEditing(in: item)
            finish(after: item)
        }
        return true
    }

    /// Responds to the control event of a Return key, after which UIKit ends editing.
    func exitEvent(in item: UIView) {
        if !returnPressed(in: item) { refuseToEndEditing(in: item) }
    }

    /// Keeps editing in a field until the end of this turn of the run loop.
    ///
    /// A field that has an action for the event resigns after it, and only a delegate can prevent
    /// that.
    private func refuseToEndEditing(in item: UIView) {
        guard let field = item as? UITextField, field.isFirstResponder,
            let configuration = inputs.configuration(of: item), configuration.delegation == nil
        else { return }
        keptInput = field
        configuration.apply(TextFieldDelegation(field, delegate: self))
        Task { @MainActor [weak self, weak configuration] in
            configuration?.restoreDelegate()
            self?.keptInput = nil
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

    /// Updates the labels of the Return keys of `stop` and of the inputs before it, until the
    /// following inputs make no difference, and at least of the first `count`.
    ///
    /// Labels for inputs that were disabled or hidden in the meantime are updated when editing
    /// begins. Those in a container are updated one by one.
    func labelReturnKeys(from stop: InputStop, atLeast count: Int = 0) {
        guard returnKeyPolicy != nil else { return }
        var following = followingInputs(of: stop)
        var labeled = 0
        var earlier = inputs.stops(from: stop, .previous, loop: false).makeIterator()
        for current in sequence(first: stop, next: { _ in earlier.next() }) {
            labeled += 1
            let isSettled: Bool
            switch current {
            case .input(let input): isSettled = label(input, before: following)
            case .container(let container):
                inputs.adopted(by: container).forEach(labelReturnKey)
                isSettled = container.availability != .unavailable
            }
            if labeled > count, isSettled { return }
            following.add(availability(of: current, .next))
        }
    }

    /// Labels the Return key of an input in the order, and returns whether the inputs before it
    /// aren't affected.
    private func label(_ input: UIView, before following: FollowingInputs) -> Bool {
        let availability = input.inputAvailability
        let change = inputs.configuration(of: input)?.labelReturnKey(
            hasNext: following.canFollow(
                availability == .unavailable ? input.windowAvailability : availability),
            keepsOwn: keepsLastReturnKey)
        return availability != .unavailable || change == .unchanged
    }

    /// Searches after `stop` until it finds an input that can be edited.
    private func followingInputs(of stop: InputStop) -> FollowingInputs {
        var following = FollowingInputs()
        for next in inputs.stops(from: stop, .next, loop: false) {
            following.add(availability(of: next, .next))
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
