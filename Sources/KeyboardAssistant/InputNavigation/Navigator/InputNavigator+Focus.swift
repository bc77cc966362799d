import Foundation
import UIKit

extension InputNavigator {
    /// The input that is being edited.
    ///
    /// Set it to `nil` to end editing, or to another input to begin editing there.
    ///
    /// Setting this property is like calling ``focus(_:)`` and ignoring the result. If an input
    /// declines, nothing changes. If it isn't in a window yet, editing begins when it is. A view
    /// that isn't one of this navigator's inputs is ignored.
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

    /// Begins editing in `inputItem`, for example in the first input with an invalid value.
    ///
    /// Before a screen appears, for example in `viewDidLoad`, its inputs aren't in a window. In
    /// that case, the navigator keeps the request and performs it when the input enters a window.
    /// Only the last request is kept. It is discarded when another input is focused, when you end
    /// editing with `focusedItem`, when the input is removed, and when the navigator is stopped.
    @discardableResult
    public func focus(_ inputItem: UIView) -> FocusResult {
        let inputItem = inputItem.editedInput
        guard contains(inputItem) else {
            // A field of a row that can't be edited now is found when it can.
            let isLocked = inputItem.isTextInput && inputs.container(around: inputItem) != nil
            return .failed(isLocked ? .unavailable : .notAnInput)
        }
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

    /// Makes `item` first responder, and returns whether editing began.
    ///
    /// When editing begins, the app may hand the focus on, or end editing again. That isn't a
    /// refusal, whatever UIKit then returns.
    @discardableResult
    func makeFirstResponder(_ item: UIView) -> Bool {
        let outer = requestedInput
        requestedInput = item
        defer { requestedInput = outer }
        labelReturnKey(of: item)
        guard item.isFirstResponder || item.beginsEditing() else { return false }
        // Text inputs have already announced it, but other responders don't.
        if item.isFirstResponder { focusBegan(in: item) }
        return true
    }

    /// Makes `new` first responder in place of `old`, and returns what happened.
    ///
    /// - Parameter onEnd: A closure that is called when the app has been told that editing ended in
    ///   `old`, before it begins in `new`.
    func makeFirstResponder(
        _ new: UIView, insteadOf old: UIView, onEnd: @escaping () -> Void
    ) -> FocusAttempt {
        attempt = FocusAttempt(new: new, old: old, onEnd: onEnd)
        defer { attempt = nil }
        let hasBegun = makeFirstResponder(new)
        attempt?.hasBegun = hasBegun
        return attempt ?? FocusAttempt(new: new, old: old, onEnd: {})
    }

    /// Ends editing in `item`, unless it declines.
    ///
    /// No other input follows, or one has already begun.
    func endEditing(in item: UIView) {
        item.resignFirstResponder()
        if !item.isFirstResponder { report(focus.forget(ObjectIdentifier(item))) }
    }

    /// Records that editing has ended in `item`, and that no input follows.
    func editingEnded(in item: UIView) {
        focusLost(in: item)
        finish(after: item)
    }

    /// Returns a Boolean value that indicates whether `item` is the input that was reported last.
    func isLastReported(_ item: UIView) -> Bool { focus.lastReported == ObjectIdentifier(item) }

    func focusLost(in item: UIView) { report(focus.forget(ObjectIdentifier(item))) }

    /// The focused input, or the first responder that hasn't announced its editing yet.
    ///
    /// A text view announces it only after the keyboard's first notification (IQKeyboardManager
    /// #271).
    var inputBeingTypedIn: UIView? {
        if let focusedItem { return focusedItem }
        if let requestedInput, requestedInput.isFirstResponder { return requestedInput }
        guard isRunning else { return inputItems.first(where: \.isFirstResponder) }
        return inputs.unannouncedFirstResponder(includingTextViews: true)
    }

    // MARK: Observers

    /// Calls `handler` for each change of focus, until the returned token is released or canceled.
    public func observe(_ handler: @escaping (FocusChange) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// An asynchronous sequence of the changes of focus.
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
            guard let item = notification.object as? UIView, !item.isKeyboardHolder else { return }
            if notification.isEndOfEditing, item === attempt?.old { oldInputEnded() }
            adoptIfNew(item)
            if contains(item) { receive(notification, from: item) }
        }
    }

