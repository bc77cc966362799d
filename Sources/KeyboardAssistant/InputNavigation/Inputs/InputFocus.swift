import Foundation
import UIKit

/// An object that is notified of the focus of a navigator's inputs.
@MainActor
protocol InputFocusObserver: AnyObject {
    /// Responds to a change of focus, before other observers.
    func focusChanged(_ change: InputNavigator.FocusChange)
    /// Responds to the end of events that may have ended editing in an input outside of its
    /// container.
    func focusChecked()
}

/// The focus among the inputs of a navigator, with the edited input and the input about to be edited.
@MainActor
final class InputFocus {
    typealias Change = InputNavigator.FocusChange

    private let inputs: InputList
    private let controls: NavigationControls
    private weak var observer: (any InputFocusObserver)?
    private var tracker = FocusTracker<ObjectIdentifier>()
    /// The input that is about to enter a window.
    private var pending: AwaitedInput?
    /// The input that is currently being asked to become first responder.
    private weak var requested: UIView?
    /// The current move of the focus from one input directly to another one.
    private var attempt: FocusAttempt?
    private let subscribers = Subscribers<Change>()
    private let changes = EventQueue<Change>()

    init(among inputs: InputList, _ controls: NavigationControls) {
        self.inputs = inputs
        self.controls = controls
    }

    /// Makes `observer` the first one to be notified of the focus.
    func report(to observer: any InputFocusObserver) { self.observer = observer }

    // MARK: The focused input

    /// The input that is being edited.
    var focusedItem: UIView? { inputs[tracker.focused] }

    /// The focused input, or the first responder that hasn't announced its editing yet.
    ///
    /// A text view announces editing only after the keyboard's first notification (IQKeyboardManager
    /// #271).
    var editedInput: UIView? {
        if let focusedItem { return focusedItem }
        if let requested, requested.isFirstResponder { return requested }
        return inputs.unannouncedFirstResponder(includingTextViews: true)
    }

    /// The input that is being edited, or that editing is about to leave.
    private var lastReported: UIView? { inputs[tracker.lastReported] }

    /// Returns a Boolean value that indicates whether `input` is the input that was reported last.
    func isLastReported(_ input: UIView) -> Bool {
        tracker.lastReported == ObjectIdentifier(input)
    }

    /// The input that gets the focus when entering a window, or is edited already.
    var awaitedInput: UIView? { pending?.input }

    // MARK: Observers

    func observe(_ handler: @escaping (Change) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    var events: AsyncStream<Change> { subscribers.stream() }

    private func report(_ change: FocusTracker<ObjectIdentifier>.Change?) {
        guard let change else { return }
        report(Change(from: inputs[change.from], to: inputs[change.to]))
    }

    private func report(_ change: Change) {
        // When editing begins, the bar is updated together with the label of the Return key.
        if change.to == nil { updateBar() }
        changes.send([change]) { change in
            observer?.focusChanged(change)
            subscribers.send(change)
        }
    }

    /// Updates the bar, because inputs or titles have changed.
    func updateBar() { controls.updateBar(for: focusedItem, titled: lastReported) }

    /// Updates the bar and labels that show whether an input follows the focused one.
    func refresh() { controls.refresh(for: focusedItem, titled: lastReported) }
}

// MARK: - Moving the focus

extension InputFocus {
    /// Begins editing in `input` now or, if `waits` is true, when the input enters a window.
    func request(_ input: UIView, waits: Bool) -> InputNavigator.FocusResult {
        pending = nil
        guard input.window == nil else { return begin(in: input) }
        guard waits else { return .failed(.stopped) }
        observeEntry(of: input, to: .begin) { focus, input in
            focus.pending = nil
            _ = focus.begin(in: input)
        }
        return .waitingForWindow
    }

    /// Forgets an input that waits for its window.
    ///
    /// If editing has begun there, editing ends in the window.
    func cancelRequest() {
        if pending?.purpose == .begin { pending = nil } else { pending?.purpose = .endEditing }
    }

