import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct MoveFactsTests {
    private static let reasons: [(MoveFacts, InactionReason)] = [
        (MoveFacts(keyboard: .away), .noKeyboard),
        (MoveFacts(keyboard: .away, others: .tableViewController), .noKeyboard),
        (MoveFacts(keyboard: .foreign), .foreignKeyboard),
        (MoveFacts(keyboard: .foreign, others: .foreignInset, hasInput: false), .foreignKeyboard),
        (MoveFacts(keyboard: .unused), .foreignKeyboard),
        (MoveFacts(keyboard: .unused, hasInput: false), .noInput),
        (MoveFacts(keyboard: .detached), .detachedKeyboard),
        (MoveFacts(hasInput: false), .noInput),
        (MoveFacts(scrolls: false), .delegate),
        (MoveFacts(isInside: false), .outsideScrollView),
        (MoveFacts(isVisible: true), .alreadyVisible),
        (MoveFacts(isScrolledByPeople: true, isVisible: true), .alreadyVisible),
        (MoveFacts(isScrolledByPeople: true), .peopleAreScrolling),
        (MoveFacts(), .notFullyVisible),
    ]

    @Test(
        "The reason is the first that holds, from the keyboard to the input", .requirement("U388"),
        arguments: reasons)
    func firstThatHolds(facts: MoveFacts, reason: InactionReason) {
        #expect(facts.inactionReason == reason)
        var changed = facts
        changed.hasChanged = true
        #expect(changed.inactionReason == nil)
    }

    @Test(
        "Others who avoid the keyboard are named, whether or not something moved",
        .requirement("U388"))
    func othersAreNamed() {
        for hasChanged in [false, true] {
            let reasons = KeyboardAvoider.allCases.map {
                MoveFacts(hasChanged: hasChanged, others: $0).inactionReason
            }
            #expect(
                reasons == [
                    .tableViewController, .otherAssistant, .keyboardLayoutGuide, .ownSafeArea,
                    .foreignInset,
                ])
        }
    }

    @Test("Whatever the facts, there is a reason exactly if nothing changed", .requirement("U388"))
    func reasonExactlyIfNothingChanged() {
        for keyboard in MoveFacts.Keyboard.allCases {
            for bits in 0..<64 {
                let facts = MoveFacts(
                    keyboard: keyboard, hasChanged: bits & 1 > 0, hasInput: bits & 2 > 0,
                    scrolls: bits & 4 > 0, isInside: bits & 8 > 0,
                    isScrolledByPeople: bits & 16 > 0, isVisible: bits & 32 > 0)
                #expect((facts.inactionReason == nil) == facts.hasChanged, "\(facts)")
            }
        }
    }
}
