import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct FocusRefusalTests {
    @Test(
        "Whoever is known to have said no declined, or else whoever can",
        .requirement("U513"),
        arguments: [
            (nil, false, true, true, .ofOld), (true, false, true, true, .ofOld),
            (false, nil, true, true, .ofNew), (true, nil, true, true, .ofOld),
            (nil, nil, false, true, .ofOld), (nil, nil, true, false, .ofNew),
            (nil, nil, false, false, .ofNew), (nil, nil, true, true, .unknown),
        ] as [(Bool?, Bool?, Bool, Bool, FocusRefusal)])
    func refusal(
        begins: Bool?, ends: Bool?, newIsAsked: Bool, oldIsAsked: Bool, expected: FocusRefusal
    ) {
        let answers = FocusAnswers(begins: begins, ends: ends)
        #expect(
            FocusRefusal(answers, newIsAsked: newIsAsked, oldIsAsked: oldIsAsked) == expected)
    }
}
