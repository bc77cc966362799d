import CoreGraphics
import Requirements
import Testing

@testable import Example

@Suite(.requirement("U441")) struct GuideFindingsTests {
    /// A place of a keyboard whose top is at 458, with the tops of the two guides.
    private func placement(window: CGFloat, root: CGFloat?) -> KeyboardPlacement {
        func guide(_ top: CGFloat) -> CGRect {
            CGRect(x: 0, y: top, width: 390, height: 844 - top)
        }
        return KeyboardPlacement(
            windowGuide: guide(window), rootGuide: root.map(guide), posted: guide(458),
            converted: guide(458), safeAreaBottom: 810)
    }

    @Test(
        "The guides that moved tell which views have a guide that follows the keyboard",
        arguments: [
            (810, 458, "belowWindow"), (844, 458, "belowWindow"), (458, 810, "window"),
            (458, nil, "window"), (458, 458, "all"), (358, 458, "allAndWindowIsOff"),
            (810, 810, nil),
        ] as [(CGFloat, CGFloat?, String?)])
    func guidesTellViews(window: CGFloat, root: CGFloat?, answer: String?) {
        var findings = GuideFindings()
        findings.placements = [
            placement(window: 810, root: 810), placement(window: window, root: root),
        ]
        let answers = findings.answers.filter { $0.0 == .guidedViews }.map(\.1)
        #expect(answers == [answer])
    }

    @Test("A guide without a frame shows no keyboard, and doesn't count when there is none")
    func guideWithoutFrame() {
        var zero = placement(window: 810, root: 458)
        zero.windowGuide = .zero
        let answers = GuideFindings(placements: [zero]).answers.filter { $0.0 == .guidedViews }
        #expect(answers.map(\.1) == ["belowWindow"])
        zero.rootGuide?.origin.y = 810
        #expect(zero.guideAtRest == "the guide is at the safe area's end")
    }

    @Test("The guide of the root view is too high if it alone stays up")
    func rootGuideIsTooHigh() {
        #expect(placement(window: 810, root: 766).guideAtRest == "the guide is too high")
    }

    @Test(
        "A sheet and the view behind it tell whose guide follows the keyboard",
        arguments: [
            (true, true, "both"), (true, false, "presented"), (false, true, "presenting"),
            (false, false, nil), (nil, true, nil),
        ] as [(Bool?, Bool, String?)])
    func sheetTellsGuide(isInSheet: Bool?, isBehind: Bool, answer: String?) {
        let findings = SheetGuideFindings(isInSheet: isInSheet, isBehind: isBehind)
        #expect(findings.answer == answer)
    }
}
