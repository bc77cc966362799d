import QuartzCore
import UIKit

/// An object that lets people send, break lines and leave with the keys of a hardware keyboard
/// while they write in the composer of a conversation.
///
/// To connect the object, override two members in the view controller of the composer: return
/// ``possibleKeyCommands`` from `keyCommands`, and return the result of
/// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. Each
/// key is offered only while it has an effect, never during the composition of marked text, and
/// goes to the text otherwise. The keyboard on the screen isn't affected, and the input keeps its
/// delegate.
///
/// The object retains its closures, so capture its owner weakly.
@MainActor
public final class ComposerKeys: MenuCommandPerformer {
    /// The input with the draft of a message; `nil` after the input is deallocated.
    public private(set) weak var input: (any UIView & UITextInput)?

    /// The list to which ⇧Tab goes.
    ///
    /// The list is referenced weakly. Without a list, ⇧Tab is available to other responders.
    public weak var list: UIView?

    /// The control to which Tab goes.
    ///
    /// The control is referenced weakly. Without a control on the screen, Tab goes on in the order
    /// of the screen if the app links `KeyNavigation`, and to the list otherwise. Tab ends editing
    /// if there is no destination.
    public weak var nextControl: UIView?

    /// The navigator that moves focus without a focus engine, such as a `FocusNavigator`.
    ///
    /// The navigator is referenced weakly. Return its commands after the commands of this object.
    public weak var focusNavigator: (any KeyNavigator)?

    /// The effect of Return, and of Enter on a keypad.
    ///
    /// The default is ``ComposerReturnKey/sends``.
    public var returnKey = ComposerReturnKey.sends

    /// A closure that sends the draft.
    ///
    /// Without this closure, no key sends.
    public var onSend: (() -> Void)?

    /// A closure that returns whether there is something to send; `nil` for a draft with more than
    /// white space.
    ///
    /// The closure is called for each key, so it should return quickly.
    public var canSend: (() -> Bool)?

    /// A closure that ↑ calls in an empty draft, for example to edit the last message.
    ///
    /// Without this closure, ↑ goes to the text.
    public var onRecall: (() -> Void)?

    /// A closure that closes a panel in place of the keyboard, and returns whether there was one.
    ///
    /// Escape calls this closure first.
    public var onClosePanel: (() -> Bool)?

    /// A closure that closes a menu above the text, such as one of suggestions, and returns whether
    /// there was one.
    ///
    /// Escape calls this closure if there is no panel. If there is no menu either, Escape ends
    /// editing.
    public var onCloseMenu: (() -> Bool)?

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// The last message that a key has sent.
    private var held: HeldSend?
    private lazy var target = KeyCommandTarget { [weak self] command, key in
        if let intent = ComposerIntent(command) { self?.perform(intent, by: key) }
    }

    /// Creates an object for the keys in `input`, such as a text view.
    ///
    /// The input is referenced weakly.
    public init(input: any UIView & UITextInput, list: UIView? = nil) {
        (self.input, self.list) = (input, list)
    }

    // MARK: Key commands

    /// The commands of the keys, with their default keys under ``returnKey``.
    ///
    /// If Return breaks the line, register these commands for a list of shortcuts before
    /// `BuiltInCommand.all`. In the latter, Return sends.
    public var commands: [BuiltInCommand] {
        ComposerIntent.allCases.map { $0.command(returnKey) }
    }

    /// The key commands that currently have an effect.
    ///
    /// Read this property each time.
    public var possibleKeyCommands: [UIKeyCommand] {
        target.commands(for: offeredCommands, keySource)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(of: action, sender, offeredCommands)
    }

    private var offeredCommands: [AvailableCommand] {
        guard let input, input.isFirstResponder else { return [] }
        var context = KeyCommandContext(of: input)
        // The composer's keys are those of the text.
        context.typing = .none
        let state = state(of: input)
        let intents = ComposerIntent.allCases.filter { state.action(for: $0) != nil }
        return intents.map { intent in
            var offer = context.available(intent.command(returnKey), from: keySource)
            offer.keys.removeAll { !state.canHave($0) }
            return offer
        }
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func state(of input: any UIView & UITextInput) -> ComposerState {
        var state = ComposerState(
            isEdited: input.isFirstResponder && !input.isReadOnly,
            isComposing: input.markedTextRange != nil, hasLines: !(input is UITextField),
            isEmpty: !input.hasText, canRecall: onRecall != nil)
        state.isHeld = held?.isHeld(at: CACurrentMediaTime(), with: input.draft) ?? false
        if state.isEdited, !state.isComposing, !state.isHeld, onSend != nil {
            state.canSend = canSend?() ?? input.hasMoreThanWhiteSpace
        }
        if onClosePanel != nil { state.exits.insert(.panel) }
        if onCloseMenu != nil { state.exits.insert(.menu) }
        if focus(from: input).canReach(list) { state.exits.insert(.list) }
        return state
    }

    // MARK: Performing commands

    /// Performs the present effect of `key`, after the commands were offered.
    private func perform(_ intent: ComposerIntent, by key: KeyCommandDescriptor) {
        guard let input else { return }
        var state = state(of: input)
        while let action = state.action(for: intent, by: key), !perform(action, in: input) {
            guard case .leave(let exit) = action else { return }
            state.exits.remove(exit)
        }
    }

    /// Performs `action`, and returns whether its panel, menu or destination was there.
    private func perform(_ action: ComposerState.Action, in input: any UIView & UITextInput) -> Bool
    {
        switch action {
        case .send: send(from: input)
        case .wait: held?.hold(at: CACurrentMediaTime())
        case .breakLine: input.insertText("\n")
        case .insertTab: input.insertText("\t")
        case .recall: onRecall?()
        case .leave(let exit): return leave(input, by: exit)
        }
        return true
    }

    private func send(from input: any UIView & UITextInput) {
        input.acceptCorrection()
        onSend?()
        held = HeldSend(at: CACurrentMediaTime(), leaving: input.draft)
    }

    private func leave(_ input: UIView, by exit: ComposerState.Exit) -> Bool {
        switch exit {
        case .panel: onClosePanel?() ?? false
        case .menu: onCloseMenu?() ?? false
        case .endOfEditing: input.resignFirstResponder()
        case .nextControl: focus(from: input).goToNextControl()
        case .list: list.map { focus(from: input).go(to: $0) } ?? false
        }
    }

    private func focus(from input: UIView) -> ComposerFocus {
        ComposerFocus(
            input: input, nextControl: nextControl, mover: focusNavigator as? any FocusMover)
    }
}

extension UIView {
    /// A Boolean value that indicates whether people can select text in this view, but not type.
    fileprivate var isReadOnly: Bool { (self as? UITextView)?.isEditable == false }
}

extension UITextInput {
    /// The whole text.
    fileprivate var draft: String {
        let all = hasText ? textRange(from: beginningOfDocument, to: endOfDocument) : nil
        return all.flatMap(text) ?? ""
    }

    /// A Boolean value that indicates whether the text has more than white space.
    fileprivate var hasMoreThanWhiteSpace: Bool { draft.contains { !$0.isWhitespace } }

    /// Accepts the correction that the keyboard offers, as a change of the selection does.
    ///
    /// Signal's apps do the same before they send.
    @MainActor fileprivate func acceptCorrection() {
        inputDelegate?.selectionWillChange(self)
        inputDelegate?.selectionDidChange(self)
    }
}
