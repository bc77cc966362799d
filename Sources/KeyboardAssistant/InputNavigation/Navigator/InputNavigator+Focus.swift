import Foundation
import UIKit

extension InputNavigator {
    /// The input that is being edited; set it to nil to end editing, or to another to begin there.
    ///
    /// Setting it is as good as ``focus(_:)`` without the answer: an input that refuses leaves
    /// things as they are, one that is in no window yet is waited for, and a view that is no input
    /// of this navigator is ignored.
    public var focusedItem: UIView? {
        get { inputs[focus.focused] }
        set {
            if let newValue {
                focus(newValue)
            } else {
                pendingFocus = nil
                if let input = inputBeingTypedIn { endEditing(in: input) }
            }
        }
    }

    /// Begins editing in `inputItem`, for instance in the first that is not filled in correctly,
    /// wherever it is.
    ///
    /// Before a screen is shown, in its `viewDidLoad` for instance, its inputs are in no window.
    /// Then the request is kept, and carried out when the input comes into one. The last request
    /// counts; one that waits ends when another input is focused, when editing is ended by
    /// `focusedItem`, when the input is removed, and when the navigator is stopped.
    @discardableResult
    public func focus(_ inputItem: UIView) -> FocusResult {
        guard contains(inputItem) else { return .failed(.notAnInput) }
        pendingFocus = nil
        guard inputItem.window == nil else { return beginEditing(in: inputItem) }
        guard isRunning else { return .failed(.stopped) }
        pendingFocus = WindowObserver(inputItem) { [weak self, weak inputItem] in
            guard let self, let inputItem else { return }
            pendingFocus = nil
            _ = beginEditing(in: inputItem)
        }
        return .waitingForWindow
    }

    private func beginEditing(in item: UIView) -> FocusResult {
        guard item.isFirstResponder || item.inputAvailability != .unavailable else {
            return .failed(.unavailable)
        }
        return makeFirstResponder(item) ? .focused : .failed(.declined)
    }

    /// Asks `item` to become first responder, and returns whether it did.
    func makeFirstResponder(_ item: UIView) -> Bool {
        let outer = requestedInput
        requestedInput = item
        defer { requestedInput = outer }
        labelReturnKey(of: item)
        guard item.isFirstResponder || item.becomeFirstResponder() else { return false }
        // Text inputs have announced it themselves by now; other responders do not.
        if item.isFirstResponder { focusBegan(in: item) }
        return true
    }

    /// Ends editing in `item`, unless it refuses; no other input follows, or has begun by now.
    func endEditing(in item: UIView) {
        item.resignFirstResponder()
        if !item.isFirstResponder { report(focus.forget(ObjectIdentifier(item))) }
    }

    /// The focused input, or the one that is first responder but has not announced it yet.
    ///
    /// A text view does so only after the keyboard's first notification (IQKeyboardManager #271).
    var inputBeingTypedIn: UIView? {
        if let focusedItem { return focusedItem }
        if let requestedInput, requestedInput.isFirstResponder { return requestedInput }
        guard isRunning else { return inputItems.first(where: \.isFirstResponder) }
        return inputs.unannouncedFirstResponder(includingTextViews: true)
    }

    // MARK: Listeners

    /// Calls `handler` with each move of the focus for as long as the result is held.
    public func observe(_ handler: @escaping (FocusChange) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// The moves of the focus, for `for await`.
    public var events: AsyncStream<FocusChange> { subscribers.stream() }

    func report(_ change: FocusTracker<ObjectIdentifier>.Change?) {
        guard let change else { return }
        report(FocusChange(from: inputs[change.from], to: inputs[change.to]))
    }

    func report(_ change: FocusChange) {
        updateBar()
        changes.send([change]) { change in
            delegate?.inputNavigatorFocusChanged(inputNavigator: self, inputItem: change.to)
            subscribers.send(change)
        }
    }

    // MARK: Notifications

    func receive(_ notification: Notification) {
        switch notification.name {
        case UIResponder.keyboardWillShowNotification: keyboardWillShow()
        case UIResponder.keyboardWillHideNotification: keyboardWillHide()
        case UIResponder.keyboardDidHideNotification: checkFocus()
        default:
            guard let item = notification.object as? UIView, contains(item) else { return }
            receive(notification, from: item)
        }
    }

    private func receive(_ notification: Notification, from item: UIView) {
        switch notification.name {
        case UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification:
            // The app may have made itself the delegate since the input was added.
            inputs.configuration(of: item)?.delegation?.apply()
            focusBegan(in: item)
        case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification:
            focusEnded(in: item)
        case InputConfiguration.willConfigureNotification:
            if InputConfiguration.navigator(in: notification) !== self { restore(item) }
        default:
            break
        }
    }

    /// Only the keyboard that it raises shows that a responder began that is no text input.
    private func keyboardWillShow() {
        if let requestedInput, requestedInput.isFirstResponder {
            if !requestedInput.isTextInput { focusBegan(in: requestedInput) }
        } else if let input = inputs.unannouncedFirstResponder(includingTextViews: false) {
            focusBegan(in: input)
        }
    }

    private func keyboardWillHide() {
        let input = focusedItem
        report(
            focus.keyboardLeft(
                stillEditing: input?.isFirstResponder ?? false,
                endIsAnnounced: input?.isTextInput ?? false))
        // It may be first responder until this notification was delivered.
        checkFocusLater()
    }

    func focusBegan(in item: UIView) {
        pendingFocus = nil
        report(focus.began(ObjectIdentifier(item)))
        // What follows may have been disabled or hidden since the label was made.
        refresh()
    }

    /// Takes in that editing ended in `item`; another input may follow at once.
    ///
    /// After the keyboard's hide none does; where no keyboard shows, the next turn of the run loop
    /// decides.
    private func focusEnded(in item: UIView) {
        report(focus.ended(ObjectIdentifier(item)))
        if focus.isLeaving { checkFocusLater() }
    }

    private func checkFocusLater() {
        guard focus.lastReported != nil else { return }
        Task { @MainActor [weak self] in self?.checkFocus() }
    }

    /// Finds what no notification announces: that no input followed, or that one ended silently.
    private func checkFocus() {
        report(focus.checked(isFirstResponder: focusedItem?.isFirstResponder ?? false))
    }
}

/// An object that waits until a view comes into a window.
///
/// A hidden subview without extent notices that, and goes away with the observer.
@MainActor
final class WindowObserver {
    private(set) weak var view: UIView?
    private let cleanup: Cleanup

    /// Calls `onEntry` once, in the middle of the move into the window.
    init(_ view: UIView, onEntry: @escaping () -> Void) {
        self.view = view
        let probe = WindowProbe(frame: .zero)
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.onEntry = onEntry
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        view.addSubview(probe)
    }
}

private final class WindowProbe: UIView {
    var onEntry: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let onEntry else { return }
        self.onEntry = nil
        onEntry()
    }
}
