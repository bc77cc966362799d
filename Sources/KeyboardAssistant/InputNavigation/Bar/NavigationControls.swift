import UIKit

/// What shows which inputs precede and follow one: the buttons and the title of the bar, and the
/// labels of the Return keys.
@MainActor
final class NavigationControls {
    private let inputs: InputList
    private let setup: InputSetup
    /// The titles that the app has set for inputs.
    private var titles = WeakMap<UIView, String>()
    private var wraps = true
    private var keepsLast = false

    init(of inputs: InputList, _ setup: InputSetup) {
        self.inputs = inputs
        self.setup = setup
    }

    /// A Boolean value that indicates whether the navigator is running.
    var isRunning: Bool { setup.isRunning }

    /// The library's own bar, if it is used.
    var bar: DefaultNavigationView? { setup.accessory.controller as? DefaultNavigationView }

    /// A Boolean value that indicates whether Previous and Next wrap at the ends.
    var shouldLoop: Bool { wraps }

    /// A Boolean value that indicates whether the last input keeps its own Return key.
    var keepsLastReturnKey: Bool { keepsLast }

    func setShouldLoop(_ shouldLoop: Bool) { wraps = shouldLoop }

    func setKeepsLastReturnKey(_ keeps: Bool) {
        keepsLast = keeps
        labelReturnKeys(last: .max)
    }

    func setTitle(_ title: String?, for input: UIView) { titles[input] = title }

    /// Updates the bar, and the label of the focused input.
    ///
    /// - Parameters:
    ///   - focused: The input that is being edited.
    ///   - titled: The input that is being edited, or that editing is about to leave.
    func refresh(for focused: UIView?, titled: UIView?) {
        guard let focused, bar != nil || setup.returnKeyPolicy != nil else {
            return updateBar(for: focused, titled: titled)
        }
        let hasNext = inputs.hasNext(after: focused)
        updateBar(for: focused, titled: titled, hasNext: hasNext)
        labelReturnKey(of: focused, hasNext: hasNext)
    }

    /// Enables the arrow buttons that lead to an input, and shows the title of the focused one.
    ///
    /// - Parameter hasNext: A Boolean value that indicates whether an input follows, if that is
    ///   known already.
    func updateBar(for focused: UIView?, titled: UIView?, hasNext: Bool? = nil) {
        guard let bar else { return }
        bar.setInputTitle(titled.map(title))
        guard let focused else { return }
        let hasNext = hasNext ?? inputs.hasNext(after: focused)
        // If the buttons wrap at the ends, any other input can be reached with both.
        bar.btPrev.isEnabled = hasNext && wraps || hasNeighbor(of: focused, .previous)
        bar.btNext.isEnabled = hasNext || hasNeighbor(of: focused, .next)
    }

    /// Returns a Boolean value that indicates whether the bar can move to another input in
    /// `direction`.
    func hasNeighbor(of input: UIView, _ direction: InputDirection) -> Bool {
        inputs.neighbor(of: input, direction, loop: wraps) != nil
    }

    private func title(of input: UIView) -> InputTitle {
        let field = input as? UITextField
        return InputTitle(
            own: titles[input],
            placeholder: field?.placeholder ?? field?.attributedPlaceholder?.string,
            accessibilityLabel: input.accessibilityLabel)
    }
}

// MARK: Return keys

extension NavigationControls {
    func labelReturnKey(of input: UIView) {
        guard setup.returnKeyPolicy != nil else { return }
        labelReturnKey(of: input, hasNext: inputs.hasNext(after: input))
    }

    private func labelReturnKey(of input: UIView, hasNext: Bool) {
        setup.configuration(of: input)?.labelReturnKey(hasNext: hasNext, keepsOwn: keepsLast)
    }

    /// Updates the labels of the last `count` inputs, and of earlier inputs whose labels change.
    func labelReturnKeys(last count: Int) {
        guard let last = inputs.last else { return }
        labelReturnKeys(from: last, atLeast: count)
    }

    /// Updates the labels of `stop` and of the inputs before it, until the following inputs make no
    /// difference, and at least of the first `count`.
    ///
    /// Labels for inputs that were disabled or hidden in the meantime are updated when editing
    /// begins. Those in a container are updated one by one.
    func labelReturnKeys(from stop: InputStop, atLeast count: Int = 0) {
        guard setup.returnKeyPolicy != nil else { return }
        var following = FollowingInputs(after: stop, in: inputs)
        var labeled = 0
        var earlier = inputs.stops(from: stop, .previous, loop: false).makeIterator()
        for current in sequence(first: stop, next: { _ in earlier.next() }) {
            labeled += 1
            let isSettled: Bool
            var availability: InputAvailability?
            switch current {
            case .input(let input):
                let known = input.inputAvailability
                isSettled = label(input, known, before: following)
                availability = known
            case .container(let container):
                inputs.adopted(by: container).forEach(labelReturnKey)
                isSettled = container.availability != .unavailable
            }
            if labeled > count, isSettled { return }
            following.add(availability ?? current.availabilityOfFirst)
        }
    }

    /// Labels the Return key of an input in the order, and returns whether the inputs before it
    /// aren't affected.
    private func label(
        _ input: UIView, _ availability: InputAvailability, before following: FollowingInputs
    ) -> Bool {
        let change = setup.configuration(of: input)?.labelReturnKey(
            hasNext: following.canFollow(
                availability == .unavailable ? input.windowAvailability : availability),
            keepsOwn: keepsLast)
        return availability != .unavailable || change == .unchanged
    }
}
