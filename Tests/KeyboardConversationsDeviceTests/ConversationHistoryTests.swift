import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Rows that are put in front of those that people read.
@MainActor
@Suite(.doubts([.hiddenCells, .turnedSafeArea, .offsetInDeceleration, .insetInUpdate]))
struct ConversationHistoryTests {
    /// Expects that a row is drawn at `top` in each of the next thirty frames.
    private func expectStill(
        _ row: Int, at top: CGFloat, in history: History,
        from location: SourceLocation = #_sourceLocation
    ) throws {
        for _ in 0..<30 {
            history.device.advance(by: 1.0 / 60)
            let now = try #require(history.drawnTop(of: row), sourceLocation: location)
            #expect(abs(now - top) <= 0.5, "\(top) -> \(now)", sourceLocation: location)
        }
    }

    @Test(
        "Rows that are put in front leave the row that people read where it is, in each frame",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases,
        [(6, true), (6, false), (70, true), (70, false), (600, false)])
    func prependedRowsKeepPlace(
        kind: ConversationStage.Kind, estimate: (height: Int, isAnimated: Bool)
    ) throws {
        let history = History(kind, estimate: CGFloat(estimate.height))
        history.scroll(awayFromEnd: 900)
        for count in [1, 20, 300] {
            let row = try #require(history.rowInMiddle)
            let top = try #require(history.drawnTop(of: row))
            history.screen.prepend(count, animated: estimate.isAnimated)
            try expectStill(row, at: top, in: history)
            history.device.settle()
            let now = try #require(history.drawnTop(of: row))
            #expect(abs(now - top) <= 0.5, "\(count): \(top) -> \(now)")
        }
    }

    @Test(
        "At the first row, those that are put in front of it leave it where it is, in each frame",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases,
        [(20, true), (20, false), (80, true), (80, false), (300, false)])
    func prependedRowsKeepTop(
        kind: ConversationStage.Kind, estimate: (height: Int, isAnimated: Bool)
    ) throws {
        let history = History(
            kind, rows: 28, estimate: CGFloat(estimate.height),
            inset: UIEdgeInsets(top: 24, left: 0, bottom: 24, right: 0))
        for count in [18, 1, 40] {
            let list = history.screen.list
            // What comes into view is measured on the way.
            for _ in 0..<20 {
                let top = -list.contentInset.top
                let bottom = list.contentSize.height + list.contentInset.bottom - list.bounds.height
                list.contentOffset.y = history.screen.isInverted ? bottom : top
                history.device.settle()
            }
            let row = try #require(history.rowInMiddle)
            let top = try #require(history.drawnTop(of: row))
            history.screen.prepend(count, animated: estimate.isAnimated)
            try expectStill(row, at: top, in: history)
        }
    }

    @Test(
        "In a list that is shorter than its space, those that are put in front near its end leave the others where they are",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases,
        [(20, true), (20, false), (80, true), (80, false), (300, false)])
    func prependedRowsKeepShortList(
        kind: ConversationStage.Kind, estimate: (height: Int, isAnimated: Bool)
    ) throws {
        for count in [5, 19, 40] {
            let history = History(kind, rows: 7, estimate: CGFloat(estimate.height))
            history.assistant.minimumRoomBelow = 500
            history.assistant.scrollToEnd(animated: false)
            history.device.settle()
            history.scroll(awayFromEnd: 34)
            let row = try #require(history.rowInMiddle)
            let top = try #require(history.drawnTop(of: row))
            history.screen.prepend(count, animated: estimate.isAnimated)
            try expectStill(row, at: top, in: history)
        }
    }

    @Test(
        "Rows that are put in front in the moment of the last scroll leave the others where they are by then",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases, [true, false])
    func prependsWithScroll(kind: ConversationStage.Kind, isAnimated: Bool) throws {
        let history = History(kind, estimate: 80)
        history.scroll(awayFromEnd: 900)
        let row = try #require(history.rowInMiddle)
        let top = try #require(history.drawnTop(of: row))
        history.screen.list.contentOffset.y += history.screen.isInverted ? -40 : 40
        #expect(history.assistant.canPrependNow)
        history.screen.prepend(20, animated: isAnimated)
        try expectStill(row, at: top - 40, in: history)
    }