    /// Forgets an input that waits for its window, and leaves the focus as it is.
    func forgetAwaitedInput() { pending = nil }

    func cancelRequest(for input: UIView) { if awaitedInput === input { pending = nil } }

    private func begin(in input: UIView) -> InputNavigator.FocusResult {
        guard input.isFirstResponder || input.inputAvailability != .unavailable else {
            return .failed(.unavailable)
        }
        return makeFirstResponder(input) ? .focused : .failed(.declined)
    }

    /// Makes `input` first responder, and returns whether editing began.
    ///
    /// When editing begins, the app may hand the focus on, or end editing again. Neither is a refusal,
    /// whatever UIKit then returns.
    @discardableResult
    func makeFirstResponder(_ input: UIView) -> Bool {
        let outer = requested
        requested = input
        defer { requested = outer }
        controls.labelReturnKey(of: input)
        guard input.isFirstResponder || input.beginsEditing() else { return false }
        // Text inputs have already announced editing, but other responders don't.
        if input.isFirstResponder { began(in: input) }
        return true
    }

    /// Makes `new` first responder in place of `old`, and returns the outcome.
    ///
    /// - Parameter onEnd: A closure that is called when the app has been notified of the end of editing
    ///   in `old`, before editing begins in `new`.
    func makeFirstResponder(
        _ new: UIView, insteadOf old: UIView, onEnd: @escaping () -> Void
    ) -> FocusAttempt {
        attempt = FocusAttempt(new: new, old: old, onEnd: onEnd)
        defer { attempt = nil }
        let hasBegun = makeFirstResponder(new)
        attempt?.hasBegun = hasBegun
        return attempt ?? FocusAttempt(new: new, old: old, onEnd: {})
    }

    /// Ends editing in `input`, unless the input declines.
    ///
    /// No other input follows, or one has already begun.
    func endEditing(in input: UIView) {
        input.resignFirstResponder()
        if !input.isFirstResponder { forget(ObjectIdentifier(input)) }
    }

    // MARK: What happened

    /// Records the answer of a delegate to the question whether an input may begin editing.
    func answered(begins: Bool) { attempt?.answers.begins = begins }

    /// Records the answer of a delegate to the question whether an input may end editing.
    func answered(ends: Bool) { attempt?.answers.ends = ends }

    /// Records that the input has the focus, although the input was reported as focused before.
    ///
    /// The cell has been reused for another row.
    func movedToOtherRow(with input: UIView) { report(Change(from: input, to: input)) }

    /// Records that editing ended in the input with this identity, and that no input follows.
    func forget(_ id: ObjectIdentifier) { report(tracker.forget(id)) }

    func forgetAll() { if let last = tracker.lastReported { forget(last) } }

    /// Records that `input` is no longer one of the inputs.
    func inputRemoved(_ input: UIView) {
        if tracker.forget(ObjectIdentifier(input)) != nil {
            report(Change(from: input, to: nil))
        }
    }

    /// Records that editing began in `input`, unless the navigator is stopped.
    func began(in input: UIView) {
        pending = nil
        // Nothing would report the end of editing to a navigator that is stopped.
        guard controls.isRunning else { return }
        guard input.window != nil else { return awaitWindow(of: input) }
        report(tracker.began(ObjectIdentifier(input)))
        // The following input may have been disabled or hidden since the label was set.
        refresh()
    }

    /// Waits until an input in which editing began without a window is shown.
    ///
    /// The window is missing when the app has reloaded a list because editing ended elsewhere. UIKit is
    /// about to show the input's cell again, maybe for another row.
    private func awaitWindow(of input: UIView) {
        observeEntry(of: input, to: .report) { focus, input in
            // A list mustn't be asked for its cells while it adds one of them.
            if let container = focus.inputs.container(of: input) {
                container.reportNextLayout()
            } else {
                focus.awaitedInputAppeared()
            }
        }
    }

