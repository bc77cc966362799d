import UIKit

/// An object that decides whether people may leave an input, and is notified when they finish a form.
@MainActor
protocol InputActionsDelegate: AnyObject {
    /// Returns the app's answer to whether people may leave `input` by `action`.
    func shouldPerform(_ action: InputNavigator.Action, in input: UIView) -> Bool
    /// Responds to the end of editing in the last input.
    func didFinish()
    /// Responds to a move of the caret, or of the moving end of the selection, in `input`.
    func caretDidMove(in input: UIView)
}

/// An object that keeps the inputs of a navigator up to date.
@MainActor
protocol InputSource: AnyObject {
    /// Updates the inputs, because the focus may be about to move.
    func stepWillBegin()
    /// Responds to the end of the step that `stepWillBegin()` announced.
    func stepDidEnd()
}

/// The actions of the bar, Tab and Return among the inputs of a navigator.
@MainActor
final class InputActions {
    private let registry: InputRegistry
    private let setup: InputSetup
    private let controls: NavigationControls
    private let revealer: RowRevealer
    private weak var delegate: (any InputActionsDelegate)?
    /// The object that updates the inputs; `nil` if the app sets the inputs.
    private weak var source: (any InputSource)?
    /// A Boolean value that indicates whether the inputs have been updated for the current step.
    private var isStepping = false
    /// A Boolean value that indicates whether one of the bar's buttons began the current step.
    private var isFromBar = false
    /// The field that the app's delegate is being asked about, for Return.
    private weak var askedField: UITextField?
    /// The field in which editing mustn't end in this turn of the run loop.
    private weak var keptField: UITextField?

    private var inputs: InputList { registry.inputs }
    private var focus: InputFocus { registry.focus }

    init(
        _ registry: InputRegistry, _ setup: InputSetup, _ controls: NavigationControls,
        _ revealer: RowRevealer
    ) {
        self.registry = registry
        self.setup = setup
        self.controls = controls
        self.revealer = revealer
    }

    /// Makes `delegate` decide about actions.
    func report(to delegate: any InputActionsDelegate) { self.delegate = delegate }

    /// Makes `source`, referenced weakly, update the inputs.
    func setSource(_ source: any InputSource) { self.source = source }

    /// Performs a step after an update of the inputs, except for a step within another one.
    private func withUpdatedInputs<Result>(_ step: () -> Result) -> Result {
        guard let source, !isStepping else { return step() }
        isStepping = true
        source.stepWillBegin()
        defer {
            isStepping = false
            source.stepDidEnd()
        }
        return step()
    }

    // MARK: The bar and Tab

    /// Performs an action that people chose with one of the bar's buttons.
    ///
    /// VoiceOver stays on the button, so that people can choose the action again.
    func performForBar(_ action: InputNavigator.Action) {
        isFromBar = true
        defer { isFromBar = false }
        perform(action)
    }

    /// Performs an action that people chose with the bar or with Tab, unless the delegate prevents the
    /// action.
    ///
    /// The delegate isn't asked if no input is being edited, because nothing can be left.
    func perform(_ action: InputNavigator.Action) {
        let input = registry.editedInput
        if let input, !isAllowed(action, in: input) { return }
        switch action {
        case .previous: step(.previous, loop: controls.shouldLoop)
        case .next: step(.next, loop: controls.shouldLoop)
        case .done: endEditingByDone()
        }
    }

    /// Returns a Boolean value that indicates whether the delegate allows people to perform
    /// `action` in `input`, and hasn't moved the focus itself.
    private func isAllowed(_ action: InputNavigator.Action, in input: UIView) -> Bool {
        let wasEdited = input.isFirstResponder
        return delegate?.shouldPerform(action, in: input) ?? true
            && input.isFirstResponder == wasEdited
    }

    private func endEditingByDone() {
        let input = registry.editedInput
        let isLast = input.map { inputs.contains($0) && !inputs.hasNext(after: $0) } ?? false
        endEditing()
        if let input, isLast { finish(after: input) }
    }

    /// Ends editing, and forgets an input that waits for its window.
    func endEditing() {
        focus.cancelRequest()
        if let input = registry.editedInput { focus.endEditing(in: input) }
    }

    /// Calls `onFinish`, unless the last input declined to end editing.
    private func finish(after input: UIView) {
        if !input.isFirstResponder { delegate?.didFinish() }
    }

    // MARK: Steps

    /// Moves to the next or previous input from the edited one.
    func step(_ direction: InputDirection, loop: Bool) {
        if let input = registry.editedInput { step(direction, from: input, loop: loop) }
    }

    /// Moves to the first input in `direction` that accepts the focus.
    func step(_ direction: InputDirection, from item: UIView, loop: Bool) {
        withUpdatedInputs { updatedStep(direction, from: item, loop: loop) }
    }

