import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyboardGuideHistoryTests {
    @Test("A guide that follows is believed as soon as it has moved", .requirement("U311"))
    func followingGuideIsBelievedOnceMoved() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        #expect(history.isCurrent(nil) && !history.followedKeyboard)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        #expect(!history.isCurrent(nil))
        #expect(history.isCurrent(508))
        history.keyboardDidRest(top: 508)
        #expect(history.isCurrent(508) && history.followedKeyboard)

        history.keyboardWillMove(interruptingMove: false, top: 508)
        #expect(!history.isCurrent(508) && !history.isCurrent(508.3) && !history.followedKeyboard)
        #expect(history.isCurrent(nil) && history.isCurrent(553))
        history.keyboardDidRest(top: nil)
        #expect(history.isCurrent(nil) && history.isCurrent(508) && !history.followedKeyboard)
    }

    @Test("A guide that misses a move is not believed until it has moved", .requirement("U311"))
    func missingGuideIsDisbelievedUntilMoved() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        #expect(history.followedKeyboard)
        for _ in 0..<2 {
            history.keyboardWillMove(interruptingMove: false, top: 508)
            history.keyboardDidRest(top: 508)
            #expect(!history.isCurrent(508) && !history.followedKeyboard)
        }
        history.keyboardDidRest(top: 508)
        #expect(!history.isCurrent(508))
        history.keyboardDidRest(top: 458)
        #expect(history.isCurrent(458) && history.followedKeyboard)
    }

    @Test(
        "In a window that has turned, a guide that shows no keyboard is not believed, and one that does is",
        .requirement("U311", "U567"), arguments: [nil, 181] as [CGFloat?])
    func turnedGuideIsBelievedAtKeyboard(top: CGFloat?) {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        // It has missed a change of height.
        history.keyboardWillMove(interruptingMove: false, top: 508)
        history.keyboardDidRest(top: 508)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        history.keyboardDidRest(top: top, hasRestingSize: false)
        #expect(history.isCurrent(top) == (top != nil))
        #expect(history.followedKeyboard == (top != nil))
    }

    @Test(
        "A guide that is where the keyboard is said to be needs no move to be believed",
        .requirement("U311", "U591"), arguments: [0, 508] as [CGFloat])
    func guideAtToldTopIsBelieved(top: CGFloat) {
        // The keyboard covers the whole window before and after, or is announced in two parts.
        var history = KeyboardGuideHistory(top: top, isMoving: false)
        for interruptsMove in [false, true] {
            history.keyboardWillMove(interruptingMove: interruptsMove, top: top)
            history.keyboardDidRest(top: top, toldTop: top + 50)
            #expect(!history.isCurrent(top) && !history.followedKeyboard)
            history.keyboardDidRest(top: top, toldTop: top + 0.3)
            #expect(history.isCurrent(top) && history.followedKeyboard)
        }
        history.keyboardWillMove(interruptingMove: false, top: top)
        history.keyboardDidRest(top: top, toldTop: top, isHidden: true)
        #expect(!history.isCurrent(top))
    }

    @Test("A guide that moves before its move is announced is believed", .requirement("U311"))
    func earlyGuideIsBelieved() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: 458)
        #expect(history.isCurrent(458))
        history.keyboardDidRest(top: 458)
        #expect(history.isCurrent(458) && history.followedKeyboard)
    }

    @Test(
        "Where a move overtakes another, the guide is to leave where it was on the way",
        .requirement("U311"))
    func overtakenGuideHasToLeave() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        #expect(history.isCurrent(508))
        history.keyboardWillMove(interruptingMove: true, top: 508)
        #expect(!history.isCurrent(508))
        history.keyboardDidRest(top: nil)
        #expect(history.isCurrent(nil))
    }

    @Test("A guide that has moved may return to its position", .requirement("U311"))
    func guideMayReturnToItsPlace() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        let atRest = history.record(508)
        history.keyboardWillMove(interruptingMove: false, top: 508)
        history.keyboardDidRest(top: 508)
        let atOldPlace = history.record(508)
        let gone = history.record(nil)
        let back = history.record(508)
        #expect([atRest, atOldPlace, gone, back] == [true, false, true, true])
    }

    @Test(
        "A guide that is met while the keyboard moves is believed once it moves",
        .requirement("U311"))
    func metOnTheWay() {
        let history = KeyboardGuideHistory(top: 508, isMoving: true)
        #expect(!history.isCurrent(508) && !history.followedKeyboard)
        #expect(history.isCurrent(458))
    }

    @Test(
        "A guide that was right and stays where it is contradicts a move, one that lagged doesn't",
        .requirement("U527"), arguments: [508, nil] as [CGFloat?], [1, 2])
    func rightGuideContradictsMove(top: CGFloat?, moves: Int) {
        var right = KeyboardGuideHistory(top: 508, isMoving: false)
        if top == nil {
            right.keyboardWillMove(interruptingMove: false, top: 508)
            right.keyboardDidRest(top: nil, isHidden: true)
        }
        #expect(!right.contradictsMove(at: top))
        for _ in 0..<moves { right.keyboardWillMove(interruptingMove: false, top: top) }
        #expect(right.contradictsMove(at: top))
        #expect(!right.contradictsMove(at: 400))
        right.keyboardDidRest(top: top, isHidden: top == nil)
        #expect(right.contradictsMove(at: top))

        var late = KeyboardGuideHistory(top: top, isMoving: true)
        late.keyboardWillMove(interruptingMove: false, top: top)
        #expect(!late.contradictsMove(at: top))
    }

    @Test(
        "A guide still shows the keyboard where it is once a safe area has been enlarged as far",
        .requirement("U519"))
    func guideAtEnlargedSafeArea() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        #expect(history.shownTop(at: nil, lowestTop: 810) == nil)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        #expect(history.shownTop(at: nil, lowestTop: 508) == nil)
        #expect(read(&history, at: 508) == 508)
        for lowestTop: CGFloat in [508, 508.4] {
            #expect(history.shownTop(at: nil, lowestTop: lowestTop) == lowestTop)
        }
        // It has moved.
        #expect(history.shownTop(at: nil, lowestTop: 520) == nil)
        #expect(history.shownTop(at: 458, lowestTop: 458) == 458)
        history.keyboardDidRest(top: 508)
        #expect(history.shownTop(at: nil, lowestTop: 508) == 508)

        // What a keyboard on its way, or one that has gone, leaves behind is the safe area.
        history.keyboardWillMove(interruptingMove: false, top: 508)
        #expect(history.shownTop(at: nil, lowestTop: 508) == nil)
        history.keyboardDidRest(top: 508, isHidden: true)
        #expect(history.shownTop(at: nil, lowestTop: 508) == nil)
    }

    @Test(
        "A guide at the end of a safe area that reaches the keyboard has not moved for certain",
        .requirement("U311", "U519"))
    func guideStaysAtEnlargedSafeArea() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        #expect(history.topUntilMoved(from: nil, lowestTop: 508) == nil)
        history.keyboardWillMove(interruptingMove: false, top: 508)
        for lowestTop: CGFloat in [474, 508, 508.4] {
            #expect(history.topUntilMoved(from: nil, lowestTop: lowestTop) == 508)
        }
        #expect(history.topUntilMoved(from: nil, lowestTop: 520) == nil)
        #expect(history.topUntilMoved(from: 458, lowestTop: 458) == 458)

        let isCurrent = { (lowestTop: CGFloat) in
            history.reading(
                top: nil, lowestTop: lowestTop, hasRestingSize: true, isDraggable: false
            ).isCurrent
        }
        #expect(!isCurrent(508) && !isCurrent(474))
        #expect(isCurrent(810))
        #expect(isCurrent(508))
    }

    @Test(
        "A guide that a smaller safe area uncovers has not moved by that",
        .requirement("U311", "U519"))
    func uncoveredGuideHasNotMoved() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        // The safe area has been enlarged as far as the keyboard.
        history.keyboardDidRest(top: nil, place: 508, toldTop: 508)
        history.keyboardWillMove(interruptingMove: false, top: nil)
        #expect(!history.isCurrent(nil))
        #expect(!history.isCurrent(508) && history.contradictsMove(at: 508))
        #expect(history.isCurrent(458) && history.isCurrent(553))

        // A guide that rested elsewhere has come here.
        for isHidden in [false, true] {
            history.keyboardDidRest(top: nil, place: 508, toldTop: 553, isHidden: isHidden)
            history.keyboardWillMove(interruptingMove: false, top: nil)
            #expect(history.isCurrent(508))
        }
        // So has one that was on its way when the keyboard turned back.
        history.keyboardDidRest(top: nil, place: 508, toldTop: 508)
        history.keyboardWillMove(interruptingMove: true, top: nil)
        #expect(history.isCurrent(508))
    }

    private func read(_ history: inout KeyboardGuideHistory, at top: CGFloat?) -> CGFloat? {
        history.reading(
            top: top, lowestTop: top ?? 810, hasRestingSize: true, isDraggable: false
        ).top
    }
}
