/// What people can do with a key in a composer.
enum ComposerIntent: Hashable, Sendable, CaseIterable {
    case send, breakLine, recall, leave, goToNextControl, goToList, insertTab

    /// Returns the command for this intent, with the keys that it has by default.
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

    /// Creates the intent of a command; `nil` if the command isn't a composer's.
    init?(_ identifier: CommandIdentifier) {
        let intent = Self.allCases.first { $0.command(.sends).identifier == identifier }
        guard let intent else { return nil }
        self = intent
    }
}

/// What the keys of a composer depend on at one moment.
struct ComposerState: Hashable, Sendable {
    /// What can be closed, and where the focus can go.
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
    /// A Boolean value that indicates whether there is something to send, and somebody who sends it.
    var canSend = false
    /// A Boolean value that indicates whether the key that has sent a message is still down.
    var isHeld = false
    /// A Boolean value that indicates whether the app wants the key for its last message.
    var canRecall = false
    /// The exits that are possible, as far as that is known before one is tried.
    var exits: Set<Exit> = [.endOfEditing, .nextControl]

    /// Returns what people get by a key of the command for `intent`; `nil` if the key isn't the
    /// composer's now, and goes to the text.
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

    /// Returns what `key` does when it is pressed, after it was offered for `intent`.
    ///
    /// Return was promised to do something. Where nothing can be sent by now, it breaks the line, as
    /// the text would have done.
    func action(for intent: ComposerIntent, by key: KeyCommandDescriptor) -> Action? {
        if let action = action(for: intent) { return action }
        guard intent == .send, key.input == .return, typing.takes(key) else { return nil }
        return action(for: .breakLine)
    }

    /// Returns a Boolean value that indicates whether a command can have `key`, although the text may
    /// use it.
    ///
    /// Return and Tab are what the commands are about, and an empty text has no use for keys that only
    /// move the caret.
    func canHave(_ key: KeyCommandDescriptor) -> Bool {
        switch key.input {
        case .return, .tab: true
        case .upArrow, .downArrow, .pageUp, .pageDown, .home, .end: isEmpty || !typing.takes(key)
        default: !typing.takes(key)
        }
    }

    private var typing: TypingState { hasLines ? .text : .field }
}
