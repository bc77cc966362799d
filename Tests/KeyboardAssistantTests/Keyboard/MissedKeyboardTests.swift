import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct MissedKeyboardTests {
    private func missed(
        after phases: [KeyboardTransition.Phase], at known: CGFloat = 336, docked: CGFloat?
    ) -> KeyboardTransition? {
        var status = KeyboardStatus()
        for phase in phases { _ = status.handle(.make(phase, known), measure: \.height) }
        return status.missedTransition(docked: docked.map { .docked($0) }) { $0.maxY == 844 }
    }

    @Test(
        "A keyboard that came, went or grew without a word is noticed, and no other",
        .requirement("F13"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1572"))
    func missedKeyboardChangeIsNoticed() {
        #expect(missed(after: [], docked: nil) == nil)
        #expect(missed(after: [], docked: 336)?.phase == .didShow)
        #expect(missed(after: [.willHide], docked: 336)?.endFrame == .docked(336))
        #expect(missed(after: [.didShow], docked: 336) == nil)
        #expect(missed(after: [.didShow], docked: 380)?.endFrame == .docked(380))
        #expect(missed(after: [.didShow], docked: nil)?.phase == .didHide)
        #expect(missed(after: [.willHide, .didHide], docked: nil) == nil)
        for docked in [nil, 380] as [CGFloat?] {
            #expect(missed(after: [.didShow], docked: docked)?.animation.duration == 0)
        }
    }

    @Test("A keyboard that is docked nowhere is gone only where that counts", .requirement("U314"))
    func undockedKeyboardIsGoneWhereCounted() {
        var status = KeyboardStatus()
        _ = status.handle(.make(.didShow, 336), measure: \.height)
        #expect(status.missedTransition(docked: nil, absenceCounts: false) { _ in true } == nil)
        #expect(
            status.missedTransition(docked: .docked(380), absenceCounts: false) { _ in true } != nil
        )
    }

    @Test(
        "A keyboard that is about to show, or floats, is not missed", .requirement("F13"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1572"))
    func floatingKeyboardIsNotMissed() {
        #expect(missed(after: [.willShow], docked: nil) == nil)
        #expect(missed(after: [.didShow, .willShow], docked: 336) == nil)
        var status = KeyboardStatus()
        let floating = CGRect(x: 40, y: 300, width: 200, height: 200)
        _ = status.handle(
            KeyboardTransition(phase: .didShow, endFrame: floating), measure: \.height)
        #expect(status.missedTransition(docked: nil) { $0.maxY == 844 } == nil)
    }
}