    @Test(
        "Further up, rows that arrive leave the row that people read where it is, also upside down",
        .requirement("U533", "U534"), arguments: ConversationStage.Kind.allCases, [true, false])
    func arrivalsKeepPlace(kind: ConversationStage.Kind, isAnimated: Bool) throws {
        let history = History(kind, estimate: 30)
        history.scroll(awayFromEnd: 900)
        let below = history.assistant.rowsBelow
        let row = try #require(history.rowInMiddle)
        let top = try #require(history.drawnTop(of: row))
        for count in 1...3 {
            history.screen.append(1, animated: isAnimated)
            try expectStill(row, at: top, in: history)
            history.device.settle()
            #expect(history.assistant.rowsBelow == below + count)
            #expect(!history.assistant.isAtEnd)
        }
    }

    @Test(
        "A jump to rows that are measured on it ends where the app has scrolled, from the end or not",
        .requirement("U533", "U534"), arguments: ConversationStage.Kind.allCases, [30, 600])
    func jumpIsTheApps(kind: ConversationStage.Kind, estimate: Int) throws {
        let history = History(kind, rows: 400, estimate: CGFloat(estimate))
        for _ in 0..<2 {
            let before = history.assistant.rowsBelow
            history.scroll(awayFromEnd: 1_500)
            #expect(!history.assistant.isAtEnd)
            #expect(history.assistant.rowsBelow > before)
        }
    }

