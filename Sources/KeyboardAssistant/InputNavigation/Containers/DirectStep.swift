import UIKit

/// A step that makes an input of a container on the screen first responder directly.
///
/// The keyboard is never without an input meanwhile. But editing ends in the old input only after the
/// next input has been chosen, and changes that the app then makes may make another input the next,
/// or remove the chosen one.
@MainActor
struct DirectStep {
    enum Result {
        /// The focus is in its final place, or editing doesn't end in the old input.
        case over
        /// No input on the screen has accepted the focus, and the focus hasn't moved.
        case nothing
        /// The focus has moved to an input, but another input is the next.
        case changed(reached: UIView)
        /// The app has removed the next input, and a holder has the keyboard in its place.
        case held(KeyboardHolder)
    }

    private let direction: InputDirection
    private let item: UIView
    private let container: InputContainer
    private let path: FormPath?
    private let registry: InputRegistry
    private let revealer: RowRevealer
    /// The inputs that have declined, and aren't asked again.
    private(set) var declined: Set<ObjectIdentifier> = []

    init(
        _ direction: InputDirection, from item: UIView, in container: InputContainer,
        after path: FormPath?, _ registry: InputRegistry, _ revealer: RowRevealer
    ) {
        self.direction = direction
        self.item = item
        self.container = container
        self.path = path
        self.registry = registry
        self.revealer = revealer
    }

    /// Moves the focus from `old` to the first input that accepts the focus.
    ///
    /// - Parameter first: The next input or container, as far as the existing views show.
    mutating func move(from old: UIView, to first: InputStop) -> Result {
        guard old.isOnlyInCells else { return .nothing }
        var stop: InputStop? = first
        while case .input(let input)? = stop, input.window != nil, input !== item,
            input.isOnlyInCells
        {
            if let result = attempt(input, insteadOf: old) { return result }
            declined.insert(ObjectIdentifier(input))
            stop = next(besides: item)
        }
        return .nothing
    }

    private func next(besides item: UIView? = nil) -> InputStop? {
        container.first(direction, after: path, besides: item, skipping: declined)
    }

    /// Returns the result of a move to `input`; `nil` if the input declines.
    private mutating func attempt(_ input: UIView, insteadOf old: UIView) -> Result? {
        if !registry.inputs.contains(input) { registry.adoptInputs(of: container, and: input) }
        guard registry.inputs.contains(input) else { return .nothing }
        let isAvailable = container.makeAvailable(input)
        guard isAvailable else {
            // The app may have moved the focus when the row was selected.
            return old.isFirstResponder ? nil : .over
        }
        let wasRunning = registry.isRunning
        let end = Ending()
        let step = self
        let attempt = registry.focus.makeFirstResponder(input, insteadOf: old) {
            end.note(step.nextAfterEnd)
            end.holder = step.holdKeyboard(of: old, insteadOf: input)
        }
        if let holder = end.holder {
            if !old.isFirstResponder, holder.hasKeyboard, registry.inputs.contains(container),
                registry.isRunning == wasRunning
            {
                end.note(nextAfterEnd)
                return .held(holder)
            }
            holder.release()
        }
        if old.isFirstResponder {
            if attempt.refusal == .unknown { declined.insert(ObjectIdentifier(input)) }
            return attempt.refusal.result
        }
        // The app may have removed the container, or stopped the navigator.
        guard registry.inputs.contains(container), registry.isRunning == wasRunning else {
            input.resignFirstResponder()
            return .over
        }
        end.note(nextAfterEnd)
        guard input.isFirstResponder else {
            // Editing may also have begun in a cell that a reload has taken away.
            let hasDecided =
                input.window != nil && attempt.hasBegun
                || container.view?.window?.firstResponderInside != nil
            return hasDecided ? .over : .changed(reached: input)
        }
        return arrive(at: input, if: end.next)
    }

    /// Keeps the keyboard if the app has removed `input` from its window when editing ended in `old`.
    ///
    /// UIKit may let such an input decline, and would hide the keyboard. An input that the app has
    /// chosen meanwhile has the keyboard itself.
    private func holdKeyboard(of old: UIView, insteadOf input: UIView) -> KeyboardHolder? {
        let responder = container.view?.window?.firstResponderInside
        let isChosen = responder != nil && responder !== old
        return input.window == nil && !isChosen ? container.holdKeyboard(of: old) : nil
    }

    /// The next input or container after editing has ended, and the app has been notified.
    ///
    /// The rest of the step goes on from the same place, regardless of the app's later changes.
    private var nextAfterEnd: InputStop? {
        guard let path else { return next() }
        path.keepStart()
        // A row that is being reloaded may get more inputs.
        return container.showsRow(of: path, direction) ? next() : nil
    }

    private func arrive(at input: UIView, if next: InputStop?) -> Result {
        guard case .input(input)? = next, input.window != nil else {
            return .changed(reached: input)
        }
        let lists = sequence(first: input, next: \.superview).filter(\.isList)
        // A reload may take the cell away only in the next layout.
        if let list = lists.last { UIView.performWithoutAnimation(list.layoutIfNeeded) }
        guard input.isFirstResponder else { return .changed(reached: input) }
        if let view = container.view { revealer.revealSideways(input, in: view) }
        return .over
    }

    /// What follows at the end of editing.
    private final class Ending {
        /// The next input or container.
        private(set) var next: InputStop?
        /// What has the keyboard if the app has removed the input that was to begin editing.
        var holder: KeyboardHolder?
        private var isKnown = false

        func note(_ next: @autoclosure () -> InputStop?) {
            guard !isKnown else { return }
            isKnown = true
            self.next = next()
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is in cells of the lists around, rather than in
    /// headers and footers.
    ///
    /// Headers and footers come and go with each layout.
    fileprivate var isOnlyInCells: Bool {
        let chain = sequence(first: self, next: \.superview)
        return zip(chain, chain.dropFirst()).allSatisfy { !$1.isList || $0.isCell }
    }
}

extension FocusRefusal {
    /// The result of a step; `nil` if the next input is to be tried.
    fileprivate var result: DirectStep.Result? {
        switch self {
        case .ofOld: .over
        case .ofNew: nil
        // The hidden field that holds the keyboard will find out.
        case .unknown: .nothing
        }
    }
}
