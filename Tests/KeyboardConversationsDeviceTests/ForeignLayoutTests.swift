import CoreGraphics
import DeviceFixtures
import ForeignLayouts
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A conversation in a layout that measures its bubbles when they come into view, and moves the
/// content by itself in updates.
@MainActor
private final class BubbleChat {
    let device = SimulatedDevice(.iPhone13)
    let layout = BubbleLayout()
    let source: BubbleSource
    let screen: BarScreen
    let assistant: ConversationAssistant

    init(_ heights: [CGFloat]) {
        source = BubbleSource(heights)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source.fill(list)
        screen = BarScreen(list)
        device.show(screen)
        device.settle()
        assistant = ConversationAssistant(list: list, bar: screen.bar)
        assistant.lift = .always
        let source = source
        assistant.itemIdentifier = { [weak source] path in
            source.map { $0.names[path.item] }
        }
        assistant.start()
        device.settle()
        assistant.scrollToEnd(animated: false)
        device.settle()
    }

    convenience init(count: Int = 60) {
        self.init((0..<count).map { CGFloat(40 + $0 % 7 * 12) })
    }

    var list: UICollectionView { screen.list as! UICollectionView }

    var newest: Int { source.heights.count - 1 }

    /// The distance from the newest bubble down to the bar, or to the keyboard if that is higher; `nil` if
    /// the bubble isn't in view.
    var gap: CGFloat? {
        let keyboard = device.keyboard.frame?.minY ?? .infinity
        return list.cellForItem(at: IndexPath(item: newest, section: 0)).map { cell in
            min(screen.bar.frame.minY, keyboard) - cell.convert(cell.bounds, to: screen.view).maxY
        }
    }

    /// The bubbles in view and where they are on the screen, by their names.
    var places: [String: CGFloat] {
        let paths = list.indexPathsForVisibleItems
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                list.cellForItem(at: path).map {
                    (source.names[path.item], $0.convert($0.bounds, to: nil).minY)
                }
            })
    }

    func openKeyboard() {
        device.focus(screen.input)
        device.settle()
    }
}

@MainActor
@Suite struct ForeignLayoutTests {
    @Test(
        "In a layout that measures its cells, the newest bubble follows the keyboard",
        .requirement("U593"), .requirement("U531"))
    func newestFollowsKeyboard() throws {
        let chat = BubbleChat()
        #expect(chat.assistant.isAtEnd)
        #expect(try abs(#require(chat.gap)) < 1)
        for _ in 0..<3 {
            chat.openKeyboard()
            #expect(chat.assistant.isAtEnd)
            #expect(try abs(#require(chat.gap)) < 1)
            chat.screen.input.resignFirstResponder()
            chat.device.settle()
            #expect(try abs(#require(chat.gap)) < 1)
        }
    }

    @Test(
        "A conversation in such a layout follows what arrives and grows, once",
        .requirement("U593"), .requirement("U533"), arguments: [false, true])
    func arrivalsAreFollowed(keyboard: Bool) throws {
        let chat = BubbleChat()
        if keyboard { chat.openKeyboard() }
        for height in [30, 90, 44, 130, 40, 300] as [CGFloat] {
            chat.source.append(height)
            chat.device.settle()
            #expect(try abs(#require(chat.gap)) < 1, "\(height)")
            #expect(chat.assistant.isAtEnd)
        }
        for _ in 0..<6 {
            chat.source.grow(chat.newest, by: 25)
            chat.device.settle()
            #expect(try abs(#require(chat.gap)) < 1)
        }
        chat.source.remove(at: chat.newest)
        chat.device.settle()
        #expect(try abs(#require(chat.gap)) < 1)
    }

    @Test(
        "People who read further up keep their place while bubbles arrive at both ends",
        .requirement("U593"), .requirement("U534"), arguments: [false, true])
    func readersKeepTheirPlace(keyboard: Bool) throws {
        let chat = BubbleChat()
        if keyboard { chat.openKeyboard() }
        chat.device.drag(chat.list, by: CGVector(dx: 0, dy: 200))
        chat.device.settle()
        chat.device.drag(chat.list, by: CGVector(dx: 0, dy: 200))
        chat.device.settle()
        try #require(!chat.assistant.isAtEnd)
        for (heights, isOlder) in [
            ([50, 60], true), ([80], false), ([40, 40, 40], true), ([44, 90], false),
        ] as [([CGFloat], Bool)] {
            let before = chat.places
            chat.source.insert(heights, at: isOlder ? 0 : chat.source.heights.count)
            chat.device.settle()
            let after = chat.places
            let stayed = before.filter { name, place in
                after[name].map { abs($0 - place) < 1 } ?? false
            }
            #expect(stayed.count >= before.count - 1, "\(before) \(after)")
            #expect(!chat.assistant.isAtEnd)
        }
        #expect(chat.assistant.rowsBelow > 2)
        chat.assistant.scrollToEnd(animated: true)
        chat.device.settle()
        #expect(try abs(#require(chat.gap)) < 1)
    }

    @Test(
        "Scrolling up through bubbles that are measured then isn't taken for a return to the end",
        .requirement("U593"), .requirement("U533"))
    func measuringIsNoReturn() throws {
        let chat = BubbleChat()
        for _ in 0..<12 {
            let before = chat.list.indexPathsForVisibleItems.last
            chat.device.drag(chat.list, by: CGVector(dx: 0, dy: 150))
            chat.device.settle()
            #expect(!chat.assistant.isAtEnd)
            #expect(try #require(chat.list.indexPathsForVisibleItems.last) <= #require(before))
        }
        chat.openKeyboard()
        #expect(!chat.assistant.isAtEnd)
    }
}
