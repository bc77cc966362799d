import CoreGraphics
import Foundation
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct TextLayoutTests {
    /// Every character but those of no width is ten points wide.
    let face = FontFace(size: 10_000 / 618, design: .monospaced)

    private func layout(
        _ text: String, width: CGFloat = .infinity, mode: NSLineBreakMode = .byWordWrapping,
        lines: Int = 0, alignment: NSTextAlignment = .left
    ) -> TextLayout {
        let options = TextLayoutOptions(
            width: width, lineBreakMode: mode, alignment: alignment, maximumLines: lines)
        return TextLayout(text, face: face, options: options)
    }

    @Test(
        "Text wraps at fifty points between words, and inside a word that is too long",
        arguments: [
            ("", [""]), ("one", ["one"]), ("one\n", ["one", ""]), ("\n\n", ["", "", ""]),
            ("one two", ["one ", "two"]), ("one  two", ["one  ", "two"]),
            ("abcdefg", ["abcde", "fg"]), ("a bcdefgh", ["a ", "bcdef", "gh"]),
            ("abcde fg", ["abcde ", "fg"]), ("ab-cdef", ["ab-", "cdef"]),
            ("a\u{A0}b cd", ["a\u{A0}b ", "cd"]), ("ab\r\ncd", ["ab", "cd"]),
        ])
    func wordsWrapAtFiftyPoints(text: String, lines: [String]) {
        #expect(layout(text, width: 50).lines.map(\.string) == lines)
    }

    @Test("Ideographs wrap after any character")
    func ideographsWrapAnywhere() {
        let em = FontFace(size: 10)
        let options = TextLayoutOptions(width: 35)
        let lines = TextLayout("漢字仮名交じり文", face: em, options: options).lines
        #expect(lines.map(\.string) == ["漢字仮", "名交じ", "り文"])
    }

    @Test(
        "A single line that is too long is truncated, clipped or wrapped as its mode says",
        arguments: [
            (NSLineBreakMode.byTruncatingTail, "abc…"), (.byTruncatingHead, "…ghi"),
            (.byTruncatingMiddle, "ab…i"), (.byClipping, "abcdefghi"), (.byWordWrapping, "abcd"),
            (.byCharWrapping, "abcd"),
        ])
    func oneLineOfFortyPointsGivesWayAsItsModeSays(mode: NSLineBreakMode, shown: String) {
        #expect(layout("abcdefghi", width: 40, mode: mode, lines: 1).lines.map(\.string) == [shown])
    }

    @Test("Of several lines, only the last is truncated")
    func theLastOfSeveralLinesIsTruncated() {
        let layout = layout("one two three four", width: 70, mode: .byTruncatingTail, lines: 2)
        #expect(layout.lines.map(\.string) == ["one two ", "three…"])
        #expect(layout.isTruncated)
    }

    @Test(
        "A line stands at an edge or in the middle, as its alignment says",
        arguments: [NSTextAlignment.left, .center, .right, .natural])
    func linesKeepToTheirEdge(alignment: NSTextAlignment) {
        let x = layout("abc", width: 100, alignment: alignment).lines[0].origin.x
        switch alignment {
        case .center: #expect(x == 35)
        case .right: #expect(x == 70)
        default: #expect(x == 0)
        }
    }

    @Test("Right-to-left text starts at the right, and so do its carets")
    func rightToLeftTextStartsAtTheRight() {
        let layout = layout("שלום", width: 100, alignment: .natural)

        #expect(layout.lines[0].origin.x == 60)
        #expect(layout.caret(at: 0).x == 100)
        #expect(layout.caret(at: 4).x == 60)
        #expect(layout.offset(nearest: CGPoint(x: 98, y: 0)) == 0)
        #expect(layout.offset(nearest: CGPoint(x: 0, y: 0)) == 4)
    }

    @Test("A caret stands between whole characters, and never inside an emoji")
    func caretsStandBetweenWholeCharacters() {
        let layout = layout("a👍🏽b")  // an emoji of four UTF-16 units, one em wide

        #expect(layout.lines[0].stops.map(\.offset) == [0, 1, 5, 6])
        #expect(layout.caret(at: 3) == layout.caret(at: 1))
    }

    @Test("A point leads to the nearest caret of the text")
    func aPointFindsTheNearestCaret() {
        let layout = layout("abc def", width: 40)

        #expect(layout.offset(nearest: CGPoint(x: 14, y: 1)) == 1)
        #expect(layout.offset(nearest: CGPoint(x: 16, y: 1)) == 2)
        #expect(layout.offset(nearest: CGPoint(x: -5, y: -100)) == 0)
        #expect(layout.offset(nearest: CGPoint(x: 500, y: 1)) == 3)
        #expect(layout.offset(nearest: CGPoint(x: 500, y: 500)) == 7)
        #expect(layout.offset(nearest: CGPoint(x: CGFloat.nan, y: CGFloat.nan)) == 0)
    }

    @Test("A range over two lines has one rectangle for each line")
    func aRangeHasOneBoxPerLine() {
        let boxes = layout("abc def", width: 40).rects(of: 1..<6)
        #expect(boxes.map(\.minX) == [10, 0])
        #expect(boxes.map(\.width) == [30, 20])
    }

    /// All words over three letters up to six long, at every small width.
    @Test("Each caret of a small text is found again at its own place")
    func everyCaretIsFoundAgainAtItsOwnPlace() {
        for text in Self.smallTexts {
            for width in [CGFloat(5), 10, 20, 35] {
                let layout = layout(text, width: width)
                for line in layout.lines {
                    for stop in line.wraps ? line.stops.dropLast() : line.stops[...] {
                        let point = layout.caret(at: stop.offset)
                        #expect(layout.offset(nearest: point) == stop.offset, "\(text) \(width)")
                    }
                }
            }
        }
    }

    /// The obvious twin: of all places where a line may end, the last one up to which it fits.
    @Test("Each line of a small text is as long as its width allows")
    func linesAreAsLongAsTheyCanBe() {
        for text in Self.smallTexts {
            for columns in 1...4 {
                let broken = layout(text, width: CGFloat(columns) * 10).lines.map(\.string)
                #expect(broken == Self.wrapped(text, columns: columns), "\(text) \(columns)")
            }
        }
    }

    static let smallTexts: [String] = {
        var all = [""]
        var longest = [""]
        for _ in 0..<5 {
            longest = longest.flatMap { text in ["a", " ", "\n"].map { text + $0 } }
            all += longest
        }
        return all
    }()

    static func wrapped(_ text: String, columns: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var rest = Array(paragraph)
            var lines: [String] = []
            repeat {
                let end = lineEnd(of: rest, columns: columns)
                lines.append(String(rest[..<end]))
                rest.removeFirst(end)
            } while !rest.isEmpty
            return lines
        }
    }

    static func lineEnd(of rest: [Character], columns: Int) -> Int {
        let fits = { (end: Int) in
            rest[..<end].reversed().drop { $0 == " " }.count <= columns
        }
        if fits(rest.count) { return rest.count }
        let breaks = (1..<rest.count).filter { rest[$0 - 1] == " " && rest[$0] != " " }
        return breaks.last(where: fits) ?? (1..<rest.count).last(where: fits) ?? 1
    }
}
