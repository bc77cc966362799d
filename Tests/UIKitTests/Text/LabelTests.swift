import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UILabel.
@MainActor
@Suite struct LabelTests {
    let label = UILabel()

    @Test("A label without a text has an intrinsic content size of zero")
    func anEmptyLabelNeedsNoRoom() {
        #expect(label.intrinsicContentSize == .zero)
    }

    // As logged on devices: 20.333 points for one line at 17 on a screen of scale 3, 20.5 at 2.
    @Test("The height of a label's line is rounded up to whole pixels")
    func aLineIsRoundedUpToWholePixels() {
        // A label that was made before this test began may have the scale of another test's screen.
        let label = UILabel()
        label.text = "Ag"
        let scale = max(1, label.traitCollection.displayScale)

        let height = label.intrinsicContentSize.height

        #expect(height == (label.font.lineHeight * scale).rounded(.up) / scale)
        #expect(label.intrinsicContentSize.width > 0)
    }

    @Test("A label with a longer text is wider")
    func aLongerTextIsWider() {
        label.text = "short"
        let short = label.intrinsicContentSize.width
        label.text = "rather longer"
        #expect(label.intrinsicContentSize.width > short)
    }

    @Test("A label of many lines wraps at its preferred maximum layout width")
    func severalLinesWrapAtThePreferredWidth() {
        label.text = "one two three four five six seven eight"
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == line)

        label.preferredMaxLayoutWidth = line.width / 2

        #expect(label.intrinsicContentSize.height > line.height * 1.9)
        #expect(label.intrinsicContentSize.width <= line.width / 2 + 1)
    }

    @Test("Neither a single line nor a text without a width wraps (assumed: A73)")
    func textWithoutWidthDoesNotWrap() {
        label.text = "one two three four"
        let line = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 10, height: 100)) == line)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(.zero) == line)
    }

    @Test("A label of two lines is no higher than these, however long its text is")
    func aLimitOfLinesLimitsTheHeight() {
        label.text = String(repeating: "word ", count: 50)
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(size.height < label.font.lineHeight * 2 + 1)
    }

    // Apple's reference: a font set later applies to the whole of an attributed text.
    @Test("A font that is set later replaces the font of the whole attributed text")
    func aLaterFontRestylesAnAttributedText() {
        label.attributedText = NSAttributedString(
            string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.font.pointSize == 40)

        label.font = .systemFont(ofSize: 10)

        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 10)
        #expect(label.text == "big")
    }

    @Test("User interaction with a label is disabled by default")
    func labelsDoNotTakeTouches() {
        #expect(!label.isUserInteractionEnabled)
    }

    @Test("A label's subclass may inset the text and becomes larger by the insets")
    func aSubclassMayInsetItsText() {
        final class Padded: UILabel {
            override func textRect(
                forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
            ) -> CGRect {
                super.textRect(
                    forBounds: bounds.insetBy(dx: 10, dy: 10),
                    limitedToNumberOfLines: numberOfLines
                ).insetBy(dx: -10, dy: -10)
            }
        }
        let padded = Padded()
        padded.text = "text"
        label.text = "text"
        #expect(padded.intrinsicContentSize.height >= label.intrinsicContentSize.height + 19)
    }

    @Test(
        "A label has a height even for a width that is zero, negative, infinite or NaN",
        arguments: [CGFloat.nan, .infinity, 0, -5])
    func widthsThatAreNoneDoNoHarm(width: CGFloat) {
        label.text = "some words to wrap"
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: width, height: width))
        #expect(size.height > 0)
        label.preferredMaxLayoutWidth = width
        #expect(label.intrinsicContentSize.height > 0)
    }

    #if canImport(SimulatedDevice)
    private func texts(of view: UIView) -> [TextRun] {
        var list = DisplayList()
        view.display(into: &list)
        return list.items.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    // Apple, NSTextAlignment.natural: the app's language decides, not the text's, so English labels
    // stand at the right of a right-to-left interface.
    @Test("A label's natural alignment follows the interface's direction, not the text's")
    func whatIsNaturalIsTheInterfacesEdge() {
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        label.text = "abc"
        #expect(texts(of: label).first?.position.x == 0)

        label.semanticContentAttribute = .forceRightToLeft

        let run = texts(of: label)[0]
        #expect(abs(run.position.x + (run.width ?? 0) - 200) < 0.001)
        #expect(!run.isRightToLeft)
    }

    @Test("The pieces of an attributed text are drawn side by side on one baseline")
    func attributedPiecesAreDrawnSideBySide() {
        let text = NSMutableAttributedString(
            string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(
            NSAttributedString(
                string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
        label.attributedText = text
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)

        let runs = texts(of: label)

        #expect(runs.map(\.string) == ["small ", "big"])
        #expect(runs[0].position.x + (runs[0].width ?? 0) == runs[1].position.x)
        #expect(runs[0].position.y == runs[1].position.y)
        #expect(label.intrinsicContentSize.height > 30)
    }

    @Test("A label's text that doesn't fit ends in an ellipsis")
    func whatDoesNotFitIsTruncated() {
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        label.text = "a text much too long"
        #expect(texts(of: label).first?.string.hasSuffix("…") == true)
    }
    #endif
}
