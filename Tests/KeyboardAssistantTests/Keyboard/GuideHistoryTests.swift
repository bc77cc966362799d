import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct GuideHistoryTests {
    @Test("A guide that follows is believed as soon as it has moved", .requirement("U311"))
    func followingGuideIsBelievedOnceMoved() {
        var history = GuideHistory(top: nil, moves: false)
        #expect(history.isCurrent(nil) && !history.wasRight)
        history.keyboardMoves(beforeRest: false, top: nil)
        #expect(!history.isCurrent(nil))
        #expect(history.isCurrent(508))
        history.keyboardRests(top: 508)
        #expect(history.isCurrent(508) && history.wasRight)

        history.keyboardMoves(beforeRest: false, top: 508)
        #expect(!history.isCurrent(508) && !history.isCurrent(508.3) && !history.wasRight)
        #expect(history.isCurrent(nil) && history.isCurrent(553))
        history.keyboardRests(top: nil)
        #expect(history.isCurrent(nil) && history.isCurrent(508) && !history.wasRight)
    }

    @Test("A guide that misses a move is not believed until it has moved", .requirement("U311"))
    func missingGuideIsDisbelievedUntilMoved() {
        var history = GuideHistory(top: 508, moves: false)
        #expect(history.wasRight)
        for _ in 0..<2 {
            history.keyboardMoves(beforeRest: false, top: 508)
            history.keyboardRests(top: 508)
            #expect(!history.isCurrent(508) && !history.wasRight)
        }
        history.keyboardRests(top: 508)
        #expect(!history.isCurrent(508))
        history.keyboardRests(top: 458)
        #expect(history.isCurrent(458) && history.wasRight)
    }

    @Test("A guide that moves before its move is announced is believed", .requirement("U311"))
    func earlyGuideIsBelieved() {
        var history = GuideHistory(top: nil, moves: false)
        history.keyboardMoves(beforeRest: false, top: 458)
        #expect(history.isCurrent(458))
        history.keyboardRests(top: 458)
        #expect(history.isCurrent(458) && history.wasRight)
    }

    @Test(
        "Where a move overtakes another, the guide is to leave where it was on the way",
        .requirement("U311"))
    func overtakenGuideHasToLeave() {
        var history = GuideHistory(top: nil, moves: false)
        history.keyboardMoves(beforeRest: false, top: nil)
        #expect(history.isCurrent(508))
        history.keyboardMoves(beforeRest: true, top: 508)
        #expect(!history.isCurrent(508))
        history.keyboardRests(top: nil)
        #expect(history.isCurrent(nil))
    }

    @Test("A guide that left its place once may come back to it", .requirement("U311"))
    func guideMayReturnToItsPlace() {
        var history = GuideHistory(top: 508, moves: false)
        let atRest = history.sees(508)
        history.keyboardMoves(beforeRest: false, top: 508)
        history.keyboardRests(top: 508)
        let atOldPlace = history.sees(508)
        let gone = history.sees(nil)
        let back = history.sees(508)
        #expect([atRest, atOldPlace, gone, back] == [true, false, true, true])
    }

    @Test(
        "A guide that is met while the keyboard moves is believed once it moves",
        .requirement("U311"))
    func metOnTheWay() {
        let history = GuideHistory(top: 508, moves: true)
        #expect(!history.isCurrent(508) && !history.wasRight)
        #expect(history.isCurrent(458))
    }
}
