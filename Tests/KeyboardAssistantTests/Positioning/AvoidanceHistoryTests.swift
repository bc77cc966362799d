import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// What is remembered of others that avoid the keyboard, from one event to the next.
@Suite struct AvoidanceHistoryTests {
    private func demand(
        isMoving: Bool = false, foreignInset: CGFloat = 0, restingInset: CGFloat = 0,
        othersAvoidedKeyboard: Bool? = nil
    ) -> InsetDemand {
        InsetDemand(
            overlap: 300, cover: 300, isMoving: isMoving, foreignInset: foreignInset,
            restingInset: restingInset, othersAvoidedKeyboard: othersAvoidedKeyboard)
    }

    @Test("A keyboard at rest shows whether others avoid it, and a moving one only awaits them")
    func keyboardAtRestDecides() {
        var history = AvoidanceHistory()
        history.keyboardAppears(beside: 0, isRestored: false)
        #expect(!history.isHidden)
        history.record(demand(isMoving: true))
        #expect(history.othersAvoidKeyboard == nil && !history.awaitsOthers && !history.isAlone)
        history.record(demand(foreignInset: 300))
        #expect(history.othersAvoidKeyboard == true && !history.awaitsOthers && !history.isAlone)
        history.record(demand(isMoving: true, othersAvoidedKeyboard: true))
        #expect(history.othersAvoidKeyboard == true && history.awaitsOthers)
        history.record(demand())
        #expect(history.othersAvoidKeyboard == false && history.isAlone)
    }

    @Test("A component that brought back the inset is expected to avoid the next keyboard")
    func restoredInset() {
        var history = AvoidanceHistory()
        history.keyboardAppears(beside: 20, isRestored: true)
        #expect(history.othersAvoidKeyboard == true && history.restingInset == 0)
    }

    @Test("The inset at a hide is that of rest, unless others have yet to take their room back")
    func insetAtHide() {
        var history = AvoidanceHistory()
        history.keyboardDidHide(leaving: 20)
        #expect(history.isHidden && history.restingInset == 20)
        history.keyboardAppears(beside: 20, isRestored: false)
        history.record(demand(foreignInset: 320, restingInset: 20))
        #expect(history.othersAvoidKeyboard == true)
        history.keyboardDidHide(leaving: 320)
        #expect(history.restingInset == 20)
        history.keyboardDidHide(leaving: 320)
        #expect(history.restingInset == 320)
        history.keyboardAppears(beside: 10, isRestored: false)
        #expect(history.restingInset == 10)
        history.insetWasReset(to: 5)
        #expect(history.restingInset == 5)
    }
}