    @Test(
        "A long way to the end takes no longer through rows that are higher or lower than estimated",
        .requirement("U533"), arguments: ConversationStage.Kind.allCases, [20, 300])
    func longWayToEndIsShort(kind: ConversationStage.Kind, estimate: Int) throws {
        let history = History(kind, rows: 400, estimate: CGFloat(estimate))
        let list = history.screen.list
        let beginning = history.screen.isInverted ? list.contentSize.height - 900 : 0
        for _ in 0..<20 {
            list.contentOffset.y = beginning
            history.device.settle()
        }
        #expect(!history.assistant.isAtEnd)
        history.assistant.scrollToEnd(animated: true)
        var frames = 0
        while !history.assistant.isAtEnd || list.isScrollAnimating, frames < 1_000 {
            history.device.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(frames < 60, "\(frames) frames")
        history.device.settle()
        #expect(history.assistant.isAtEnd)
        #expect(history.screen.visibleRows.contains(399))
    }

    @Test(
        "A jump away from a row that grows meanwhile ends where it ends without the assistant",
        .requirement("U533", "U534"), arguments: ConversationStage.Kind.allCases)
    func jumpLeavesRowsBehind(kind: ConversationStage.Kind) throws {
        let offsets = try [true, false].map { isRunning in
            let history = History(kind, rows: 400, estimate: 60)
            history.scroll(awayFromEnd: 900)
            if !isRunning { history.assistant.stop() }
            let row = try #require(history.rowInMiddle)
            history.screen.list.contentOffset.y += history.screen.isInverted ? 2_000 : -2_000
            history.screen.grow(row, by: 100)
            history.device.settle()
            return history.screen.list.contentOffset.y
        }
        #expect(abs(offsets[0] - offsets[1]) <= 0.5, "\(offsets)")
    }

    @Test(
        "After the app has scrolled, a row that grows in view leaves those in front where they are",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases)
    func growthAfterScrolling(kind: ConversationStage.Kind) throws {
        let history = History(kind, estimate: 60)
        history.scroll(awayFromEnd: 1_500)
        history.scroll(awayFromEnd: -500)
        let rows = history.screen.visibleRows.sorted()
        // The list's own order.
        let first = rows[history.screen.isInverted ? 3 : 1]
        let top = try #require(history.drawnTop(of: first))
        let height = try #require(history.screen.frame(of: rows[2])?.height)
        history.screen.grow(rows[2], by: 60)
        history.device.settle()
        #expect(history.screen.frame(of: rows[2])?.height == height + 60)
        #expect(abs(try #require(history.drawnTop(of: first)) - top) <= 0.5)
    }

    @Test(
        "An identity that is told while people read keeps their place from then on",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases)
    func identityComesLater(kind: ConversationStage.Kind) throws {
        let history = History(kind, estimate: 80)
        let identifier = history.assistant.itemIdentifier
        history.assistant.itemIdentifier = nil
        history.scroll(awayFromEnd: 900)
        history.assistant.itemIdentifier = identifier
        let row = try #require(history.rowInMiddle)
        let top = try #require(history.drawnTop(of: row))
        history.screen.prepend(20, animated: false)
        history.device.settle()
        #expect(abs(try #require(history.drawnTop(of: row)) - top) <= 0.5)
    }

    @Test(
        "Where one row goes or grows, the others stay as they are without the assistant",
        .requirement("U534"), arguments: ConversationStage.Kind.allCases, [true, false])
    func deletionMovesNothing(kind: ConversationStage.Kind, isAnimated: Bool) throws {
        let history = History(kind, estimate: 30)
        history.scroll(awayFromEnd: 900)
        let rows = history.screen.visibleRows.sorted()
        let row = rows[rows.count / 2]
        let top = try #require(history.drawnTop(of: row))
        // The one that is behind it in the list.
        let other = rows[rows.count / 2 + (history.screen.isInverted ? -2 : 2)]
        history.screen.delete(other, animated: isAnimated)
        history.device.settle()
        #expect(abs(try #require(history.drawnTop(of: row)) - top) <= 0.5)
    }

    @Test(
        "Rows can be put in front while nothing moves the content, which is told",
        .requirement("U534"))
    func settledIsTold() async {
        let history = History(.table, estimate: 80, center: NotificationCenter())
        history.scroll(awayFromEnd: 900)
        #expect(history.assistant.canPrependNow)
        await history.assistant.settled()
        let finger = history.device.touch(at: CGPoint(x: 195, y: 300), in: history.device.window)
        for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: 20)) }
        #expect(!history.assistant.canPrependNow)
        let told = Told()
        let task = Task {
            await history.assistant.settled()
            told.isSettled = true
        }
        finger.lift()
        await Task.yield()
        history.device.advance(by: 0.1)
        await Task.yield()
        #expect(!told.isSettled)
        #expect(!history.assistant.canPrependNow)
        history.device.settle()
        await task.value
        #expect(told.isSettled && history.assistant.canPrependNow)
    }

    @Test(
        "A way of the app's own is known, also where UIKit doesn't tell, and a jump is none",
        .requirement("U534"), arguments: [true, false])
    func ownWayIsKnown(isTold: Bool) {
        let history = History(.table, estimate: 80)
        if !isTold { history.assistant.responder.screen.isAnimating = { _ in nil } }
        history.scroll(awayFromEnd: 900)
        #expect(history.assistant.canPrependNow)
        let list = history.screen.list
        list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y - 600), animated: true)
        history.device.advance(by: 0.1)
        #expect(!history.assistant.canPrependNow)
        history.device.settle()
        history.device.advance(by: 0.2)
        #expect(history.assistant.canPrependNow)
    }

    @Test(
        "A wait goes on if the content moves again before the task does, and ends with its frames",
        .requirement("U534"), arguments: [true, false])
    func waitLooksAgain(isCanceled: Bool) async {
        let history = History(.table, estimate: 80, center: NotificationCenter())
        history.device.settle()
        let links = { (DeviceInUse.current.display as? Display)?.links.count }
        let before = links()
        var freeze: ConversationFreeze? = history.assistant.freeze()
        let told = Told()
        let task = Task {
            told.hasBegun = true
            await history.assistant.settled()
            told.isSettled = true
        }
        while !told.hasBegun { await Task.yield() }
        #expect(links() != before)
        freeze = nil
        history.device.advance(by: 0.1)
        freeze = history.assistant.freeze()
        for _ in 0..<5 { await Task.yield() }
        #expect(!told.isSettled)
        if isCanceled { task.cancel() } else { freeze = nil }
        history.device.advance(by: 0.1)
        await task.value
        history.device.advance(by: 1)
        #expect(links() == before)
        withExtendedLifetime(freeze) {}
    }

    @Test(
        "Under a finger that rests, rows in front leave the others where they are, and it drags on",
        .requirement("U534", "U538"), arguments: ConversationStage.Kind.allCases)
    func restingFinger(kind: ConversationStage.Kind) throws {
        let history = History(kind, estimate: 80)
        history.scroll(awayFromEnd: 900)
        let finger = history.device.touch(at: CGPoint(x: 195, y: 300), in: history.device.window)
        let row = try #require(history.rowInMiddle)
        let top = try #require(history.drawnTop(of: row))
        #expect(history.assistant.canPrependNow)
        history.screen.prepend(20, animated: false)
        history.device.advance(by: 1.0 / 60)
        #expect(abs(try #require(history.drawnTop(of: row)) - top) <= 0.5)
        // Rows that come from above would be measured.
        finger.move(by: CGVector(dx: 0, dy: -20))
        let start = try #require(history.drawnTop(of: row))
        #expect(abs(start - top) <= 20.5)
        finger.move(by: CGVector(dx: 0, dy: -30))
        let end = try #require(history.drawnTop(of: row))
        #expect(abs(abs(end - start) - 30) <= 0.5, "\(top), \(start), \(end)")
        finger.lift()
        history.device.settle()
    }

    @Test(
        "Rows that are put in front while the content slows down leave the others on their way, or still",
        .requirement("U534", "U538"), arguments: ConversationStage.Kind.allCases, [true, false])
    func deceleration(kind: ConversationStage.Kind, isAnimated: Bool) throws {
        let pair = [History(kind, estimate: 80), History(kind, estimate: 80)]
        var tops: [[CGFloat]] = []
        for (index, history) in pair.enumerated() {
            history.scroll(awayFromEnd: 1_500)
            let window = history.device.window
            let finger = history.device.touch(at: CGPoint(x: 195, y: 300), in: window)
            for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: 12)) }
            finger.lift()
            history.device.advance(by: 0.1)
            #expect(history.screen.list.isDecelerating && !history.assistant.canPrependNow)
            let row = try #require(history.rowInMiddle)
            tops.append([try #require(history.drawnTop(of: row))])
            if index == 0 { history.screen.prepend(20, animated: isAnimated) }
            for _ in 0..<15 {
                history.device.advance(by: 1.0 / 60)
                tops[index].append(try #require(history.drawnTop(of: row)))
            }
        }
        let stops = UIKitBehavior.standard.offsetInDeceleration == .ends
        for frame in tops[0].indices.dropFirst() {
            let undisturbed = tops[1][frame]
            // Where a write ends the way, it does so at once.
            let still = stops ? tops[1][0] : undisturbed
            let way = min(still, undisturbed) - 1...max(still, undisturbed) + 1
            #expect(way.contains(tops[0][frame]), "\(tops)")
        }
    }

    @Test(
        "A wait for the content ends when the assistant stops, or when its task is canceled",
        .requirement("U534"))
    func waitEnds() async {
        for isCanceled in [true, false] {
            let history = History(.table, estimate: 80, center: NotificationCenter())
            let freeze = history.assistant.freeze()
            #expect(!history.assistant.canPrependNow)
            let told = Told()
            let task = Task {
                told.hasBegun = true
                await history.assistant.settled()
                told.isSettled = true
            }
            while !told.hasBegun { await Task.yield() }
            history.device.advance(by: 0.1)
            for _ in 0..<5 { await Task.yield() }
            #expect(!told.isSettled)
            if isCanceled {
                task.cancel()
            } else {
                history.assistant.stop()
                history.device.advance(by: 0.1)
            }
            await task.value
            withExtendedLifetime(freeze) {}
        }
    }

    @MainActor
    private final class Told {
        var hasBegun = false
        var isSettled = false
    }
}

