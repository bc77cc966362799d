import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct LuminanceTests {
    private static let white = Luminance(red: 1, green: 1, blue: 1)
    private static let black = Luminance(red: 0, green: 0, blue: 0)

    @Test("Black and white have the highest contrast, and equal colors the lowest")
    func blackAndWhiteContrastMost() {
        #expect(Self.white.contrast(to: Self.black) == 21)
        #expect(Self.black.contrast(to: Self.white) == 21)
        #expect(Self.white.contrast(to: Self.white) == 1)
    }

    @Test(
        "White text stands on what is dark enough", .requirement("U215"),
        arguments: [
            (0, 0, 0, true), (0, 0.478, 1, true), (0.7, 0, 0.7, true), (1, 0.231, 0.188, true),
            (1, 0.8, 0, false), (1, 1, 1, false), (0.6, 0.9, 0.6, false),
        ] as [(Double, Double, Double, Bool)])
    func whiteTextStandsOnDarkColors(red: Double, green: Double, blue: Double, carriesWhite: Bool) {
        #expect(Luminance(red: red, green: green, blue: blue).carriesWhiteText == carriesWhite)
    }

    @Test("What is no color counts as the nearest one")
    func impossibleColorCountsAsNearestOne() {
        #expect(Luminance(red: 7, green: .infinity, blue: 1) == Self.white)
        #expect(Luminance(red: -1, green: .nan, blue: 0) == Self.black)
    }
}
