import UIKit

extension KeyCommandContext {
    /// Creates the context for commands of `view`.
    ///
    /// Without a view, no text is being edited.
    @MainActor
    package init(of view: UIView?, sharedKeys: SharedKeys = .text) {
        self.init(
            isRightToLeft: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            typing: TypingState(of: view?.sceneFirstResponder?.responder), sharedKeys: sharedKeys)
    }

    /// Creates the context for commands of `view`.
    ///
    /// If Tab may leave text views, they count as fields.
    @MainActor
    package init(of view: UIView?, tabLeavesTextViews: Bool) {
        self.init(of: view)
        if typing == .text, tabLeavesTextViews { typing = .field }
    }
}

extension KeyCommandContext {
    /// Returns `command` with the keys that can trigger it now, which people may have chosen in `source`.
    @MainActor
    package func available(
        _ command: BuiltInCommand, from source: (any KeyCommandSource)?, titled: Bool = true
    ) -> AvailableCommand {
        available(command, customKeys: source?.keys(for: command.identifier), titled: titled)
    }
}

extension TypingState {
    /// Creates the typing state while `responder` is the first responder.
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

extension KeyRoute where ID == ObjectIdentifier {
    /// Creates the current key route in the window of `view`.
    @MainActor
    init(to view: UIView) {
        columns = view.columns
        // A view outside of split view columns needs no search for the first responder.
        guard !columns.isEmpty else { return }
        responders = view.keyResponderChain.map { ObjectIdentifier($0) }
    }
}

extension UIView {
    /// A Boolean value that indicates whether this view's commands may be available now.
    package var getsKeys: Bool { KeyRoute(to: self).leadsHere }

    /// The split view columns that contain this view, with the innermost first.
    fileprivate var columns: [KeyRoute<ObjectIdentifier>.Column] {
        let controller = sequence(first: self as UIResponder, next: \.next)
            .lazy.compactMap { $0 as? UIViewController }.first
        return sequence(first: controller, next: { $0?.parent }).compactMap { controller in
            guard let controller, let splitView = controller.parent as? UISplitViewController
            else { return nil }
            return .init(root: ObjectIdentifier(controller), splitView: ObjectIdentifier(splitView))
        }
    }
}
