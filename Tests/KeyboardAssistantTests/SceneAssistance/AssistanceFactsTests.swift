import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

/// The way in which a scene assistant keeps an input visible, from what is around the input.
@MainActor
@Suite struct AssistanceFactsTests {
    private let list = UIScrollView()
    private let text = UITextView()
    private let sheet = UIViewController()

    @Test(
        "A scroll view comes first, then what the app does itself, then a presented safe area",
        .requirement("U373"))
    func firstOneThatHelpsDecides() {
        let decisions: [(AssistanceFacts, SceneKeyboardAssistant.Assistance)] = [
            (AssistanceFacts(), .leftAlone(.notCovered)),
            (AssistanceFacts(isCovered: true), .leftAlone(.noScrollView)),
            (AssistanceFacts(scrollView: .scrolls(list)), .scrollView(list)),
            (
                AssistanceFacts(
                    scrollView: .scrolls(list), followsKeyboardLayoutGuide: true,
                    safeArea: .given(sheet), isCovered: true), .scrollView(list)
            ),
            (
                AssistanceFacts(
                    scrollView: .avoidsKeyboard, followsKeyboardLayoutGuide: true,
                    safeArea: .given(sheet), isCovered: true), .leftAlone(.tableViewController)
            ),
            (
                AssistanceFacts(
                    followsKeyboardLayoutGuide: true, safeArea: .possible(sheet),
                    isCovered: true), .leftAlone(.keyboardLayoutGuide)
            ),
            (
                AssistanceFacts(followsKeyboardLayoutGuide: true, safeArea: .given(sheet)),
                .leftAlone(.keyboardLayoutGuide)
            ),
            (
                AssistanceFacts(safeArea: .possible(sheet), isCovered: true),
                .additionalSafeArea(sheet)
            ),
            (
                AssistanceFacts(
                    scrollView: .showsPart(list), safeArea: .possible(sheet), isCovered: true),
                .additionalSafeArea(sheet)
            ),
            (AssistanceFacts(scrollView: .showsPart(list), isCovered: true), .scrollView(list)),
            (
                AssistanceFacts(
                    scrollView: .showsPart(list), followsKeyboardLayoutGuide: true,
                    safeArea: .possible(sheet), isCovered: true), .scrollView(list)
            ),
            (
                AssistanceFacts(scrollView: .isIdle(text), safeArea: .given(sheet)),
                .additionalSafeArea(sheet)
            ),
            (
                AssistanceFacts(scrollView: .isIdle(text), safeArea: .possible(sheet)),
                .scrollView(text)
            ),
            (
                AssistanceFacts(scrollView: .isIdle(text), followsKeyboardLayoutGuide: true),
                .leftAlone(.keyboardLayoutGuide)
            ),
            (AssistanceFacts(safeArea: .possible(sheet)), .leftAlone(.notCovered)),
            (AssistanceFacts(safeArea: .given(sheet), isCovered: true), .additionalSafeArea(sheet)),
            (AssistanceFacts(safeArea: .given(sheet)), .additionalSafeArea(sheet)),
        ]
        for (facts, decision) in decisions { #expect(facts.decision == decision) }
    }

    @Test(
        "What needs no help gets none, whatever is around it", .requirement("U373"),
        arguments: InactionReason.allCases)
    func reasonComesFirst(reason: InactionReason) {
        for scrollView in [.none, .scrolls(list), .avoidsKeyboard]
            as [AssistanceFacts.ScrollViewHelp]
        {
            for safeArea in [.none, .possible(sheet), .given(sheet)]
                as [AssistanceFacts.SafeAreaHelp]
            {
                let facts = AssistanceFacts(
                    reason: reason, scrollView: scrollView, followsKeyboardLayoutGuide: true,
                    safeArea: safeArea, isCovered: true)
                #expect(facts.decision == .leftAlone(reason))
            }
        }
    }
}
