import CoreGraphics
import Example
import Requirements
import Testing

@Suite struct AssistantChoiceTests {
    @Test(
        "An offset is taken as typed, and what is no number changes nothing", .requirement("U240"),
        arguments: [
            ("12", 12), ("-4", -4), (" 7.5 ", 7.5), ("", 30), ("abc", 30), ("nan", 30),
            ("inf", 30), ("1e400", 30),
        ] as [(String, CGFloat)])
    func offsetIsTakenAsTyped(text: String, expected: CGFloat) {
        var choice = AssistantChoice()
        choice.setOffset(typed: text)
        #expect(choice.offset == expected)
    }

    @Test(
        "An offset is shown without a fraction that says nothing", .requirement("U240"),
        arguments: [(30, "30"), (7.5, "7.5"), (-1, "-1"), (1e300, "1e+300")]
            as [(CGFloat, String)])
    func offsetIsShownWithoutNeedlessFraction(offset: CGFloat, text: String) {
        var choice = AssistantChoice()
        choice.offset = offset
        #expect(choice.offsetText == text)
    }
}
