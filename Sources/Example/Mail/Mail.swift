/// Mailboxes with their messages, and which of them is shown.
public struct Mail: Equatable, Sendable {
    public struct Message: Equatable, Sendable {
        public var sender: String
        public var subject: String
        public var text: String
        public var isFlagged = false
    }

    public struct Mailbox: Equatable, Sendable {
        public var title: String
        public var symbol: String
        public internal(set) var messages: [Message] = []
    }

    public private(set) var mailboxes: [Mailbox] = Mail.examples
    /// The index of the mailbox that is shown.
    public private(set) var mailboxIndex = 0
    /// The index of the message that is shown; `nil` if the mailbox is empty.
    public private(set) var messageIndex: Int? = 0

    public init() {}

    /// The messages of the mailbox that is shown.
    public var messages: [Message] { mailboxes[mailboxIndex].messages }

    /// The message that is shown.
    public var message: Message? { messageIndex.map { messages[$0] } }

    mutating func chooseMailbox(_ index: Int) {
        guard index != mailboxIndex else { return }
        mailboxIndex = index
        messageIndex = messages.isEmpty ? nil : 0
    }

    mutating func chooseMessage(_ index: Int) {
        if messages.indices.contains(index) { messageIndex = index }
    }

    mutating func toggleFlag() {
        if let messageIndex { mailboxes[mailboxIndex].messages[messageIndex].isFlagged.toggle() }
    }

    /// Moves a message to the archive, which is the last mailbox but one, or to the trash behind it.
    mutating func move(_ index: Int, to folder: Folder) {
        guard messages.indices.contains(index) else { return }
        let message = mailboxes[mailboxIndex].messages.remove(at: index)
        let target = mailboxes.count - (folder == .archive ? 2 : 1)
        if target != mailboxIndex { mailboxes[target].messages.append(message) }
        messageIndex = messages.isEmpty ? nil : min(messageIndex ?? 0, messages.count - 1)
    }

    enum Folder { case archive, trash }

    /// Adds a new message at the top of the inbox.
    mutating func receive() {
        mailboxes[0].messages.insert(
            Message(
                sender: String(example: "Library"), subject: String(example: "A book is ready"),
                text: String(example: "You can collect it until Friday.")),
            at: 0)
        if mailboxIndex == 0 { messageIndex = messageIndex.map { $0 + 1 } ?? 0 }
    }
}

extension Mail {
    private static var examples: [Mailbox] {
        [
            Mailbox(
                title: String(example: "Inbox"), symbol: "tray",
                messages: [
                    Message(
                        sender: String(example: "Noor"),
                        subject: String(example: "Lunch on Friday?"),
                        text: String(example: "There is a new place by the harbor.")),
                    Message(
                        sender: String(example: "Bicycle shop"),
                        subject: String(example: "Your order has shipped"),
                        text: String(example: "Two tires and a bell are on their way.")),
                    Message(
                        sender: String(example: "Ida"),
                        subject: String(example: "Photos from the lake"),
                        text: String(example: "The best ones are those in the rain.")),
                ]),
            Mailbox(
                title: String(example: "Drafts"), symbol: "doc",
                messages: [
                    Message(
                        sender: String(example: "Noor"), subject: String(example: "A long walk"),
                        text: String(example: "Shall we take the path along the river?"))
                ]),
            Mailbox(title: String(example: "Archive"), symbol: "archivebox"),
            Mailbox(title: String(example: "Trash"), symbol: "trash"),
        ]
    }
}
