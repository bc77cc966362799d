import CoreGraphics
import Testing

@testable import SimulatedDevice

@Suite struct SVGNumberTests {
    @Test(
        "Numbers have at most three decimals, none of them needless",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (10.25, "10.25"),
            (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-0.0004, "0"),
            (-0.05, "-0.05"), (100, "100"), (7.007, "7.007"), (1e12, "1000000"),
            (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
        ] as [(CGFloat, String)])
    func numbersHaveAtMostThreeDecimals(number: CGFloat, text: String) {
        #expect(SVGNumber.text(number) == text)
    }

    @Test("Reading a number again gives what was written, to a thousandth")
    func readingNumberGivesWhatWasWritten() throws {
        for step in stride(from: -3000, through: 3000, by: 7) {
            let number = CGFloat(step) / 999
            let again = try #require(Double(SVGNumber.text(number)))
            #expect(abs(again - number) <= 0.000_501)
        }
    }
}