    private func oldInputEnded() {
        let onEnd = attempt?.onEnd
        // Called once, and not while the attempt is being changed.
        attempt?.onEnd = nil
        onEnd?()
    }

    /// Adopts an input that has appeared in a container without a layout that told.
    private func adoptIfNew(_ item: UIView) {
        guard !contains(item), item.isFirstResponder,
            let container = inputs.container(around: item)
        else { return }
        adoptInputs(of: container)
    }

    private func receive(_ notification: Notification, from item: UIView) {
        switch notification.name {
        case UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification:
            inputs.configuration(of: item)?.editingBegan()
            // Its delegate, or who was told before, may have ended its editing meanwhile. If the
            // app has reloaded its list instead, the input has no window until it is shown again.
            if item.isFirstResponder || item.window == nil { focusBegan(in: item) }
        case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification:
            // Who was told before may have begun editing in it again.
            if item.isFirstResponder { checkFocusLater() } else { focusEnded(in: item) }
        case UITextField.textDidChangeNotification, UITextView.textDidChangeNotification:
            typed(in: item)
        case InputConfiguration.willConfigureNotification:
            if InputConfiguration.navigator(in: notification) !== self { restore(item) }
        default:
            break
        }
    }

    /// Remembers what was typed, and updates what shows whether another input follows, because
    /// nothing tells that one has become editable.
    private func typed(in item: UIView) {
        inputs.configuration(of: item)?.typedText = (item as? UITextField)?.text
        // Another label of the Return key would end the composition of a character.
        guard item === focusedItem, (item as? any UITextInput)?.markedTextRange == nil else {
            return
        }
        refresh()
    }

    /// A responder that isn't a text input is detected only when its keyboard appears.
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
        // The input may remain first responder until this notification has been delivered.
        checkFocusLater()
    }

    func focusBegan(in item: UIView) {
        pendingFocus = nil
        guard item.window != nil else { return awaitWindow(of: item) }
        report(focus.began(ObjectIdentifier(item)))
        // The following input may have been disabled or hidden since the label was set.
        refresh()
    }

    /// Waits until an input in which editing began without a window is shown.
    ///
    /// This happens when the app has reloaded a list because editing ended elsewhere. UIKit is about
    /// to show the input's cell again, maybe for another row.
    private func awaitWindow(of item: UIView) {
        pendingFocus = WindowObserver(item) { [weak self, weak item] in
            guard let self, let item else { return }
            // A list mustn't be asked for its cells while it adds one of them.
            if let container = inputs.container(of: item) {
                container.reportNextLayout()
            } else if item.isFirstResponder {
                focusBegan(in: item)
            }
        }
    }

    /// Records that editing ended in `item`.
    ///
    /// Another input may follow immediately.
    ///
    /// After the keyboard was hidden, no input follows. If no keyboard is shown, the next run loop
    /// turn decides.
    private func focusEnded(in item: UIView) {
        report(focus.ended(ObjectIdentifier(item)))
        if focus.isLeaving { checkFocusLater() }
    }

    private func checkFocusLater() {
        guard focus.lastReported != nil else { return }
        Task { @MainActor [weak self] in self?.checkFocus() }
    }

    /// Detects what isn't announced, which is that no input followed, or that one ended editing.
    private func checkFocus() {
        report(focus.checked(isFirstResponder: focusedItem?.isFirstResponder ?? false))
        // An input that left its container was kept for as long as it was edited.
        adoptExistingInputs()
    }
}

extension UIView {
    /// Asks this view to become first responder, and returns a Boolean value that indicates whether
    /// editing began in it or, because of what the app did meanwhile, in another input.
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
    fileprivate var isEndOfEditing: Bool {
        name == UITextField.textDidEndEditingNotification
            || name == UITextView.textDidEndEditingNotification
    }
}

/// An object that waits until a view enters a window.
///
/// It uses a hidden subview of zero size, which is removed together with the observer.
@MainActor
final class WindowObserver {
    private(set) weak var view: UIView?
    private let cleanup: Cleanup

    /// Calls `onEntry` once, while the view moves to the window.
    init(_ view: UIView, onEntry: @escaping () -> Void) {
        self.view = view
        let probe = WindowProbe(frame: .zero)
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.onEntry = onEntry
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        view.viewForSubviews.addSubview(probe)
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
