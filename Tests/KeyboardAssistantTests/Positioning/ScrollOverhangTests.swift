import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// Content of 1,000 points in a scroll view of 600 points, 300 of which are room for the keyboard.
@Suite(.requirement("U381")) struct ScrollOverhangTests {
    private static func axis(
        at offset: CGFloat, content: CGFloat = 1000, startInset: CGFloat = 50
    ) -> ScrollAxis {
        ScrollAxis(
            offset: offset, length: 600, contentLength: content, startInset: startInset,
            endInset: 300)
    }

    @Test(
        "Content overhangs as far as it is scrolled beyond the end that is left",
        arguments: [
            ("at the end", axis(at: 700), 300, 300),
            ("at the end, and a part of the room goes", axis(at: 700), 44, 44),
            ("before the end", axis(at: 500), 300, 100),
            ("at the end that is left", axis(at: 400), 300, 0),
            ("far before the end", axis(at: 100), 300, 0),
            ("stretched beyond the end", axis(at: 760), 300, 300),
            ("at the start of content that then fits", axis(at: -50, content: 400), 300, 0),
            ("content that then fits, scrolled", axis(at: 20, content: 400), 300, 220),
            ("nothing goes", axis(at: 700), 0, 0),
            ("the room grows", axis(at: 700), -40, 0),
            ("not a number", axis(at: 700), .nan, 0),
        ] as [(String, ScrollAxis, CGFloat, CGFloat)])
    func overhang(name: String, axis: ScrollAxis, amount: CGFloat, expected: CGFloat) {
        #expect(axis.overhang(without: amount) == expected, "\(name)")
    }

    @Test("With the overhang kept, the content rests where it is")
    func overhangKeepsOffset() {
        for offset in stride(from: -50 as CGFloat, through: 700, by: 25) {
            let before = Self.axis(at: offset)
            var after = before
            after.endInset -= 300 - before.overhang(without: 300)
            #expect(after.restingOffset == offset)
        }
    }

    @Test(
        "What is held is what stays, and the overhang",
        arguments: [
            ("all of the content inset goes", 700, 300, 0, 0, 300),
            ("a part stays", 700, 300, 200, 0, 300),
            ("a part stays, and that is enough", 500, 300, 200, 0, 0),
            ("a part stays, and that isn't enough", 650, 300, 200, 0, 250),
            ("room elsewhere goes", 700, 0, 0, 260, 260),
            ("room elsewhere goes, a part of which is needed", 500, 0, 0, 260, 60),
            ("room elsewhere goes while some is held", 700, 44, 0, 260, 304),
            ("the room grows", 700, 300, 340, 0, 0),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func heldInset(
        name: String, offset: CGFloat, added: CGFloat, remaining: CGFloat, elsewhere: CGFloat,
        held: CGFloat
    ) {
        let change = ScrollEndInset.Change(remaining: remaining, removedElsewhere: elsewhere)
        #expect(change.heldInset(in: Self.axis(at: offset), added: added) == held, "\(name)")
    }
}
