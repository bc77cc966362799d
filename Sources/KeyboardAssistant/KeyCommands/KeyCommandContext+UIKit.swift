import UIKit

extension KeyCommandContext {
    /// Creates the context of commands of `view`; without a view no text is edited.
    @MainActor
    init(of view: UIView?, sharedKeys: SharedKeys = .text) {
        self.init(
            isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            typing: TypingState(of: view?.sceneFirstResponder?.responder), sharedKeys: sharedKeys)
    }

    /// Creates the same where Tab may leave a text view, which is typed in like a field then.
    @MainActor
    init(of view: UIView?, tabLeavesTextViews: Bool) {
        self.init(of: view)
        if typing == .text, tabLeavesTextViews { typing = .field }
    }
}

extension TypingState {
    /// Creates the state of text input while `responder` is the first responder.
    @MainActor
    init(of responder: UIResponder?) {
        if (responder as? any UITextInput)?.markedTextRange != nil {
            self = .composing
        } else if let view = responder as? UITextView {
            self = view.isEditable ? .text : .none
        } else if responder is UITextField {
            self = .field
        } else {
            self = responder is any UIKeyInput ? .text : .none
        }
    }
}
