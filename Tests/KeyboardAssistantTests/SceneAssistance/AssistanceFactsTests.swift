import Requirements
import Testing

@testable import KeyboardAssistant

/// The way in which a scene assistant keeps an input visible, from what is around the input.
@Suite struct AssistanceFactsTests {
    private typealias Facts = AssistanceFacts<String, String>

    @Test(
        "A scroll view comes first, then what the app does itself, then a presented safe area",
        .requirement("U373"),
        arguments: [
            (Facts(), .leftAlone(.notCovered)),
            (Facts(isCovered: true), .leftAlone(.noScrollView)),
            (Facts(scrollView: .scrolls("list")), .scrollView("list")),
            (
                Facts(
                    scrollView: .scrolls("list"), followsKeyboardLayoutGuide: true,
                    safeArea: .given("sheet"), isCovered: true), .scrollView("list")
            ),
            (
                Facts(
                    scrollView: .avoidsKeyboard, followsKeyboardLayoutGuide: true,
                    safeArea: .given("sheet"), isCovered: true), .leftAlone(.tableViewController)
            ),
            (
                Facts(
                    followsKeyboardLayoutGuide: true, safeArea: .possible("sheet"),
                    isCovered: true), .leftAlone(.keyboardLayoutGuide)
            ),
            (
                Facts(followsKeyboardLayoutGuide: true, safeArea: .given("sheet")),
                .leftAlone(.keyboardLayoutGuide)
            ),
            (
                Facts(safeArea: .possible("sheet"), isCovered: true), .additionalSafeArea("sheet")
            ),
            (
                Facts(
                    scrollView: .showsPart("list"), safeArea: .possible("sheet"), isCovered: true),
                .additionalSafeArea("sheet")
            ),
            (Facts(scrollView: .showsPart("list"), isCovered: true), .scrollView("list")),
            (
                Facts(
                    scrollView: .showsPart("list"), followsKeyboardLayoutGuide: true,
                    safeArea: .possible("sheet"), isCovered: true), .scrollView("list")
            ),
            (
                Facts(scrollView: .isIdle("text"), safeArea: .given("sheet")),
                .additionalSafeArea("sheet")
            ),
            (Facts(scrollView: .isIdle("text"), safeArea: .possible("sheet")), .scrollView("text")),
            (
                Facts(scrollView: .isIdle("text"), followsKeyboardLayoutGuide: true),
                .leftAlone(.keyboardLayoutGuide)
            ),
            (Facts(safeArea: .possible("sheet")), .leftAlone(.notCovered)),
            (Facts(safeArea: .given("sheet"), isCovered: true), .additionalSafeArea("sheet")),
            (Facts(safeArea: .given("sheet")), .additionalSafeArea("sheet")),
        ] as [(Facts, Facts.Decision)])
    private func decision(facts: Facts, decision: Facts.Decision) {
        #expect(facts.decision == decision)
    }

    @Test(
        "What needs no help gets none, whatever is around it", .requirement("U373"),
        arguments: SceneKeyboardAssistant.Exemption.allCases)
    func exemptionComesFirst(exemption: SceneKeyboardAssistant.Exemption) {
        for scrollView in [.none, .scrolls("list"), .avoidsKeyboard] as [Facts.ScrollViewHelp] {
            for safeArea in [.none, .possible("sheet"), .given("sheet")] as [Facts.SafeAreaHelp] {
                let facts = Facts(
                    exemption: exemption, scrollView: scrollView, followsKeyboardLayoutGuide: true,
                    safeArea: safeArea, isCovered: true)
                #expect(facts.decision == .leftAlone(exemption))
            }
        }
    }
}
