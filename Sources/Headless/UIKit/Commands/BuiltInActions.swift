import Foundation

/// The actions that classes of UIKit perform themselves.
@MainActor
enum BuiltInActions {
    static let table: [ObjectIdentifier: [Selector: ActionTable.Action]] = [
        ObjectIdentifier(UIResponder.self): responding,
        // The sender passes itself, which counts as true.
        ObjectIdentifier(UIView.self): [
            .endEditing: { target, _ in (target as? UIView)?.endEditing(true) }
        ],
        ObjectIdentifier(UITextField.self): editing,
        ObjectIdentifier(UITextView.self): editing,
        ObjectIdentifier(UINavigationController.self): [
            .navigateBack: { target, _ in
                (target as? UINavigationController)?.popViewController(animated: true)
            }
        ],
    ]

    private static let responding: [Selector: ActionTable.Action] = [
        .becomeFirstResponder: { target, _ in (target as? UIResponder)?.becomeFirstResponder() },
        .resignFirstResponder: { target, _ in (target as? UIResponder)?.resignFirstResponder() },
    ]

    private static let editing: [Selector: ActionTable.Action] = [
        .selectAll: { target, sender in (target as? UIResponder)?.selectAll(sender) },
        .delete: { target, sender in (target as? UIResponder)?.delete(sender) },
    ]

    // Apple's reference of `canPerformAction(_:withSender:)`: the actions of the Edit menu depend
    // on the selection, as follows (assumed: A54).
    static func isPossible(_ action: Selector, for responder: UIResponder) -> Bool {
        guard responder is UITextField || responder is UITextView,
            let input = responder as? any UITextInput
        else { return true }
        switch action {
        case .delete: return input.selectedTextRange?.isEmpty == false
        case .selectAll:
            guard let selected = input.selectedTextRange, input.hasText else { return false }
            return !selected.isEqual(everything(in: input))
        default: return true
        }
    }

    static func selectAll(in input: any UITextInput) {
        input.selectedTextRange = everything(in: input)
    }

    static func deleteSelection(in input: any UITextInput) {
        guard input.selectedTextRange?.isEmpty == false else { return }
        Typing.deleteBackward(in: input)
    }

    private static func everything(in input: any UITextInput) -> UITextRange? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }
}
