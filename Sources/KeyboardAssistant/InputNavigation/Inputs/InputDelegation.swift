import Foundation
import UIKit

/// An object that makes the navigator the delegate of an input, and forwards all calls to the
/// previous delegate.
@MainActor
protocol InputDelegation: AnyObject {
    /// Sets the delegate, when the input is added and again when editing begins. Calls are
    /// forwarded to the delegate that was set at that time.
    func apply()
    /// Restores the previous delegate, if the navigator's is still set.
    func restore()
}

/// The delegate forwarding of a text field.
@MainActor
final class TextFieldDelegation: InputDelegation {
    private weak var field: UITextField?
    // This is `nil` after the navigator is deallocated, as is the field's own weak reference.
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

    /// Returns a Boolean value that indicates whether `call` is currently being forwarded.
    ///
    /// If it is, the same call now comes from the delegate to which it was forwarded.
    func isForwarding(_ call: ForwardedCall) -> Bool { calls.contains(call) }

    /// Calls `ask` with the field's previous delegate; returns `nil` if there is none.
    ///
    /// The app's delegate may itself forward calls to the delegate that it replaced, which can be
    /// the navigator. Such a call is forwarded to the delegate before both of them, and ends there.
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

/// The delegate forwarding of a text view, which reports moves of the caret.
///
/// A delegate that the app sets later is kept. Some delegates forward calls to the one that they
/// replaced, and forwarding those calls back to them would never end.
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

/// A call to a delegate, with the values that identify it.
enum ForwardedCall: Hashable, Sendable {
    case shouldBegin, didBegin, shouldEnd, didEnd
    case shouldChange(NSRange, String)
    case selectionChanged(from: Int, to: Int)
    case shouldClear, shouldReturn
    case editMenu, willPresentEditMenu, willDismissEditMenu

    /// Returns the call for the current selection of `input`, which the delegate may change again
    /// in that call.
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