    private func updatedStep(_ direction: InputDirection, from item: UIView, loop: Bool) {
        let item = item.editedInput
        guard inputs.contains(item) else { return }
        var step = FormStep(
            direction, from: item, in: registry, revealer, isFromBar: isFromBar,
            onFinish: { self.finish(after: $0) })
        let start = item.windowAvailability
        for segment in inputs.way(from: item, direction, loop: loop, isStep: true) {
            switch segment {
            case .rest(let container, let path):
                // Editing doesn't end for a search that finds nothing.
                let first = container.first(direction, after: path, besides: item)
                guard let first else { continue }
                if step.search(container, after: path, first: first) { return }
            case .stop(.container(let container)):
                guard container.availability.isReachable(from: start),
                    let first = container.first(direction, after: nil, besides: item)
                else { continue }
                if step.search(container, after: nil, first: first) { return }
            case .stop(.input(let input)):
                guard inputs.contains(input), input.inputAvailability.isReachable(from: start)
                else { continue }
                if focus.makeFirstResponder(input) { return step.end() }
            }
        }
        step.endWithoutResult()
    }
}

// MARK: - Return

extension InputActions: InputDelegationListener {
    /// Responds to a call of the app's own delegate.
    func forwardedReturn(in field: UITextField) -> Bool {
        switch setup.returnKeyPolicy {
        case .delegate where askedField !== field, .forwarded: returnPressed(in: field)
        case .delegate, .editingDidEndOnExit, nil: true
        }
    }

    /// Moves to the next input, unless that input declines, or ends editing and, in the last input,
    /// finishes the form.
    ///
    /// - Returns: `false` if nothing happened, because the delegate prevents the action, or because the
    ///   key is the app's.
    private func returnPressed(in field: UITextField) -> Bool {
        withUpdatedInputs { updatedReturn(in: field) }
    }

    private func updatedReturn(in field: UITextField) -> Bool {
        guard inputs.contains(field) else { return true }
        let hasNext = inputs.hasNext(after: field)
        let role = setup.configuration(of: field)?.returnKeyRole ?? .labeled
        guard let action = role.action(hasNext: hasNext), isAllowed(action, in: field) else {
            return false
        }
        if action == .next {
            step(.next, from: field, loop: false)
        } else {
            focus.endEditing(in: field)
            if !hasNext { finish(after: field) }
        }
        return true
    }

    func shouldReturn(in field: UITextField, asking ask: () -> Bool?) -> Bool {
        guard setup.returnKeyPolicy == .delegate else { return ask() ?? true }
        let (wasEdited, text, outer) = (field.isFirstResponder, field.text ?? "", askedField)
        askedField = field
        let answer = ask()
        askedField = outer
        guard answer ?? true else { return false }
        // The app's delegate may have moved on itself, or used the text and want the next one.
        let isDone =
            wasEdited && !field.isFirstResponder
            || TextConsumption(before: text, after: field.text ?? "").isConsumed
        return isDone || !registry.isRunning || returnPressed(in: field)
    }

    func shouldBeginEditing(in field: UITextField, answer: Bool) -> Bool {
        focus.answered(begins: answer)
        return answer
    }

    func shouldEndEditing(in field: UITextField, asking ask: () -> Bool) -> Bool {
        let answer = keptField !== field && ask()
        focus.answered(ends: answer)
        return answer
    }

    func textInputDidChangeSelection(_ textInput: UIView) {
        if inputs.contains(textInput) { delegate?.caretDidMove(in: textInput) }
    }

    // MARK: The control event

    func didEndOnExit(in field: UITextField) {
        if keptField === field { endRefusal(in: field) }
        if isTextConsumed(in: field) || !returnPressed(in: field) { refuseToEndEditing(in: field) }
    }

    /// Returns a Boolean value that indicates whether the app's delegate has used the text of
    /// `field`, and editing goes on.
    private func isTextConsumed(in field: UITextField) -> Bool {
        guard field.delegate?.handlesReturn ?? false else { return false }
        return setup.configuration(of: field)?.isConsumed(leaving: field.text) ?? false
    }

    /// Keeps editing in a field until the end of this turn of the run loop.
    ///
    /// A field that has an action for the event resigns after the event, and only a delegate can
    /// prevent that.
    private func refuseToEndEditing(in field: UITextField) {
        guard field.isFirstResponder, let configuration = setup.configuration(of: field),
            !configuration.hasDelegation
        else { return }
        keptField = field
        // Released with the configuration, which restores the delegate, too.
        setup.applyDelegation(to: field, with: configuration)
        Task { @MainActor [weak self, weak field] in
            if let self, let field, keptField === field { endRefusal(in: field) }
        }
    }

    private func endRefusal(in field: UITextField) {
        setup.configuration(of: field)?.restoreDelegate()
        keptField = nil
    }
}
