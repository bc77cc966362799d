import UIKit

extension KeyCommandContext {
    /// The moment as `view` sees it; a view that is gone sees nobody typing.
    @MainActor
    init(of view: UIView?, sharedKeys: SharedKeys = .text) {
        self.init(
            isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            typing: TypingState(of: view?.keyReceiver?.responder), sharedKeys: sharedKeys)
    }

    /// The same where Tab may leave a text view, which is typed in like a field then.
    @MainActor
    init(of view: UIView?, tabLeavesTextViews: Bool) {
        self.init(of: view)
        if typing == .text, tabLeavesTextViews { typing = .field }
    }
}

extension TypingState {
    /// What `responder` does with keys while it has the keyboard's attention.
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
