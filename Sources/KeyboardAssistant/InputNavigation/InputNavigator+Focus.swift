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
                waiting = nil
                if let input = inputBeingTypedIn { end(input) }
            }
        }
    }

    /// Begins editing in `inputItem`, say the first that is not filled in rightly, wherever it is.
    ///
    /// Before a screen is shown, in its `viewDidLoad` for instance, its inputs are in no window.
    /// Then the request is kept, and carried out when the input comes into one. The last request
    /// counts; one that waits ends when another input is focused, when editing is ended by
    /// `focusedItem`, when the input is removed, and when the navigator is stopped.
    @discardableResult
    public func focus(_ inputItem: UIView) -> FocusResult {
        guard contains(inputItem) else { return .refused(.notAnInput) }
        waiting = nil
        guard inputItem.window == nil else { return begin(in: inputItem) }
        guard isRunning else { return .refused(.stopped) }
        waiting = WindowWatch(inputItem) { [weak self, weak inputItem] in
            guard let self, let inputItem else { return }
            waiting = nil
            _ = begin(in: inputItem)
        }
        return .waitingForWindow
    }

    private func begin(in item: UIView) -> FocusResult {
        guard item.isFirstResponder || item.inputAvailability != .unavailable else {
            return .refused(.unavailable)
        }
        return take(item) ? .focused : .refused(.declined)
    }

    /// Asks `item` to become first responder, and returns whether it did.
    func take(_ item: UIView) -> Bool {
        let outer = asked
        asked = item
        defer { asked = outer }
        labelReturnKey(of: item)
        guard item.isFirstResponder || item.becomeFirstResponder() else { return false }
        // Text inputs have said so themselves by now; other responders do not.
        if item.isFirstResponder { focusReached(item) }
        return true
    }

    /// Ends editing in `item`, unless it refuses; nobody follows, or has done so by now.
    func end(_ item: UIView) {
        item.resignFirstResponder()
        if !item.isFirstResponder { tell(focus.forget(ObjectIdentifier(item))) }
    }

    /// The focused input, or the one that is first responder but has not announced it yet.
    ///
    /// A text view does so only after the keyboard's first notification (IQKeyboardManager #271).
    var inputBeingTypedIn: UIView? {
        if let focusedItem { return focusedItem }
        if let asked, asked.isFirstResponder { return asked }
        guard isRunning else { return inputItems.first(where: \.isFirstResponder) }
        return inputs.silentFirstResponder(countingTextViews: true)
    }

    /// Calls `handler` with each move of the focus for as long as the result is held.
    public func observe(_ handler: @escaping (FocusChange) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// Each move of the focus, for `for await`.
    public var events: AsyncStream<FocusChange> { subscribers.stream() }

    // MARK: What inputs announce

    func receive(_ notification: Notification) {
        switch notification.name {
        case UIResponder.keyboardWillShowNotification: keyboardWillShow()
        case UIResponder.keyboardWillHideNotification: keyboardWillHide()
        case UIResponder.keyboardDidHideNotification: lookAgain()
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
            inputs.claim(of: item)?.delegation?.claim()
            focusReached(item)
        case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification:
            focusLeft(item)
        case InputClaim.notification:
            if InputClaim.claimant(in: notification) !== self { release(item) }
        default:
            break
        }
    }

    /// A responder that is no text input is heard of only by the keyboard that it raises.
    private func keyboardWillShow() {
        if let asked, asked.isFirstResponder {
            if !asked.isTextInput { focusReached(asked) }
        } else if let input = inputs.silentFirstResponder(countingTextViews: false) {
            focusReached(input)
        }
    }

    private func keyboardWillHide() {
        let input = focusedItem
        tell(
            focus.keyboardLeft(
                stillEditing: input?.isFirstResponder ?? false,
                endIsAnnounced: input?.isTextInput ?? false))
        // It may be first responder until this was told.
        lookAgainNextTurn()
    }

    func focusReached(_ item: UIView) {
        waiting = nil
        tell(focus.began(ObjectIdentifier(item)))
        // What follows may have been disabled or hidden since the label was made.
        refresh()
    }

    /// Takes in that editing ended in `item`; another input may follow at once.
    ///
    /// After the keyboard's hide none does; where no keyboard shows, the next turn of the run loop
    /// tells.
    private func focusLeft(_ item: UIView) {
        tell(focus.ended(ObjectIdentifier(item)))
        if focus.isLeaving { lookAgainNextTurn() }
    }

    private func lookAgainNextTurn() {
        guard focus.told != nil else { return }
        Task { @MainActor [weak self] in self?.lookAgain() }
    }

    /// Takes in what nobody announced: that no input followed, or that one ended without a word.
    private func lookAgain() {
        tell(focus.lookedAgain(isFirstResponder: focusedItem?.isFirstResponder ?? false))
    }

    func tell(_ change: FocusTrack<ObjectIdentifier>.Change?) {
        guard let change else { return }
        tell(FocusChange(from: inputs[change.from], to: inputs[change.to]))
    }

    func tell(_ move: FocusChange) {
        updateBar()
        moves.send([move]) { move in
            delegate?.inputNavigatorFocusChanged(inputNavigator: self, inputItem: move.to)
            subscribers.send(move)
        }
    }
}
