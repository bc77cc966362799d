import KeyboardConversations
import UIKit

/// A chat whose newest message stays above the keyboard and a bar that grows.
///
/// Each message that people send gets an answer, word by word. Earlier messages come when people are near
/// the first one, and emoji in place of the keyboard.
public final class ConversationViewController: KeyedViewController, UITableViewDelegate {
    public let tableView = UITableView(frame: .zero, style: .plain)
    public let bar = ChatBar()
    /// The button that leads to the newest message, and says how many are below.
    public let newestButton = UIButton(type: .system)
    public private(set) lazy var conversation = ConversationAssistant(list: tableView, bar: bar)
    /// The emoji in place of the keyboard.
    public private(set) lazy var panel = ComposerPanel(
        input: bar.textView, conversation: conversation)
    public let emojiPanel = EmojiPanel()
    private lazy var keys = ComposerKeys(input: bar.textView, list: tableView)
    public private(set) var messages = ChatMessage.earlier

    /// The time between two words of an answer, in seconds; `nil` if ``addWord()`` is called by
    /// somebody else.
    public var wordInterval: Double? = 0.1

    private var source: UITableViewDiffableDataSource<Int, ChatMessage.ID>?
    private var tokens: [ObservationToken] = []
    private var remainingWords: ArraySlice<Substring> = []
    private var talk: Task<Void, Never>?
    private var wait: Task<Void, Never>?
    /// The number of articles that the messages are about.
    private var articleCount = ChatMessage.earlier.count / 2

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Conversation")
        view.backgroundColor = .systemBackground
        fillTable()
        dressButtons()
        pin()
        assist()
    }

    private func fillTable() {
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.accessibilityIdentifier = "Messages"
        #if !os(visionOS)
        tableView.keyboardDismissMode = .interactive
        #endif
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        source = UITableViewDiffableDataSource(tableView: tableView) {
            [weak self] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
            let message = self?.messages.first { $0.id == id }
            cell.contentConfiguration = message.map(Self.content)
            return cell
        }
        showMessages(animated: false)
    }

    private static func content(of message: ChatMessage) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = String(example: message.isOwn ? "You" : "Librarian")
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = message.isOwn ? .systemBlue : .secondaryLabel
        // A row that has not begun to grow is as high as one line.
        content.secondaryText = message.text.isEmpty ? "…" : message.text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .label
        content.textToSecondaryTextVerticalPadding = 2
        return content
    }

    private func dressButtons() {
        bar.sendButton.addAction(
            UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        bar.emojiButton.addAction(
            UIAction { [weak self] _ in self?.toggleEmoji() }, for: .touchUpInside)
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "chevron.down")
        configuration.imagePadding = 6
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .secondarySystemBackground
        newestButton.configuration = configuration
        newestButton.accessibilityIdentifier = "Newest"
        newestButton.accessibilityHint = String(example: "Shows the newest message")
        newestButton.addAction(
            UIAction { [weak self] _ in self?.conversation.scrollToEnd(animated: true) },
            for: .touchUpInside)
    }

    private func pin() {
        for child in [tableView, bar, newestButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        for child in [tableView, bar] {
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            // Without a keyboard, the guide ends above the home indicator.
            bar.background.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            newestButton.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -10),
            newestButton.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    private func assist() {
        conversation.itemIdentifier = { [weak self] in self?.source?.itemIdentifier(for: $0) }
        conversation.start()
        keys.onSend = { [weak self] in self?.send() }
        keys.onClosePanel = { [weak self] in self?.panel.close() ?? false }
        emojiPanel.onPick = { [weak self] in self?.bar.insert($0) }
        newestButton.isHidden = true
        tokens = [
            conversation.observeEnd { [weak self] isAtEnd in
                self?.newestButton.isHidden = isAtEnd
            },
            conversation.observeRowsBelow { [weak self] rows in
                // The newest row itself may be in sight in part.
                let format = String(example: "%d below")
                self?.newestButton.configuration?.title =
                    rows > 0 ? String(format: format, rows) : nil
            },
            panel.observe { [weak self] view in self?.bar.offerKeyboard(view != nil) },
        ]
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        talk?.cancel()
        wait?.cancel()
    }

    // MARK: Emoji and keys

    private func toggleEmoji() {
        if !panel.close() { panel.show(emojiPanel) }
    }

    override var contentCommands: [UIKeyCommand] { keys.possibleKeyCommands }

    // MARK: Earlier messages

    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        if !decelerate { showEarlierMessages() }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        showEarlierMessages()
    }

    /// Shows earlier messages if people are near the first one, as soon as that moves nothing.
    private func showEarlierMessages() {
        let isNear = tableView.contentOffset.y < tableView.bounds.height
        guard isNear, articleCount < ChatMessage.articleCount else { return }
        guard !conversation.canPrependNow else { return prependMessages() }
        wait?.cancel()
        wait = Task { [weak self, conversation] in
            await conversation.settled()
            if !Task.isCancelled { self?.showEarlierMessages() }
        }
    }

    private func prependMessages() {
        let articles = articleCount..<min(articleCount + 8, ChatMessage.articleCount)
        let first = messages[0].id - articles.count * 2
        messages = ChatMessage.about(articles, from: first) + messages
        articleCount = articles.upperBound
        showMessages(animated: false)
    }

    // MARK: Messages

    /// Sends what is in the bar, and begins to answer.
    public func send() {
        guard !bar.message.isEmpty else { return }
        append(bar.message, isOwn: true)
        bar.clear()
        if !conversation.isAtEnd { conversation.scrollToEnd(animated: true) }
        answer(ChatMessage.answer)
    }

    /// Begins an answer, which grows with each word of `text`.
    public func answer(_ text: String) {
        append("", isOwn: false)
        remainingWords = text.split(separator: " ")[...]
        talk?.cancel()
        guard let wordInterval else { return }
        talk = Task { [weak self] in
            repeat {
                try? await Task.sleep(nanoseconds: UInt64(wordInterval * 1_000_000_000))
            } while !Task.isCancelled && self?.addWord() == true
        }
    }

    /// Adds the next word of the answer to the last row.
    ///
    /// - Returns: A Boolean value that indicates whether more words remain.
    @discardableResult
    public func addWord() -> Bool {
        guard let word = remainingWords.popFirst() else { return false }
        let last = messages.count - 1
        messages[last].text += messages[last].text.isEmpty ? word : " " + word
        if var snapshot = source?.snapshot() {
            snapshot.reconfigureItems([messages[last].id])
            source?.apply(snapshot, animatingDifferences: false)
        }
        return !remainingWords.isEmpty
    }

    private func append(_ text: String, isOwn: Bool) {
        let id = (messages.last?.id ?? 0) + 1
        messages.append(ChatMessage(id: id, isOwn: isOwn, text: text))
        showMessages(animated: true)
    }

    private func showMessages(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages.map(\.id))
        source?.apply(snapshot, animatingDifferences: animated)
    }
}
