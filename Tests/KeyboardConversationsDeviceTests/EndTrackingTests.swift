import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant
@testable import KeyboardConversations

/// Whether a list follows what arrives, without a list.
@Suite struct EndTrackingTests {
    /// A list of 800 points with 2,000 points of content, `distance` points away from its end.
    private func list(_ distance: CGFloat, content: CGFloat = 2_000) -> ConversationList {
        ConversationList(
            axis: ScrollAxis(
                offset: content - 800 - distance, length: 800, contentLength: content))
    }

    /// Records that the list is `distance` points away from its end, and returns whether that is news.
    @discardableResult
    private func record(
        _ distance: CGFloat, content: CGFloat = 2_000, in motion: ContentMotion = .rest,
        by tracking: inout EndTracking
    ) -> Bool {
        let list = list(distance, content: content)
        return tracking.update(
            isAtEnd: distance <= 20, distance: distance, position: list.position,
            lengths: list.lengths, in: motion)
    }

    private func follows(
        _ tracking: EndTracking, _ distance: CGFloat, in motion: ContentMotion = .rest,
        isScrolled: Bool = false
    ) -> Bool {
        tracking.follows(in: motion, at: list(distance).position, isScrolled: isScrolled)
    }

    @Test("It follows at its end, and only while nobody touches the content", .requirement("U533"))
    func followsAtEnd() {
        for distance in [-30, 0, 20, 21, 500] as [CGFloat] {
            var tracking = EndTracking()
            record(distance, by: &tracking)
            for motion in ContentMotion.allCases {
                #expect(
                    follows(tracking, distance, in: motion) == (distance <= 20 && motion == .rest))
            }
        }
    }

    @Test(
        "Before there are rows, it follows unless the app wants it elsewhere, or it was shown before",
        .requirement("U531"), arguments: [true, false], [true, false])
    func followsFirstRows(startsAtEnd: Bool, isShown: Bool) {
        var tracking = EndTracking()
        tracking.startsAtEnd = startsAtEnd
        tracking.begin(isShown: isShown)
        record(0, content: 0, by: &tracking)
        #expect(follows(tracking, 0) == (startsAtEnd && !isShown))
    }

    @Test(
        "A list that was shorter for a while follows if it went to its end, and not elsewhere",
        .requirement("U533"), arguments: [true, false])
    func shorterForAWhile(isAtEnd: Bool) {
        var tracking = EndTracking()
        record(0, by: &tracking)
        tracking.resized(isAtEnd: true)
        tracking.resized(isAtEnd: isAtEnd)
        #expect(tracking.isNews(list(100).lengths) == isAtEnd)
        #expect(follows(tracking, 100))
        record(0, by: &tracking)
        #expect(!tracking.isNews(list(0).lengths))
    }

    @Test("The end is news once per change, and the first time", .requirement("U531"))
    func endIsNewsOnce() {
        var tracking = EndTracking()
        #expect(tracking.isAtEnd == nil)
        let news = [0, 10, 30, 400, 0, 0].map { record($0, by: &tracking) }
        #expect(news == [true, false, true, false, true, false])
        tracking.forget()
        #expect(tracking.isAtEnd == nil && record(0, by: &tracking))
    }

    @Test(
        "A way to the end is over there, at a touch, and when it gets farther away",
        .requirement("U533"))
    func wayEnds() {
        var tracking = EndTracking()
        record(900, by: &tracking)
        tracking.beginReturn()
        record(900, by: &tracking)
        record(500, by: &tracking)
        #expect(tracking.isReturning && follows(tracking, 500))
        // Within the tolerance it goes on.
        record(15, by: &tracking)
        #expect(tracking.isReturning)
        for (distance, motion) in [
            (0, .rest), (10, .touch), (400, .drag), (600, .rest),
        ] as [(CGFloat, ContentMotion)] {
            var tracking = tracking
            record(distance, in: motion, by: &tracking)
            #expect(!tracking.isReturning)
        }
    }

    @Test(
        "The rest of a way is one step if the end has moved often and is more than a screen away",
        .requirement("U533"))
    func restOfWay() {
        var tracking = EndTracking()
        record(9_000, by: &tracking)
        for _ in 0..<2 {
            tracking.beginReturn()
            #expect(
                (0..<5).map { _ in tracking.goOn(801, in: 800) } == [
                    false, false, false, true, true,
                ])
            #expect(!tracking.goOn(800, in: 800) && tracking.isReturning)
        }
    }

    @Test(
        "A way of the app's away from the end isn't followed, and one toward it is",
        .requirement("U533"))
    func ownWay() {
        var tracking = EndTracking()
        record(0, by: &tracking)
        record(8, by: &tracking)
        #expect(!follows(tracking, 8, isScrolled: true) && follows(tracking, 8))
        #expect(!follows(tracking, 14, isScrolled: true))
        #expect(follows(tracking, 3, isScrolled: true))
        tracking.beginReturn()
        #expect(follows(tracking, 14, isScrolled: true))
    }

    @Test(
        "Only a jump of more than a screen from the end ends following, and only until the next event",
        .requirement("U533"))
    func jump() {
        for (distance, motion, isJump) in [
            (800, .rest, false), (801, .rest, true), (801, .drag, false),
            (801, .deceleration, false),
        ] as [(CGFloat, ContentMotion, Bool)] {
            var tracking = EndTracking()
            record(0, by: &tracking)
            tracking.scrolled(list(distance), with: 0, in: motion)
            #expect(follows(tracking, distance) == !isJump)
            record(distance, by: &tracking)
            #expect(!follows(tracking, distance))
        }
    }

    @Test("Another length is news, and the noise of large numbers isn't", .requirement("U533"))
    func lengthsAreNews() {
        var tracking = EndTracking()
        record(0, by: &tracking)
        var list = list(0)
        list.axis.endInset = 34
        #expect(tracking.isNews(list.lengths))
        record(0, by: &tracking)
        list.axis.endInset = 0.000_000_1
        #expect(!tracking.isNews(list.lengths))
        list.axis.contentLength += 1
        #expect(tracking.isNews(list.lengths))
    }
}

