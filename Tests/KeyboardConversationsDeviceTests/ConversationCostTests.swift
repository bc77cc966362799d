import CoreGraphics
import DeviceFixtures
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// What a conversation asks for a frame and for a row that arrives, however many rows there are.
@MainActor
@Suite struct ConversationCostTests {
    /// Returns the questions and the layouts of `action`, which the assistant causes.
    private func cost(rows: Int, atEnd: Bool, of action: (Chat) -> Void) -> [Int] {
        let (own, bare) = (Chat(rows: rows), Chat(rows: rows))
        bare.assistant.stop()
        return zip(count(own, atEnd, action), count(bare, atEnd, action)).map { $0 - $1 }
    }

    private func count(_ chat: Chat, _ atEnd: Bool, _ action: (Chat) -> Void) -> [Int] {
        let end = chat.list.contentSize.height + 50 + 34 - chat.list.bounds.height
        chat.list.contentOffset.y = atEnd ? end : 400
        chat.device.settle()
        let (questions, layouts) = (chat.screen.rows.questions, LayoutPass.count)
        action(chat)
        chat.device.settle()
        return [chat.screen.rows.questions - questions, LayoutPass.count - layouts]
    }

    @Test(
        "A frame of a scroll asks no more with 20,000 rows than with 60, and lays nothing out",
        .requirement("U542"))
    func frameCostsTheSame() {
        let scroll = { (chat: Chat) in chat.list.contentOffset.y += 30 }
        let few = cost(rows: 60, atEnd: false, of: scroll)
        #expect(cost(rows: 20_000, atEnd: false, of: scroll) == few)
        #expect(few[0] <= 4 && few[1] <= 1, "\(few)")
    }

    /// Returns the questions that the assistant causes when something happens to a list of sections.
    private func questions(
        sections: Int, atEnd: Bool, of action: (Chat, SectionSource) -> Void
    ) -> Int {
        let counts = [true, false].map { isRunning in
            let chat = Chat(rows: 1)
            let source = SectionSource(sections, in: chat)
            if !isRunning { chat.assistant.stop() }
            chat.device.settle()
            let end = chat.list.contentSize.height + 50 + 34 - chat.list.bounds.height
            chat.list.contentOffset.y = atEnd ? end : end - 900
            chat.device.settle()
            let before = source.questions
            action(chat, source)
            chat.device.settle()
            return source.questions - before
        }
        return counts[0] - counts[1]
    }

    @Test(
        "With identities, a row that arrives and a frame ask no more with 1,000 sections than with 20",
        .requirement("U542"), arguments: [true, false])
    func sectionsCostTheSame(atEnd: Bool) {
        let arrive = { (chat: Chat, source: SectionSource) in source.addRow() }
        let few = questions(sections: 20, atEnd: atEnd, of: arrive)
        #expect(questions(sections: 1_000, atEnd: atEnd, of: arrive) == few)
        #expect(few <= 30, "\(few)")
        let scroll = { (chat: Chat, _: SectionSource) in chat.list.contentOffset.y -= 30 }
        let frame = questions(sections: 20, atEnd: atEnd, of: scroll)
        #expect(questions(sections: 1_000, atEnd: atEnd, of: scroll) == frame)
        #expect(frame <= 30, "\(frame)")
    }

    @Test(
        "A row that arrives asks no more with 20,000 rows than with 60, in one layout at most",
        .requirement("U542"), arguments: [true, false])
    func arrivalCostsTheSame(atEnd: Bool) {
        let arrive = { (chat: Chat) in chat.screen.rows.add(animated: true) }
        let few = cost(rows: 60, atEnd: atEnd, of: arrive)
        #expect(cost(rows: 20_000, atEnd: atEnd, of: arrive) == few)
        #expect(few[0] <= 8 && few[1] <= 1, "\(few)")
    }
}

/// The rows of a table in sections of five, which have identities.
@MainActor
private final class SectionSource: NSObject, UITableViewDataSource {
    private(set) var questions = 0
    private var counts: [Int]
    private let table: UITableView

    /// Replaces the rows of `chat`.
    init(_ sections: Int, in chat: Chat) {
        counts = Array(repeating: 5, count: sections)
        guard let table = chat.list as? UITableView else { fatalError("The chat has no table.") }
        self.table = table
        super.init()
        (table.delegate, table.dataSource, table.rowHeight) = (nil, self, 40)
        table.reloadData()
        chat.assistant.itemIdentifier = { [weak self] in
            self?.questions += 1
            return $0
        }
    }

    func addRow() {
        let place = IndexPath(row: counts[counts.count - 1], section: counts.count - 1)
        counts[place.section] += 1
        table.performBatchUpdates { self.table.insertRows(at: [place], with: .automatic) }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
