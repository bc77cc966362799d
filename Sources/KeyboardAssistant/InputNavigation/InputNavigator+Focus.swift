import Foundation
import UIKit

extension InputNavigator {
    /// The input that is being edited; set it to nil to end editing, or to another to begin there.
    ///
    /// An input that refuses leaves things as they are; a view that is no input of this navigator
    /// is ignored.
    public var focusedItem: UIView? {
        get { item(focus.focused) }
        set {
            guard newValue !== focusedItem || newValue == nil else { return }
            if let newValue {
                focus(newValue)
            } else {
                inputBeingTypedIn?.resignFirstResponder()
            }
        }
    }

    /// Begins editing in `inputItem`, say the first that is not filled in rightly, wherever it is.
    ///
    /// It returns whether the input took the focus; a view that is none of the inputs does not.
    @discardableResult
    public func focus(_ inputItem: UIView) -> Bool {
        guard contains(inputItem), inputItem.becomeFirstResponder() else { return false }
        // Text inputs have said so themselves by now; other responders do not.
        if inputItem.isFirstResponder { focusReached(inputItem) }
        return true
    }

    /// The focused input, or the one that is first responder but has not announced it yet.
    ///
    /// A text view does so only after the keyboard's first notification (IQKeyboardManager #271).
    var inputBeingTypedIn: UIView? {
        focusedItem ?? inputItems.first { $0.isFirstResponder }
    }

    /// Calls `handler` with each move of the focus for as long as the result is held.
    public func observe(_ handler: @escaping (FocusChange) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// Each move of the focus, for `for await`.
    public var focusChanges: AsyncStream<FocusChange> { subscribers.stream() }

    // MARK: Next and previous

    /// The input after `inputItem`; nil at the end unless `shouldLoop`, and for an unknown item.
    public func getNextInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        item(order.neighbor(of: ObjectIdentifier(inputItem), .next, loop: shouldLoop))
    }

    /// The input before `inputItem`; nil at the beginning unless `shouldLoop`, and for an unknown
    /// item.
    public func getPreviousInputItem(inputItem: UIView, shouldLoop: Bool) -> UIView? {
        item(order.neighbor(of: ObjectIdentifier(inputItem), .previous, loop: shouldLoop))
    }

    /// Moves on from the focused input; nothing happens without one.
    public func gotoNextItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoNextItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves back from the focused input; nothing happens without one.
    public func gotoPreviousItem(shouldLoop: Bool) {
        guard let focusedItem = inputBeingTypedIn else { return }
        gotoPreviousItem(fromInputItem: focusedItem, shouldLoop: shouldLoop)
    }

    /// Moves to the first input after `fromInputItem` that takes the focus.
    public func gotoNextItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.next, from: fromInputItem, loop: shouldLoop)
    }

    /// Moves to the first input before `fromInputItem` that takes the focus.
    public func gotoPreviousItem(fromInputItem: UIView, shouldLoop: Bool) {
        goto(.previous, from: fromInputItem, loop: shouldLoop)
    }

    private func goto(
        _ direction: InputOrder<ObjectIdentifier>.Direction, from item: UIView, loop: Bool
    ) {
        let candidates = order.neighbors(of: ObjectIdentifier(item), direction, loop: loop)
        for candidate in candidates.compactMap({ self.item($0) }) where candidate.mayTakeFocus {
            if focus(candidate) { return }
        }
    }

    /// Whether the bar leads to another input in `direction`.
    func hasNeighbor(
        of item: UIView, _ direction: InputOrder<ObjectIdentifier>.Direction
    ) -> Bool {
        neighbor(of: item, direction, loop: shouldLoopAccessoryControllerNavigation) != nil
    }

    /// The first input in `direction` that makes sense to go to.
    func neighbor(
        of item: UIView, _ direction: InputOrder<ObjectIdentifier>.Direction, loop: Bool
    ) -> UIView? {
        order.neighbors(of: ObjectIdentifier(item), direction, loop: loop).lazy
            .compactMap { self.item($0) }.first(where: \.mayTakeFocus)
    }

    // MARK: What inputs announce

    func receive(_ notification: Notification) {
        switch notification.name {
        case UIResponder.keyboardWillShowNotification: keyboardWillShow()
        case UIResponder.keyboardWillHideNotification: keyboardWillHide()
        default:
            guard let item = notification.object as? UIView, contains(item) else { return }
            receive(notification, from: item)
        }
    }

    private func receive(_ notification: Notification, from item: UIView) {
        switch notification.name {
        case UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification:
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
        let input = inputItems.first { $0.isFirstResponder }
        if let input, !input.isTextInput { focusReached(input) }
    }

    private func keyboardWillHide() {
        let input = focusedItem
        tell(
            focus.keyboardLeft(
                stillEditing: input?.isFirstResponder ?? false,
                endIsAnnounced: input?.isTextInput ?? false))
    }

    func focusReached(_ item: UIView) {
        tell(focus.began(ObjectIdentifier(item)))
    }

    /// Takes in that editing ended in `item`; another input may follow at once.
    ///
    /// After the keyboard's hide none does; where no keyboard shows, the next turn of the run loop
    /// tells.
    private func focusLeft(_ item: UIView) {
        tell(focus.ended(ObjectIdentifier(item)))
        guard focus.isLeaving else { return }
        Task { @MainActor [weak self] in
            if let self { tell(focus.settle()) }
        }
    }

    private func tell(_ change: FocusTrack<ObjectIdentifier>.Change?) {
        guard let change else { return }
        tell(FocusChange(from: item(change.from), to: item(change.to)))
    }

    func tell(_ move: FocusChange) {
        updateBar()
        moves.send([move]) { move in
            delegate?.inputNavigatorFocusChanged(inputNavigator: self, inputItem: move.to)
            subscribers.send(move)
        }
    }
}

extension UIView {
    /// Whether it makes sense to ask this view to become first responder.
    ///
    /// Text inputs are not asked `canBecomeFirstResponder` beforehand, since that asks their
    /// delegate whether editing should begin (seen in IQKeyboardManager #158 and #483).
    fileprivate var mayTakeFocus: Bool {
        guard window != nil, isUserInteractionEnabled else { return false }
        if let control = self as? UIControl, !control.isEnabled { return false }
        if let textView = self as? UITextView, !textView.isEditable { return false }
        return sequence(first: self, next: \.superview).allSatisfy(\.isShown)
    }
}