/// How the content goes along when the keyboard comes for one of two conversations.
@Suite struct ConversationFocusTests {
    private func list(_ offset: CGFloat = 600) -> ConversationList {
        ConversationList(axis: ScrollAxis(offset: offset, length: 800, contentLength: 2_000))
    }

    private func room(_ keyboard: CGFloat) -> ConversationRoom {
        ConversationRoom(keyboard: keyboard)
    }

    @Test("For another conversation, the content goes neither up nor down", .requirement("U540"))
    func neighborStays() {
        var state = ConversationState()
        #expect(state.change(to: room(300), of: list(), focus: .elsewhere).offset == nil)
        #expect(state.room.total == 300 && state.roomOfOthers == 300)
        for focus in ConversationFocus.allCases where focus != .here {
            var state = state
            #expect(state.change(to: room(0), of: list(), focus: focus).offset == nil)
            #expect(state.roomOfOthers == 0)
        }
    }

    @Test(
        "When the focus comes here, the content makes up for it, and goes down again",
        .requirement("U540"))
    func focusComesLater() {
        var state = ConversationState()
        _ = state.change(to: room(300), of: list(), focus: .elsewhere)
        #expect(state.change(to: room(300), of: list(), focus: .unknown).offset == nil)
        #expect(state.change(to: room(340), of: list(), focus: .here).offset == 940)
        #expect(state.roomOfOthers == 0)
        #expect(state.change(to: room(0), of: list(940), focus: .unknown).offset == 600)
    }

