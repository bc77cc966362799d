import Requirements
import Testing

@testable import KeyboardAssistant

@MainActor
@Suite struct InputTitleTests {
    @Test(
        "The app's title counts most, then the placeholder, then VoiceOver's label",
        .requirement("U369"),
        arguments: [
            (nil, nil, nil, nil), ("A", "B", "C", "A"), (nil, "B", "C", "B"), (nil, nil, "C", "C"),
            (nil, "", "C", "C"), (nil, " ", "C", "C"), (nil, "", "", nil), ("", "B", "C", ""),
        ] as [(String?, String?, String?, String?)])
    func firstSourceWithTextCounts(
        own: String?, placeholder: String?, label: String?, expected: String?
    ) {
        let title = InputTitle(own: own, placeholder: placeholder, accessibilityLabel: label)
        #expect(title.text == expected)
    }
}
