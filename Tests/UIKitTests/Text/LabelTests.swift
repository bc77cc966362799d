import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct LabelTests {
    let label = UILabel()

    @Test func anEmptyLabelNeedsNoRoom() {
        #expect(label.intrinsicContentSize == .zero)
    }

    // As logged on devices: 20.333 points for one line at 17 on a screen of scale 3, 20.5 at 2.
    @Test func aLineIsRoundedUpToWholePixels() {
        label.text = "Ag"
        let scale = max(1, label.traitCollection.displayScale)

        let height = label.intrinsicContentSize.height

        #expect(height == (label.font.lineHeight * scale).rounded(.up) / scale)
        #expect(label.intrinsicContentSize.width > 0)
    }

    @Test func aLongerTextIsWider() {
        label.text = "short"
        let short = label.intrinsicContentSize.width
        label.text = "rather longer"
        #expect(label.intrinsicContentSize.width > short)
    }

    @Test func severalLinesWrapAtThePreferredWidth() {
        label.text = "one two three four five six seven eight"
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == line)

        label.preferredMaxLayoutWidth = line.width / 2

        #expect(label.intrinsicContentSize.height > line.height * 1.9)
        #expect(label.intrinsicContentSize.width <= line.width / 2 + 1)
    }

    @Test func aLimitOfLinesLimitsTheHeight() {
        label.text = String(repeating: "word ", count: 50)
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(size.height < label.font.lineHeight * 2 + 1)
    }

    // Apple's reference: a font set later applies to the whole of an attributed text.
    @Test func aLaterFontRestylesAnAttributedText() {
        label.attributedText = NSAttributedString(
            string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.font.pointSize == 40)

        label.font = .systemFont(ofSize: 10)

        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 10)
        #expect(label.text == "big")
    }

    @Test func labelsDoNotTakeTouches() {
        #expect(!label.isUserInteractionEnabled)
    }
}
