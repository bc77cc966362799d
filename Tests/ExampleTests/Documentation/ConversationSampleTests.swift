import CoreGraphics
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class ChatViewController: UIViewController, UITableViewDelegate {
    let tableView = UITableView()
    let bar = UIView()
    let newestButton = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 34))
    let rows = Rows(40)
    private var conversation: ConversationAssistant!
    var assistant: ConversationAssistant { conversation }
    private var end: ObservationToken?
    private var count: ObservationToken?
    private(set) var freeze: ConversationFreeze?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = rows
        tableView.delegate = self
        for part in [tableView, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        bar.addSubview(field)
        bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
        assist()
        observe()
    }

    private func assist() {
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        tableView.keyboardDismissMode = .interactive

        conversation = ConversationAssistant(list: tableView, bar: bar)
        conversation.start()
    }

    private func observe() {
        end = conversation.observeEnd { [weak self] isAtEnd in
            self?.newestButton.isHidden = isAtEnd
        }
        count = conversation.observeRowsBelow { [weak self] rows in
            self?.newestButton.setTitle("\(rows) below", for: .normal)
        }
    }

    func pinSent(messageHeight: CGFloat) {
        let space = tableView.safeAreaLayoutGuide.layoutFrame.height
        conversation.minimumRoomBelow = space - messageHeight
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        freeze = conversation.freeze()
    }

    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        animator?.addCompletion { [weak self] in self?.freeze = nil }
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    var count: Int

    init(_ count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

/// What the article about conversations shows.
@MainActor
@Suite struct ConversationSampleTests {
    /// A device with the chat, made when a test first asks for it.
    @MainActor
    private final class Stage {
        private(set) lazy var device = SimulatedDevice()
        private(set) lazy var chat: ChatViewController = {
            let chat = ChatViewController()
            device.show(chat)
            device.settle()
            return chat
        }()
    }

    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var chat: ChatViewController { stage.chat }

    /// The bottom of the newest row on the screen.
    private var newest: CGFloat {
        let row = chat.tableView.rectForRow(at: IndexPath(row: chat.rows.count - 1, section: 0))
        return chat.tableView.convert(row, to: nil).maxY
    }

    private var barTop: CGFloat { chat.bar.convert(chat.bar.bounds, to: nil).minY }

    @Test("The chat of the article keeps its newest row above the bar", .requirement("U543"))
    func newestRowStaysAboveBar() {
        #expect(abs(newest - barTop) < 0.5)
        for _ in 0..<2 {
            chat.field.becomeFirstResponder()
            device.settle()
            #expect(abs(newest - barTop) < 0.5)
            chat.rows.count += 1
            chat.tableView.insertRows(
                at: [IndexPath(row: chat.rows.count - 1, section: 0)], with: .automatic)
            device.settle()
            #expect(abs(newest - barTop) < 0.5)
            chat.field.resignFirstResponder()
            device.settle()
            #expect(abs(newest - barTop) < 0.5)
        }
    }

    @Test(
        "Its button counts the rows below, and is there only away from the end",
        .requirement("U543"))
    func buttonCountsRowsBelow() {
        #expect(chat.newestButton.isHidden)
        chat.tableView.contentOffset.y = 200
        device.settle()
        #expect(!chat.newestButton.isHidden)
        #expect(chat.newestButton.title(for: .normal) == "\(chat.assistant.rowsBelow) below")
        chat.assistant.scrollToEnd(animated: true)
        device.settle()
        #expect(chat.newestButton.isHidden)
    }

    @Test("A sent row stands at the top", .requirement("U543"))
    func sentRowStandsAtTop() {
        chat.pinSent(messageHeight: 44)
        chat.assistant.scrollToEnd(animated: false)
        device.settle()
        let indexPath = IndexPath(row: chat.rows.count - 1, section: 0)
        let row = chat.tableView.rectForRow(at: indexPath)
        let top = chat.tableView.convert(row, to: nil).minY
        #expect(abs(top - chat.view.safeAreaInsets.top) < 0.5, "\(top)")
    }

    @Test("A context menu moves nothing, also while it hides the keyboard", .requirement("U539"))
    func menuMovesNothing() throws {
        let indexPath = IndexPath(row: chat.rows.count - 1, section: 0)
        chat.field.becomeFirstResponder()
        device.settle()
        let (inset, offset) = (chat.tableView.contentInset, chat.tableView.contentOffset)
        try device.press(try #require(chat.tableView.cellForRow(at: indexPath)))
        for isOpen in [true, false] {
            if !isOpen {
                #expect(chat.freeze != nil && device.keyboard.frame == nil)
                device.closeContextMenu()
            }
            for _ in 0..<40 {
                device.advance(by: 1.0 / 60)
                #expect(chat.tableView.contentInset == inset)
                #expect(chat.tableView.contentOffset == offset)
            }
        }
        device.settle()
        #expect(chat.freeze == nil && chat.tableView.contentInset == inset)
    }
}
