import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@Suite struct SVGWriterTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    private func document(_ fill: (inout DisplayList) -> Void) -> SVGDocument {
        var list = DisplayList()
        fill(&list)
        return SVGDocument(
            SVGWriter.document(list, size: CGSize(width: 100, height: 50), title: "A & B"))
    }

    @Test("A document has its size and its title")
    func documentHasSizeAndTitle() {
        let svg = document { _ in }
        #expect(svg.isWellFormed)
        #expect(svg.elements.first?.attributes["viewBox"] == "0 0 100 50")
        #expect(svg.text.contains("A & B"))
    }

    @Test(
        "Text is escaped, and what XML cannot say is left out",
        arguments: [
            ("a < b & c > \"d\"", "a < b & c > \"d\""), ("]]>", "]]>"), ("a\u{0}\u{7}b", "ab"),
            ("Müller 🙂 مرحبا", "Müller 🙂 مرحبا"),
        ])
    func textIsEscapedForXML(text: String, read: String) {
        let svg = document { $0.text(TextRun(text, at: .zero, in: FontFace(size: 17), color: red)) }
        #expect(svg.isWellFormed)
        #expect(svg.text.contains(read))
    }

    @Test("Text is as wide as it was measured")
    func textIsAsWideAsMeasured() {
        let svg = document {
            $0.text(
                TextRun("Name", at: .zero, width: 43.5, in: FontFace(size: 17), color: red))
        }
        let text = svg.elements.last?.attributes
        #expect(text?["textLength"] == "43.5")
        #expect(text?["lengthAdjust"] == "spacingAndGlyphs")
    }

    @Test(
        "Where a line of text is anchored goes with its direction",
        arguments: [
            (TextRun.Anchor.left, false, nil), (.left, true, "end"), (.center, false, "middle"),
            (.center, true, "middle"), (.right, false, "end"), (.right, true, nil),
        ] as [(TextRun.Anchor, Bool, String?)])
    func lineAnchorFollowsTextDirection(anchor: TextRun.Anchor, isRightToLeft: Bool, name: String?)
    {
        let svg = document {
            $0.text(
                TextRun(
                    "Name", at: .zero, anchor: anchor, in: FontFace(size: 17), color: red,
                    isRightToLeft: isRightToLeft))
        }
        #expect(svg.elements.last?.attributes["text-anchor"] == name)
    }

    @Test("Each shape becomes an element of its kind")
    func shapesBecomeElementsOfTheirKind() {
        let svg = document {
            $0.fill(frame, cornerRadius: 5, red)
            $0.fill(.ellipse(frame), red)
            $0.stroke(.line(from: .zero, to: CGPoint(x: 5, y: 5)), red, width: 2)
            $0.fill(.rectangle(frame, cornerRadius: 5, corners: .layerMinXMinYCorner), red)
        }
        #expect(svg.isWellFormed)
        #expect(["rect", "ellipse", "line", "path"].map(svg.count(of:)) == [1, 1, 1, 1])
    }

    @Test("What cannot be seen is not written")
    func invisibleThingsAreNotWritten() {
        let clear = CGColor(gray: 0, alpha: 0)
        let svg = document {
            $0.fill(frame, clear)
            $0.stroke(.ellipse(frame), red, width: 0)
            $0.text(TextRun("", at: .zero, in: FontFace(size: 17), color: red))
            $0.symbol("no.such.symbol", in: frame, red)
            $0.group(DisplayGroup.Style(opacity: 0)) { $0.fill(frame, red) }
        }
        #expect(svg.elements.map(\.name) == ["svg", "title", "style"])
    }

    @Test("Numbers that are none draw nothing wild and do not crash")
    func invalidNumbersDrawNothingWild() {
        let color = CGColor(
            red: CGFloat.nan, green: CGFloat.infinity, blue: -5, alpha: 1)
        let none = CGFloat.nan
        let rect = CGRect(x: none, y: none, width: -1, height: none)
        let svg = document {
            $0.fill(rect, cornerRadius: .nan, color)
            $0.stroke(
                .line(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero), color, width: .infinity)
            $0.symbol("plus", in: rect, color)
            $0.text(
                TextRun("a", at: rect.origin, width: .nan, in: FontFace(size: .nan), color: color))
            $0.group(DisplayGroup.Style(transform: CGAffineTransform(scaleX: .nan, y: 1))) {
                $0.fill(frame, color)
            }
        }
        #expect(svg.isWellFormed)
        #expect(!svg.elements.contains { $0.attributes.values.contains { $0.contains("nan") } })
    }

    @Test("Equal clips and shadows are defined once")
    func equalClipsAndShadowsDefinedOnce() {
        let shadow = DisplayShadow(color: red, offset: .zero, radius: 4)
        let svg = document { list in
            for _ in 0..<3 {
                list.group(DisplayGroup.Style(clip: .ellipse(frame))) { $0.fill(frame, red) }
                list.group(DisplayGroup.Style(shadow: shadow)) { $0.fill(frame, red) }
            }
        }
        #expect(svg.isWellFormed)
        #expect(svg.count(of: "clipPath") == 1)
        #expect(svg.count(of: "filter") == 1)
    }
}
