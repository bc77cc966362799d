import Foundation
import UIKit

/// Being the delegate of an input in place of another one, which it hands every call on to.
@MainActor
protocol InputDelegation: AnyObject {
    /// Takes the delegate's place, when the input is added and again when it begins to be edited;
    /// what is found there is what calls are handed on to.
    func claim()
    /// Gives the place back, if it is still ours.
    func giveBack()
}

/// Being the delegate of a text field.
@MainActor
final class FieldDelegation: InputDelegation {
    private weak var field: UITextField?
    // Nil once the navigator is gone, as the field's own weak reference to it is.
    private weak var claimant: (any UITextFieldDelegate)?
    private weak var former: (any UITextFieldDelegate)?
    /// The delegate before the one that the app set later.
    private weak var earlier: (any UITextFieldDelegate)?
    private var isClaimed = false
    private var calls: Set<HandedOnCall> = []
    private var callsToEarlier: Set<HandedOnCall> = []

    init(_ field: UITextField, claimant: any UITextFieldDelegate) {
        self.field = field
        self.claimant = claimant
    }

    func claim() {
        guard let field, let claimant, field.delegate !== claimant else { return }
        if isClaimed { earlier = former }
        former = field.delegate
        isClaimed = true
        field.delegate = claimant
    }

    func giveBack() {
        if isClaimed, let field, field.delegate === claimant { field.delegate = former }
    }

    /// Whether `call` is being handed on just now, so that the same once more comes from the
    /// delegate that it was handed on to.
    func isHandingOn(_ call: HandedOnCall) -> Bool { calls.contains(call) }

    /// Calls `ask` with the delegate that the field had before; nil without one.
    ///
    /// The app's delegate may hand its calls on to the one that it found, which is us. Such a call
    /// goes to the delegate that was there before both, and ends there.
    func handOn<Answer>(
        _ call: HandedOnCall, ask: (any UITextFieldDelegate) -> Answer?
    ) -> Answer? {
        guard let former else { return nil }
        if calls.insert(call).inserted {
            defer { calls.remove(call) }
            return ask(former)
        }
        guard let earlier, earlier !== former, callsToEarlier.insert(call).inserted else {
            return nil
        }
        defer { callsToEarlier.remove(call) }
        return ask(earlier)
    }
}

/// Being the delegate of a text view, to hear of its caret.
///
/// A delegate that the app sets later stays: there are some that hand their calls on to the one
/// that they found, and a call that went back to them would never end.
@MainActor
final class TextViewDelegation: InputDelegation {
    private weak var textView: UITextView?
    private let listener: TextViewListener
    private var isClaimed = false

    init(_ textView: UITextView, selectionChanged: @escaping (UITextView) -> Void) {
        self.textView = textView
        listener = TextViewListener(selectionChanged: selectionChanged)
    }

    func claim() {
        guard !isClaimed, let textView else { return }
        isClaimed = true
        listener.previousDelegate = textView.delegate
        textView.delegate = listener
    }

    func giveBack() {
        if let textView, textView.delegate === listener {
            textView.delegate = listener.previousDelegate
        }
    }
}

/// A call to a delegate, with what tells it from another one of its kind.
enum HandedOnCall: Hashable, Sendable {
    case shouldBegin, didBegin, shouldEnd, didEnd
    case shouldChange(NSRange, String)
    case selectionChanged(from: Int, to: Int)
    case shouldClear, shouldReturn
    case editMenu, willPresentEditMenu, willDismissEditMenu

    /// That the selection is another one; a delegate may change it again in answer to that.
    @MainActor
    static func didChangeSelection(of input: any UITextInput) -> HandedOnCall {
        guard let range = input.selectedTextRange else {
            return .selectionChanged(from: -1, to: -1)
        }
        let start = input.beginningOfDocument
        return .selectionChanged(
            from: input.offset(from: start, to: range.start),
            to: input.offset(from: start, to: range.end))
    }
}
