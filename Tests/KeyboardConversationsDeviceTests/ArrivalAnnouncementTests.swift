import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// What is read of rows that arrive at the end.
@MainActor
@Suite struct ArrivalAnnouncementTests {
    private func history(
        _ kind: ConversationStage.Kind = .table, _ describe: ((UIView, Int) -> Void)? = nil
    ) -> History {
        let history = History(kind, estimate: 80)
        if let describe {
            history.screen.describe = { cell, row in
                forget(cell)
                describe(cell, row)
            }
        }
        history.device.accessibility.isVoiceOverRunning = true
        history.device.settle()
        return history
    }

    /// Adds a row, and returns what is announced of it.
    private func announcements(ofNextRowIn history: History) -> [String] {
        history.screen.append(1, animated: false)
        history.device.advance(by: 1)
        return announcements(in: history)
    }

    private func announcements(in history: History) -> [String] {
        history.device.accessibilityPosts.filter { $0.notification == .announcement }
            .compactMap { $0.argument as? String }
    }

    /// Takes back what a cell had for another row.
    private func forget(_ cell: UIView) {
        cell.isAccessibilityElement = false
        (cell.accessibilityLabel, cell.accessibilityValue) = (nil, nil)
        cell.accessibilityElements = nil
        for part in cell.subviews where part.tag == 1 { part.removeFromSuperview() }
    }

    private func add(_ parts: [UIView], to cell: UIView) {
        for part in parts {
            part.tag = 1
            cell.addSubview(part)
        }
    }

    private func label(_ text: String, _ value: String? = nil) -> UILabel {
        let label = UILabel()
        label.text = text
        label.accessibilityValue = value
        return label
    }

    @Test(
        "A row that is an element is read by its label and value, and not by what is in it",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases)
    func elementIsRead(kind: ConversationStage.Kind) {
        let history = history(kind) { cell, _ in
            cell.isAccessibilityElement = true
            (cell.accessibilityLabel, cell.accessibilityValue) = ("Ann: Hello", "Edited")
            add([label("Hello")], to: cell)
        }
        #expect(announcements(ofNextRowIn: history) == ["Ann: Hello, Edited"])
    }

    @Test(
        "Another row is read by the elements in it, in order, with their values",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases)
    func contentIsRead(kind: ConversationStage.Kind) {
        let history = history(kind) { cell, _ in
            let (hidden, silent, group) = (label("Hidden"), UIView(), UIView())
            hidden.isHidden = true
            silent.accessibilityElementsHidden = true
            silent.addSubview(label("Silent"))
            // A label alone makes no element.
            group.accessibilityLabel = "Group"
            group.addSubview(label("Like", "3"))
            let transparent = label("Transparent")
            transparent.alpha = 0
            add([label("Ann"), hidden, silent, transparent, group], to: cell)
        }
        #expect(announcements(ofNextRowIn: history) == ["Ann, Like, 3"])
    }

    @Test("The order that a row gives to its elements counts", .requirement("U541"))
    func orderOfElements() {
        let history = history { cell, _ in
            let (text, author) = (label("Hello"), label("Ann"))
            let time = UIAccessibilityElement(accessibilityContainer: cell)
            time.isAccessibilityElement = true
            time.accessibilityLabel = "Now"
            add([text, author], to: cell)
            cell.accessibilityElements = [author, text, time]
        }
        #expect(announcements(ofNextRowIn: history) == ["Ann, Hello, Now"])
    }

    @Test(
        "A cell of a table is read by the label that the app gives it, although it isn't an element",
        .requirement("U541"))
    func labelOfTableCell() {
        let history = history { cell, row in cell.accessibilityLabel = "Row \(row)" }
        #expect(announcements(ofNextRowIn: history) == ["Row 60"])
    }

    @Test(
        "Rows that the app excludes, such as people's own, aren't announced", .requirement("U541"),
        arguments: ConversationStage.Kind.allCases)
    func ownRowsAreNotAnnounced(kind: ConversationStage.Kind) {
        let history = history(kind)
        let screen = history.screen
        history.assistant.announcesRow = {
            screen.itemIdentifier(at: $0).map { $0 % 2 == 0 } ?? true
        }
        history.screen.append(3, animated: false)
        history.device.advance(by: 1)
        #expect(announcements(in: history) == ["Row 60\nRow 62"])
        #expect(announcements(ofNextRowIn: history) == ["Row 60\nRow 62"])
    }

    @Test(
        "What is due isn't announced to people who have left the end, or the app has thought better of",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases, 0..<3)
    func dueAnnouncement(kind: ConversationStage.Kind, reason: Int) {
        let history = history(kind)
        history.screen.append(1, animated: false)
        history.device.advance(by: 0.2)
        switch reason {
        case 0: history.scroll(awayFromEnd: 900)
        case 1: history.assistant.announcesArrivals = false
        default: history.device.accessibility.isVoiceOverRunning = false
        }
        history.device.advance(by: 1)
        #expect(announcements(in: history).isEmpty)
    }
}
