import CoreGraphics
import Foundation
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct TextMetricsTests {
    let face = FontFace(size: 1000)

    @Test("An empty text has no width")
    func anEmptyTextHasNoWidth() {
        #expect(TextMetrics.width(of: "", in: face) == 0)
    }

    @Test(
        "A letter with an accent is as wide as the letter without it",
        arguments: [
            ("é", "e"), ("Å", "A"), ("ñ", "n"), ("ž", "z"), ("e\u{301}", "e"), ("ở", "o"),
        ])
    func accentsAddNothing(accented: String, plain: String) {
        #expect(
            TextMetrics.width(of: accented, in: face) == TextMetrics.width(of: plain, in: face))
    }

    @Test(
        "A full-width character or an emoji is one em wide",
        arguments: ["漢", "か", "カ", "한", "😀", "👨‍👩‍👧", "🇩🇪", "Ａ", "、"])
    func fullWidthCharactersAreOneEm(character: String) {
        #expect(TextMetrics.width(of: character, in: face) == 1000)
        #expect(TextMetrics.width(of: character, in: FontFace(size: 17, weight: .bold)) == 17)
    }

    @Test("Wide letters are wider than narrow ones")
    func wideLettersAreWiderThanNarrowOnes() {
        for (wide, narrow) in [("W", "I"), ("m", "n"), ("n", "l"), ("@", "."), ("M", "E")] {
            #expect(
                TextMetrics.width(of: wide, in: face) > TextMetrics.width(of: narrow, in: face))
        }
    }

    @Test("A text is as wide as all its characters together")
    func aTextIsAsWideAsItsCharacters() {
        let text = "Straße 12, Zürich – Ελλάδα, Москва, שלום, مرحبا"

        let sum = text.map { TextMetrics.width(of: String($0), in: face) }.reduce(0, +)

        #expect(abs(TextMetrics.width(of: text, in: face) - sum) < 0.001)
        #expect(text.allSatisfy { TextMetrics.advance(of: $0, in: face) > 0 })
    }

    @Test("A text gets wider with each heavier weight of its font")
    func heavierIsWider() {
        let widths = FontWeight.allCases.map {
            TextMetrics.width(of: "Hamburg", in: FontFace(size: 17, weight: $0))
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test("Monospaced designs give one width to all digits, or to all characters")
    func monospacedDesignsHaveOneWidth() {
        let digits = FontFace(size: 17, design: .monospacedDigits)
        let mono = FontFace(size: 17, design: .monospaced)

        #expect(Set("0123456789".map { TextMetrics.advance(of: $0, in: digits) }).count == 1)
        #expect(Set("iW1.".map { TextMetrics.advance(of: $0, in: mono) }).count == 1)
        #expect(TextMetrics.advance(of: "1", in: face) < TextMetrics.advance(of: "2", in: face))
    }

    @Test(
        "A font size that isn't a positive number counts as zero",
        arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func aSizeThatIsNoLengthCountsAsZero(size: CGFloat) {
        let face = FontFace(size: size)
        #expect(TextMetrics.width(of: "abc", in: face) == 0)
        #expect(face.lineHeight == 0)
    }
}
