import Foundation
import UIKit

/// Being the delegate of an input in place of another one, which it hands every call on to.
@MainActor
protocol InputDelegation: AnyObject {
    /// Takes the delegate's place; what is found there is what calls are handed on to.
    ///
    /// Called again it takes what the app has put there since.
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
    private var isClaimed = false
    private var calls: Set<HandedOnCall> = []

    init(_ field: UITextField, claimant: any UITextFieldDelegate) {
        self.field = field
        self.claimant = claimant
    }

    func claim() {
        guard let field, let claimant, field.delegate !== claimant else { return }
        former = field.delegate
        isClaimed = true
        field.delegate = claimant
    }

    func giveBack() {
        if isClaimed, let field, field.delegate === claimant { field.delegate = former }
    }

    /// Whether `call` is being handed on just now, so that the same once more comes from the delegate
    /// that it was handed on to.
    func isHandingOn(_ call: HandedOnCall) -> Bool { calls.contains(call) }

    /// Calls `ask` with the delegate that the field had before; nil without one.
    ///
    /// The app's delegate may hand its calls on to the one that it found, which is us: such a call
    /// ends here.
    func handOn<Answer>(
        _ call: HandedOnCall, ask: (any UITextFieldDelegate) -> Answer?
    ) -> Answer? {
        guard let former, calls.insert(call).inserted else { return nil }
        defer { calls.remove(call) }
        return ask(former)
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
