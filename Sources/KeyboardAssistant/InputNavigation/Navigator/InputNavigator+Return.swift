import UIKit

extension InputNavigator {
    /// Moves to the next input, which may decline, or ends editing and, in the last input, finishes
    /// the form.
    ///
    /// - Returns: `false` if nothing happened, because the delegate prevents it, or because the
    ///   key is the app's.
    @discardableResult
    func returnPressed(in item: UIView) -> Bool {
        updateInputs?()
        guard contains(item) else { return true }
        let hasNext = hasNext(after: item)
        let role = inputs.configuration(of: item)?.returnKeyRole ?? .labeled
        guard let action = role.action(hasNext: hasNext), shouldPerform(action, in: item) else {
            return false
        }
        if action == .next {
            gotoNextItem(fromInputItem: item, shouldLoop: false)
        } else {
            endEditing(in: item)
            if !hasNext { finish(after: item) }
        }
        return true
    }

    /// Responds to the control event of a Return key, after which UIKit ends editing.
    func exitEvent(in item: UIView) {
        if keptInput === item { endRefusal(in: item) }
        if isTextConsumed(in: item) || !returnPressed(in: item) { refuseToEndEditing(in: item) }
    }

    /// Returns a Boolean value that indicates whether the app's delegate has used the text of
    /// `item`, and editing goes on.
    private func isTextConsumed(in item: UIView) -> Bool {
        guard let field = item as? UITextField, field.delegate?.handlesReturn ?? false,
            let configuration = inputs.configuration(of: item),
            let typed = configuration.typedText
        else { return false }
        configuration.typedText = field.text
        return TextConsumption(before: typed, after: field.text ?? "").isConsumed
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
        // Released with the configuration, which restores the delegate, too.
        configuration.apply(InputDelegation(field, listener: self))
        Task { @MainActor [weak self, weak item] in
            if let self, let item, keptInput === item { endRefusal(in: item) }
        }
    }

    private func endRefusal(in item: UIView) {
        inputs.configuration(of: item)?.restoreDelegate()
        keptInput = nil
    }

    /// Calls `onFinish`, unless the last input declined to end editing.
    func finish(after item: UIView) {
        if !item.isFirstResponder { onFinish?() }
    }

    // MARK: Labels

    func labelReturnKey(of item: UIView) {
        guard returnKeyPolicy != nil else { return }
        labelReturnKey(of: item, hasNext: hasNext(after: item))
    }

    func labelReturnKey(of item: UIView, hasNext: Bool) {
        inputs.configuration(of: item)?
            .labelReturnKey(hasNext: hasNext, keepsOwn: keepsLastReturnKey)
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
