import Foundation
import UIKit

/// An object that makes the navigator the delegate of an input, and forwards every call to the
/// delegate that was there before.
@MainActor
protocol InputDelegation: AnyObject {
    /// Takes over, when the input is added and again when it begins to be edited; the delegate that
    /// is found there is the one that calls are forwarded to.
    func apply()
    /// Restores the previous delegate, if the present one is still ours.
    func restore()
}

/// The delegation of a text field.
@MainActor
final class TextFieldDelegation: InputDelegation {
    private weak var field: UITextField?
    // Nil once the navigator is gone, as the field's own weak reference to it is.
    private weak var delegate: (any UITextFieldDelegate)?
    private weak var previousDelegate: (any UITextFieldDelegate)?
    /// The delegate before the one that the app set later.
    private weak var earlierDelegate: (any UITextFieldDelegate)?
    private var isApplied = false
    private var calls: Set<ForwardedCall> = []
    private var callsToEarlier: Set<ForwardedCall> = []

    init(_ field: UITextField, delegate: any UITextFieldDelegate) {
        self.field = field
        self.delegate = delegate
    }

    func apply() {
        guard let field, let delegate, field.delegate !== delegate else { return }
        if isApplied { earlierDelegate = previousDelegate }
        previousDelegate = field.delegate
        isApplied = true
        field.delegate = delegate
    }

    func restore() {
        if isApplied, let field, field.delegate === delegate { field.delegate = previousDelegate }
    }

    /// Returns whether `call` is being forwarded just now, so that the same once more comes from
    /// the delegate that it was forwarded to.
    func isForwarding(_ call: ForwardedCall) -> Bool { calls.contains(call) }

    /// Calls `ask` with the delegate that the field had before; returns nil without one.
    ///
    /// The app's delegate may forward its calls to the one that it found, which is us. Such a call
    /// goes to the delegate that was there before both, and ends there.
    func forward<Answer>(
        _ call: ForwardedCall, ask: (any UITextFieldDelegate) -> Answer?
    ) -> Answer? {
        guard let previousDelegate else { return nil }
        if calls.insert(call).inserted {
            defer { calls.remove(call) }
            return ask(previousDelegate)
        }
        guard let earlierDelegate, earlierDelegate !== previousDelegate,
            callsToEarlier.insert(call).inserted
        else { return nil }
        defer { callsToEarlier.remove(call) }
        return ask(earlierDelegate)
    }
}

/// The delegation of a text view, which reports moves of its caret.
///
/// A delegate that the app sets later stays: there are some that forward their calls to the one
/// that they found, and a call that went back to them would never end.
@MainActor
final class TextViewDelegation: InputDelegation {
    private weak var textView: UITextView?
    private let listener: TextViewListener
    private var isApplied = false

    init(_ textView: UITextView, selectionChanged: @escaping (UITextView) -> Void) {
        self.textView = textView
        listener = TextViewListener(selectionChanged: selectionChanged)
    }

    func apply() {
        guard !isApplied, let textView else { return }
        isApplied = true
        listener.previousDelegate = textView.delegate
        textView.delegate = listener
    }

    func restore() {
        if let textView, textView.delegate === listener {
            textView.delegate = listener.previousDelegate
        }
    }
}

/// A call to a delegate, with what distinguishes it from others of its kind.
enum ForwardedCall: Hashable, Sendable {
    case shouldBegin, didBegin, shouldEnd, didEnd
    case shouldChange(NSRange, String)
    case selectionChanged(from: Int, to: Int)
    case shouldClear, shouldReturn
    case editMenu, willPresentEditMenu, willDismissEditMenu

    /// Returns the call for the selection that `input` has now; a delegate may change it again in
    /// answer to that.
    @MainActor
    static func didChangeSelection(of input: any UITextInput) -> ForwardedCall {
        guard let range = input.selectedTextRange else {
            return .selectionChanged(from: -1, to: -1)
        }
        let start = input.beginningOfDocument
        return .selectionChanged(
            from: input.offset(from: start, to: range.start),
            to: input.offset(from: start, to: range.end))
    }
}
