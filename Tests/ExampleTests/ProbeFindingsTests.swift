import CoreGraphics
import Requirements
import Testing

@testable import Example

@Suite(.requirement("U441")) struct ProbeFindingsTests {
    @Test("A curve is compared with another animation, which tells whether the device was busy")
    func curveIsComparedWithLinearOne() {
        #expect(CurveFindings(keyboard: 0.5, linear: 0.1).answer == "takesItsOwnTime")
        #expect(CurveFindings(keyboard: 0.12, linear: 0.11).answer == "takesTheTimeGiven")
        #expect(CurveFindings(keyboard: 0.5, linear: 0.4).answer == nil)
        #expect(CurveFindings(keyboard: 0.5, linear: nil).answer == nil)
        #expect(CurveFindings(keyboard: nil, linear: 0.1).answer == nil)
    }

    @Test("A sheet stays only if the keyboard covers it and there is room above it")
    func sheetNeedsReasonAndRoom() {
        let before = CGRect(x: 0, y: 422, width: 390, height: 422)
        let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
        var findings = SheetFindings(before: before, after: before, keyboard: keyboard, top: 47)
        #expect(findings.answer == "stays")
        findings.after?.origin.y = 120
        #expect(findings.answer == "moves")
        findings.atNotification = before
        #expect(findings.answer == "movesLater")
        findings.atNotification = findings.after
        #expect(findings.answer == "moves")
        findings.after = before
        findings.keyboard?.origin.y = 844
        #expect(findings.answer == nil)
        findings.keyboard = nil
        #expect(findings.answer == nil)
        findings.keyboard = keyboard
        // A sheet of full height.
        findings.before?.origin.y = 57
        findings.after?.origin.y = 57
        #expect(findings.answer == nil)
        findings.before = nil
        #expect(findings.answer == nil)
    }

    @Test("Room is told by when it goes, if it goes")
    func roomIsToldByWhenItGoes() {
        var findings = RoomFindings(before: 34, withKeyboard: 336, atHide: 34, after: 34)
        #expect(findings.answer == "untilHide")
        findings.atHide = 336
        #expect(findings.answer == "untilTurnAfterHide")
        findings.after = 336
        #expect(findings.answer == nil)
        findings.after = 34
        findings.atHide = nil
        #expect(findings.answer == nil)
        findings.withKeyboard = 34
        #expect(findings.answer == "never")
        findings.withKeyboard = nil
        #expect(findings.answer == nil)
    }
}