    @Test(
        "The end is measured without the room of others, in which the own bar doesn't count",
        .requirement("U532", "U540"))
    func endIsMeasuredWithoutOthers() {
        var state = ConversationState()
        func room(_ keyboard: CGFloat, _ bar: CGFloat) -> ConversationRoom {
            ConversationRoom(keyboard: keyboard, bar: bar)
        }
        _ = state.appear(with: room(0, 50))
        #expect(state.isAtEnd(list(1_250)))
        _ = state.change(to: room(300, 50), of: list(1_250), focus: .elsewhere)
        #expect(state.isAtEnd(list(1_250)) && state.roomAtEnd == 50)
        #expect(state.change(to: room(300, 90), of: list(1_250), focus: .elsewhere).offset == 1_290)
        #expect(state.change(to: room(300, 50), of: list(1_290)).offset == 1_250)
        // A keyboard that leaves the bar behind, or takes it along, covers it.
        #expect(state.change(to: room(300, 0), of: list(1_250), focus: .elsewhere).offset == nil)
        #expect(state.change(to: room(300, 50), of: list(1_250), focus: .elsewhere).offset == nil)
        #expect(state.roomOfOthers == 300)
        // People go on to where the room ends.
        state.note(list(1_450))
        #expect(state.roomOfOthers == 100 && state.isAtEnd(list(1_450)))
        #expect(!state.isAtEnd(list(1_429)))
        state.showEnd()
        #expect(state.roomOfOthers == 0)
    }

    @Test(
        "A bar that another conversation's keyboard leaves behind moves nobody who reads further up",
        .requirement("U540"))
    func barIsLeftBehind() {
        func room(_ keyboard: CGFloat, _ bar: CGFloat, isBehind: Bool = false) -> ConversationRoom {
            ConversationRoom(keyboard: keyboard, bar: bar, isLeftBehind: isBehind)
        }
        var state = ConversationState()
        _ = state.appear(with: room(0, 50))
        _ = state.change(to: room(300, 50), of: list(), focus: .elsewhere)
        #expect(state.change(to: room(0, 50), of: list()).offset == nil)
        var atEnd = state
        #expect(state.change(to: room(0, 350, isBehind: true), of: list()).offset == nil)
        #expect(state.roomOfOthers == 300)
        #expect(state.change(to: room(0, 50), of: list()).offset == nil)
        #expect(state.roomOfOthers == 0)
        // An end goes along.
        #expect(atEnd.change(to: room(0, 350, isBehind: true), of: list(1_250)).offset == 1_550)
        // So does what has come up with a keyboard of its own.
        #expect(state.change(to: room(300, 50), of: list(), focus: .here).offset == 900)
        #expect(state.change(to: room(0, 50), of: list(900)).offset == 600)
        #expect(state.change(to: room(0, 350, isBehind: true), of: list()).offset == 900)
    }

    @Test(
        "What happens before a bar is found to be left behind moves nobody who reads further up",
        .requirement("U540"))
    func barIsFoundLater() {
        var state = ConversationState()
        _ = state.appear(with: ConversationRoom(bar: 50))
        _ = state.change(
            to: ConversationRoom(keyboard: 300, bar: 50), of: list(), focus: .elsewhere)
        // A row arrives after the keyboard has said that it leaves.
        for _ in 0..<2 {
            #expect(state.change(to: ConversationRoom(bar: 50), of: list()).offset == nil)
        }
        let behind = ConversationRoom(bar: 350, isLeftBehind: true)
        #expect(state.change(to: behind, of: list()).offset == nil)
        #expect(state.roomOfOthers == 300)
    }

    @Test(
        "Whatever focus the events have, the content goes down as far as it went up",
        .requirement("U540"))
    func historiesEndWhereTheyBegan() {
        let steps = [0, 100, 300].flatMap { height in
            ConversationFocus.allCases.map { (CGFloat(height), $0) }
        }
        for first in steps {
            for second in steps {
                for third in steps {
                    var (state, list) = (ConversationState(), list())
                    for (height, focus) in [first, second, third, (0, .unknown)] {
                        let change = state.change(to: room(height), of: list, focus: focus)
                        if let offset = change.offset { list.axis.offset = offset }
                        #expect(state.roomOfOthers <= state.room.total)
                    }
                    #expect(list.axis.offset == 600, "\(first), \(second), \(third)")
                    #expect(state.roomOfOthers == 0)
                }
            }
        }
    }
}
