import CoreGraphics
import DeviceTesting
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

private struct Message: Hashable, Sendable {
    var id: Int
}

@MainActor
private final class MessageStore {
    private var first = 0

    func earlierMessages() async -> [Message] {
        first -= 20
        return (first..<first + 20).map { Message(id: $0) }
    }
}

private class HistoryViewController: UIViewController, UITextViewDelegate, UITableViewDelegate {
    let tableView = UITableView()
    let bar = UIView()
    let textView = UITextView()
    let isUpsideDown: Bool
    private(set) var conversation: ConversationAssistant!
    private let store = MessageStore()
    private var messages = (0..<60).map { Message(id: $0) }
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 36)
    private(set) var dataSource: UITableViewDiffableDataSource<Int, Message>!

    init(isUpsideDown: Bool = false) {
        self.isUpsideDown = isUpsideDown
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        dataSource = UITableViewDiffableDataSource(tableView: tableView) { table, indexPath, _ in
            table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        }
        if isUpsideDown {
            tableView.delegate = self
            tableView.transform = CGAffineTransform(scaleX: 1, y: -1)
            tableView.contentInsetAdjustmentBehavior = .never
        }
        textView.delegate = self
        textView.scrollsToTop = false
        textView.font = .systemFont(ofSize: 17)
        for (part, container) in [(tableView, view), (bar, view), (textView, bar)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            container?.addSubview(part)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            textHeight,
        ])
        conversation = ConversationAssistant(list: tableView, bar: bar)
        conversation.itemIdentifier = { [dataSource] in dataSource.itemIdentifier(for: $0) }
        conversation.start()
        apply([])
    }

    func textViewDidChange(_ textView: UITextView) {
        let insets = textView.textContainerInset.top + textView.textContainerInset.bottom
        let lineHeight = textView.font?.lineHeight ?? 20
        let width = textView.bounds.width
        let size = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let highest = 4 * lineHeight + insets
        textHeight.constant = min(max(size.height, lineHeight + insets), highest)
        textView.isScrollEnabled = size.height > highest
    }

    func showEarlierMessages() async {
        let messages = await store.earlierMessages()
        await conversation.settled()
        apply(messages)
    }

    func apply(_ earlier: [Message]) {
        messages = earlier + messages
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
        snapshot.appendSections([0])
        snapshot.appendItems(isUpsideDown ? messages.reversed() : messages)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        let oldest = IndexPath(row: tableView.numberOfRows(inSection: 0) - 1, section: 0)
        tableView.scrollToRow(at: oldest, at: .bottom, animated: true)
        return false
    }
}

private final class UpsideDownViewController: HistoryViewController {
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tableView.contentInset.bottom = view.safeAreaInsets.top
        tableView.verticalScrollIndicatorInsets.bottom = view.safeAreaInsets.top
    }
}

/// What the article about conversations shows of earlier messages and of the bar.
@MainActor
@Suite(.ownDevice) struct HistorySampleTests {
    @Test("Earlier messages leave the row that people read where it is", .requirement("U543"))
    func earlierMessages() async throws {
        let (device, chat) = (SimulatedDevice(), HistoryViewController())
        device.show(chat)
        device.settle()
        chat.tableView.contentOffset.y -= 700
        device.settle()
        let indexPath = try #require(chat.tableView.indexPathsForVisibleRows?.dropFirst(3).first)
        let message = try #require(chat.dataSource.itemIdentifier(for: indexPath))
        let top = chat.tableView.rectForRow(at: indexPath).minY - chat.tableView.contentOffset.y
        await chat.showEarlierMessages()
        device.settle()
        let now = try #require(chat.dataSource.indexPath(for: message))
        #expect(now.row == indexPath.row + 20)
        #expect(
            abs(chat.tableView.rectForRow(at: now).minY - chat.tableView.contentOffset.y - top)
                < 0.5)
    }

    @Test("The bar grows line by line, up to four", .requirement("U543"))
    func barGrows() {
        let (device, chat) = (SimulatedDevice(), HistoryViewController())
        device.show(chat)
        chat.textView.becomeFirstResponder()
        device.settle()
        var heights: [CGFloat] = []
        for lines in 1...6 {
            chat.textView.text = Array(repeating: "line", count: lines).joined(separator: "\n")
            chat.textViewDidChange(chat.textView)
            device.settle()
            heights.append(chat.bar.frame.height)
            let row = chat.tableView.rectForRow(at: IndexPath(row: 59, section: 0))
            let newest = chat.tableView.convert(row, to: chat.view).maxY
            #expect(abs(newest - chat.bar.frame.minY) < 0.5, "\(lines)")
        }
        #expect(Set(heights).count == 4 && heights == heights.sorted())
        #expect(chat.textView.isScrollEnabled)
    }

    @Test(
        "A tap on the status bar goes to the oldest message of a list that is upside down",
        .requirement("U530"), arguments: [SimulatedDevice.Model.iPhone13, .iPhoneSE])
    func oldestMessage(model: SimulatedDevice.Model) throws {
        let (device, chat) = (
            SimulatedDevice(model), UpsideDownViewController(isUpsideDown: true)
        )
        device.show(UINavigationController(rootViewController: chat))
        device.settle()
        for isOpen in [false, true] {
            if isOpen { chat.textView.becomeFirstResponder() }
            device.settle()
            chat.conversation.scrollToEnd(animated: false)
            device.settle()
            let newest = chat.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
            let bottom = chat.tableView.convert(newest, to: chat.view).maxY
            #expect(abs(bottom - chat.bar.frame.minY) < 0.5, "\(bottom)")
            // UIKit doesn't ask in a list that is at its own top.
            device.tapStatusBar()
            device.settle()
            #expect(chat.conversation.isAtEnd)
            chat.tableView.contentOffset.y += 300
            device.settle()
            device.tapStatusBar()
            device.settle()
            #expect(!chat.conversation.isAtEnd)
            let oldest = chat.tableView.rectForRow(at: IndexPath(row: 59, section: 0))
            let top = chat.tableView.convert(oldest, to: chat.view).minY
            #expect(abs(top - chat.view.safeAreaInsets.top) < 0.5, "\(top)")
        }
        chat.conversation.stop()
        #expect(chat.tableView.contentInset.top == 0)
        #expect(chat.tableView.contentInset.bottom == chat.view.safeAreaInsets.top)
    }
}
