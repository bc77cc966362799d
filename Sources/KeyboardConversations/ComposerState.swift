/// The possible effects of keys in a composer.
enum ComposerIntent: Hashable, Sendable, CaseIterable {
    case send, breakLine, recall, leave, goToNextControl, goToList, insertTab

    /// Returns the command for this intent, with its default keys.
    func command(_ returnKey: ComposerReturnKey) -> BuiltInCommand {
        switch self {
        case .send: .send(byReturn: returnKey == .sends)
        case .breakLine: .breakLine
        case .recall: .recallMessage
        case .leave: .leaveComposer
        case .goToNextControl: .controlAfterComposer
        case .goToList: .listOfComposer
        case .insertTab: .insertTab
        }
    }

    /// Creates the intent of a command; `nil` for commands outside of composers.
    init?(_ identifier: CommandIdentifier) {
        let intent = Self.allCases.first { $0.command(.sends).identifier == identifier }
        guard let intent else { return nil }
        self = intent
    }
}

/// The state of a composer at one moment, as far as its keys depend on it.
struct ComposerState: Hashable, Sendable {
    /// The views that can be closed, and the destinations of the focus.
    enum Exit: Hashable, Sendable, CaseIterable {
        /// The panel in place of the keyboard is closed.
        case panel
        /// The menu above the text, such as one of suggestions, is closed.
        case menu
        /// Editing ends.
        case endOfEditing
        /// The focus goes to the control after the composer.
        case nextControl
        /// The focus goes to the list.
        case list
    }

    /// The effects of a key.
    enum Action: Hashable, Sendable {
        case send, breakLine, recall, insertTab
        /// The key that has sent a message is still down.
        case wait
        case leave(Exit)
    }

    /// A Boolean value that indicates whether people write in the composer.
    var isEdited = true
    /// A Boolean value that indicates whether the composer has marked text.
    var isComposing = false
    /// A Boolean value that indicates whether the text can have several lines.
    var hasLines = true
    /// A Boolean value that indicates whether the composer has no text.
    var isEmpty = false
    /// A Boolean value that indicates whether there is something to send, and a closure that sends.
    var canSend = false
    /// A Boolean value that indicates whether the key that has sent a message is still down.
    var isHeld = false
    /// A Boolean value that indicates whether the app wants the key for its last message.
    var canRecall = false
    /// The possible exits, as far as they are known before an attempt.
    var exits: Set<Exit> = [.endOfEditing, .nextControl]

    /// Returns the effect of a key of the command for `intent`; `nil` if the key goes to the text
    /// now.
    func action(for intent: ComposerIntent) -> Action? {
        guard isEdited, !isComposing else { return nil }
        switch intent {
        case .send: return isHeld ? .wait : canSend ? .send : nil
        case .breakLine: return hasLines ? .breakLine : nil
        case .recall: return isEmpty && canRecall ? .recall : nil
        case .leave: return firstExit([.panel, .menu, .endOfEditing])
        case .goToNextControl: return firstExit([.nextControl, .list, .endOfEditing])
        case .goToList: return firstExit([.list])
        case .insertTab: return hasLines ? .insertTab : nil
        }
    }

    private func firstExit(_ order: [Exit]) -> Action? {
        order.first(where: exits.contains).map(Action.leave)
    }

    /// Returns the effect of a pressed `key`, after the key was offered for `intent`.
    ///
    /// Return was promised to have an effect. If there is nothing to send by now, Return breaks the
    /// line, as the text would have done.
    func action(for intent: ComposerIntent, by key: KeyCommandDescriptor) -> Action? {
        if let action = action(for: intent) { return action }
        guard intent == .send, key.input == .return, typing.takes(key) else { return nil }
        return action(for: .breakLine)
    }

    /// Returns a Boolean value that indicates whether a command can have `key`, although the text
    /// may use the key.
    ///
    /// The commands need Return and Tab, and an empty text has no use for keys that only move the
    /// caret.
    func canHave(_ key: KeyCommandDescriptor) -> Bool {
        switch key.input {
        case .return, .tab: true
        case .upArrow, .downArrow, .pageUp, .pageDown, .home, .end: isEmpty || !typing.takes(key)
        default: !typing.takes(key)
        }
    }

    private var typing: TypingState { hasLines ? .text : .field }
}
