import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct TextConsumptionTests {
    @Test(
        "Text is used if what was typed is gone, and not if it was formatted or completed",
        .requirement("U574"),
        arguments: [
            ("red", "", true), ("red", "\u{FFFC} ", true), ("red", "blue", false),
            ("ny", "New York", false), ("3.14159", "3.14", false),
            (" red ", "red", false), ("red", "Red", false), ("red", "red, ", false),
            ("red", "reddish", false), ("0171234", "0171 / 234", false), ("", "", false),
            ("  ", "", false), ("", "x", false), ("😀", "", true), ("é", "É", false),
        ])
    func textIsUsed(before: String, after: String, isUsed: Bool) {
        #expect(TextConsumption(before: before, after: after).isConsumed == isUsed)
    }
}
