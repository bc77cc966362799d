import CoreGraphics
import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

/// The heights that keyboards had, by what they depend on.
@Suite struct KeyboardHeightsTests {
    private let phone = KeyboardHeights.Circumstances(
        width: 390, height: 844, language: "en-US", system: "26.0")

    private func with(
        _ change: (inout KeyboardHeights.Circumstances) -> Void
    ) -> KeyboardHeights.Circumstances {
        var other = phone
        change(&other)
        return other
    }

    @Test("A height is remembered under the same circumstances alone", .requirement("U546"))
    func circumstances() {
        var heights = KeyboardHeights()
        #expect(heights.isEmpty && heights.height(under: phone) == nil)
        heights.record(336, under: phone)
        #expect(heights.height(under: phone) == 336)
        let others = [
            with { ($0.width, $0.height) = ($0.height, $0.width) }, with { $0.language = "ja-JP" },
            with { $0.keyboardType = 4 }, with { $0.allowsPredictions = false },
            with { $0.hasAccessory = true }, with { $0.isSecure = true },
            with { $0.contentType = "username" }, with { $0.system = "26.1" },
        ]
        for other in others { #expect(heights.height(under: other) == nil) }
        for (number, other) in others.dropLast().enumerated() {
            heights.record(200 + CGFloat(number), under: other)
            #expect(heights.height(under: other) == 200 + CGFloat(number))
        }
        #expect(heights.height(under: phone) == 336)
    }

    @Test("Another height under the same circumstances drops the others", .requirement("U546"))
    func contradiction() {
        var heights = KeyboardHeights()
        let other = with { $0.language = "de-DE" }
        heights.record(336, under: phone)
        heights.record(336, under: other)
        heights.record(335.7, under: phone)
        #expect(heights.height(under: other) == 336)
        heights.record(291, under: phone)
        #expect(heights.height(under: phone) == 291 && heights.height(under: other) == nil)
    }

    @Test("Another version of the system drops all", .requirement("U546"))
    func system() {
        var heights = KeyboardHeights()
        heights.record(336, under: phone)
        heights.record(346, under: with { $0.system = "26.1" })
        #expect(heights.height(under: phone) == nil)
    }

    @Test(
        "Without a language, a height is known if it was the same in all", .requirement("U546"))
    func unknownLanguage() {
        var heights = KeyboardHeights()
        let unknown = with { $0.language = nil }
        #expect(heights.height(under: unknown) == nil)
        heights.record(336, under: phone)
        heights.record(336, under: with { $0.language = "de-DE" })
        #expect(heights.height(under: unknown) == 336)
        heights.record(300, under: with { $0.language = "zh-Hans" })
        #expect(heights.height(under: unknown) == nil)
        heights.record(320, under: unknown)
        #expect(heights.height(under: unknown) == 320)
    }

    @Test("Impossible heights aren't kept, and the oldest go", .requirement("U546"))
    func limits() {
        var heights = KeyboardHeights()
        for height in [0, -3, .infinity, .nan] as [CGFloat] { heights.record(height, under: phone) }
        #expect(heights.isEmpty)
        for width in 1...40 { heights.record(300, under: with { $0.width = CGFloat(width) }) }
        #expect(heights.height(under: with { $0.width = 8 }) == nil)
        #expect(heights.height(under: with { $0.width = 9 }) == 300)
    }

    @Test("An app can keep the heights", .requirement("U546"))
    func coding() throws {
        var heights = KeyboardHeights()
        heights.record(336, under: phone)
        let data = try JSONEncoder().encode(heights)
        #expect(try JSONDecoder().decode(KeyboardHeights.self, from: data) == heights)
    }

    @Test("An expected height has points if it is known", .requirement("U546"))
    func points() {
        let all = [ExpectedKeyboardHeight.measured(1), .remembered(2), .unknown]
        #expect(all.map(\.points) == [1, 2, nil])
    }
}