/// What people hear of rows that arrive, who use VoiceOver.
@MainActor
@Suite(.doubts([.hiddenCells, .turnedSafeArea, .offsetInDeceleration, .insetInUpdate]))
struct ConversationSpeechTests {
    private func history(_ kind: ConversationStage.Kind, isVoiceOver: Bool = true) -> History {
        let history = History(kind, estimate: 80)
        history.device.accessibility.isVoiceOverRunning = isVoiceOver
        history.device.settle()
        return history
    }

    private func announcements(in history: History) -> [String] {
        history.device.accessibilityPosts.filter { $0.notification == .announcement }
            .compactMap { $0.argument as? String }
    }

    @Test(
        "Rows that arrive at the end within half a second are announced once, together",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases, [true, false])
    func arrivalsAreAnnouncedOnce(kind: ConversationStage.Kind, isAnimated: Bool) {
        let history = history(kind)
        for _ in 0..<3 {
            history.screen.append(1, animated: isAnimated)
            history.device.advance(by: 0.1)
        }
        #expect(announcements(in: history).isEmpty)
        history.device.advance(by: 1)
        #expect(announcements(in: history) == ["Row 60\nRow 61\nRow 62"])
        history.screen.append(1, animated: isAnimated)
        history.device.advance(by: 1)
        history.device.settle()
        #expect(announcements(in: history) == ["Row 60\nRow 61\nRow 62", "Row 63"])
        // An update never takes VoiceOver elsewhere.
        #expect(history.device.accessibilityPosts.allSatisfy { $0.notification == .announcement })
    }