    /// Reports that editing began in the awaited input, or ends editing there by a request made
    /// meanwhile, unless the input declines.
    ///
    /// - Returns: `false` if no awaited input is edited.
    @discardableResult
    func awaitedInputAppeared() -> Bool {
        guard let input = awaitedInput, input.isFirstResponder else { return false }
        if pending?.purpose == .endEditing {
            pending = nil
            input.resignFirstResponder()
        }
        if input.isFirstResponder { began(in: input) }
        return true
    }

    /// Calls `onEntry` while `input` moves to a window.
    private func observeEntry(
        of input: UIView, to purpose: AwaitedInput.Purpose,
        onEntry: @escaping (InputFocus, UIView) -> Void
    ) {
        let probe = WindowProbe(in: input) { [weak self, weak input] isInWindow in
            if isInWindow, let self, let input { onEntry(self, input) }
        }
        pending = AwaitedInput(input: input, probe: OwnedSubview(probe), purpose: purpose)
    }

    /// Records that `input` has announced the end of editing.
    ///
    /// Another input may follow immediately. After the keyboard was hidden, no input follows. If no
    /// keyboard is shown, the next run loop turn decides.
    func ended(in input: UIView) {
        // An earlier observer may have begun editing in the input again.
        guard !input.isFirstResponder else { return checkLater() }
        report(tracker.ended(ObjectIdentifier(input)))
        if tracker.isLeaving { checkLater() }
    }

    /// Records that the app was notified of the end of editing in a view, possibly in a former input.
    func endAnnounced(in view: UIView) {
        guard view === attempt?.old else { return }
        let onEnd = attempt?.onEnd
        // Called once, and not while the attempt is being changed.
        attempt?.onEnd = nil
        onEnd?()
    }

    /// Detects a responder that isn't a text input, because such a responder doesn't announce editing.
    func keyboardWillShow() {
        if let requested, requested.isFirstResponder {
            if !requested.isTextInput { began(in: requested) }
        } else if let input = inputs.unannouncedFirstResponder(includingTextViews: false) {
            began(in: input)
        }
    }

    func keyboardWillHide() {
        let input = focusedItem
        report(
            tracker.keyboardLeft(
                stillEditing: input?.isFirstResponder ?? false,
                endIsAnnounced: input?.isTextInput ?? false))
        // The input may remain first responder until this notification has been delivered.
        checkLater()
    }

    private func checkLater() {
        guard tracker.lastReported != nil else { return }
        Task { @MainActor [weak self] in self?.check() }
    }

    /// Detects that no input followed, or that an input ended editing, because neither is announced.
    func check() {
        report(tracker.checked(isFirstResponder: focusedItem?.isFirstResponder ?? false))
        observer?.focusChecked()
    }
}

/// An input that is about to enter a window.
@MainActor
private struct AwaitedInput {
    /// The next action in the window.
    enum Purpose {
        /// The input gets the focus.
        case begin
        /// The input has the focus already, and the focus is reported.
        case report
        /// Editing was ended meanwhile, and ends in the input.
        case endEditing
    }

    private(set) weak var input: UIView?
    var probe: OwnedSubview<WindowProbe>
    var purpose: Purpose
}

extension UIView {
    /// Asks the view to become first responder, and returns a Boolean value that indicates whether
    /// editing began in the view or, because of the app's response, in another input.
    fileprivate func beginsEditing() -> Bool {
        var isAnnounced = false
        let tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextView.textDidEndEditingNotification,
            ], in: .default
        ) { [weak self] notification in
            // An input that ends editing has begun it.
            guard !notification.isEndOfEditing || notification.object as AnyObject === self
            else { return }
            isAnnounced = true
        }
        let succeeded = becomeFirstResponder()
        withExtendedLifetime(tokens) {}
        return succeeded || isAnnounced
    }
}

extension Notification {
    /// A Boolean value that indicates whether a text input announces that editing ended.
    var isEndOfEditing: Bool {
        name == UITextField.textDidEndEditingNotification
            || name == UITextView.textDidEndEditingNotification
    }
}