    @Test(
        "Nothing is announced while people read further up, without VoiceOver, or if the app says so",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases)
    func nothingIsAnnounced(kind: ConversationStage.Kind) {
        let reading = history(kind)
        reading.scroll(awayFromEnd: 900)
        let quiet = history(kind, isVoiceOver: false)
        let own = history(kind)
        own.assistant.announcesArrivals = false
        for history in [reading, quiet, own] {
            history.screen.append(2, animated: false)
            history.device.advance(by: 1)
            history.device.settle()
            #expect(announcements(in: history).isEmpty)
        }
        // What arrived meanwhile isn't announced afterward, either.
        reading.assistant.scrollToEnd(animated: false)
        reading.device.advance(by: 1)
        #expect(announcements(in: reading).isEmpty)
        reading.screen.append(1, animated: false)
        reading.device.advance(by: 1)
        #expect(announcements(in: reading) == ["Row 62"])
    }

    @Test(
        "What arrived right before people leave isn't announced, nor what arrived while they were away",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases)
    func nothingIsAnnouncedElsewhere(kind: ConversationStage.Kind) {
        let history = history(kind)
        let navigation = UINavigationController()
        history.device.show(navigation)
        navigation.pushViewController(history.screen, animated: false)
        history.device.settle()
        history.screen.append(1, animated: false)
        history.device.advance(by: 0.1)
        navigation.pushViewController(UIViewController(), animated: false)
        history.device.advance(by: 1)
        history.screen.append(1, animated: false)
        navigation.popViewController(animated: false)
        history.device.advance(by: 1)
        #expect(announcements(in: history).isEmpty)
        history.screen.append(1, animated: false)
        history.device.advance(by: 1)
        #expect(announcements(in: history) == ["Row 62"])
    }

    @Test(
        "Earlier rows, a row that goes and another conversation aren't announced",
        .requirement("U541"), arguments: ConversationStage.Kind.allCases)
    func onlyArrivalsAreAnnounced(kind: ConversationStage.Kind) {
        let history = history(kind)
        history.screen.prepend(20, animated: false)
        history.device.advance(by: 1)
        history.screen.delete(59, animated: false)
        history.device.advance(by: 1)
        history.screen.append(60, animated: false)
        history.device.advance(by: 1)
        history.device.settle()
        #expect(announcements(in: history).isEmpty)
    }
}
