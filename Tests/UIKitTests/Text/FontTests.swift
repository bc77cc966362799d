import Foundation
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIFont and UIFontMetrics.
@MainActor
@Suite struct FontTests {
    // UIFont at 17 points as logged on iOS 13 to 18: 20.287, 16.187, -4.101, 11.978, 8.948.
    @Test("The system font at 17 points has the metrics of San Francisco")
    func theSystemFontHasSanFranciscosMetrics() {
        let font = UIFont.systemFont(ofSize: 17)

        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.948) < 0.001)
    }

    // Apple's Human Interface Guidelines, Typography.
    @Test(
        "Each text style has its documented size for the preferred content size",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, 17),
            (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
            (.largeTitle, .large, 34), (.largeTitle, .accessibilityMedium, 44),
            (.headline, .extraExtraExtraLarge, 23), (.footnote, .small, 12),
            (.caption2, .extraLarge, 13), (.title3, .accessibilityLarge, 37),
            (.subheadline, .medium, 14), (.callout, .accessibilityExtraLarge, 38),
        ])
    func textStylesHaveTheDocumentedSizes(
        style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
    ) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == size)
    }

    @Test("A scaled font grows as the body style does, up to its maximum size")
    func scaledFontsKeepTheirProportionAndTheirMaximum() {
        let traits = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 10)

        let free = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        let limited = UIFontMetrics.default.scaledFont(
            for: font, maximumPointSize: 20, compatibleWith: traits)

        let expected: CGFloat = 10 * 53 / 17
        #expect(abs(free.pointSize - expected) < 0.5)
        #expect(limited.pointSize == 20)
    }

    @Test("Fonts of the same size and weight are equal, and those of other sizes aren't")
    func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    }

    @Test("A font is made bold or italic by way of its descriptor", .requirement("U357"))
    func descriptorMakesFontBoldOrItalic() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == body.pointSize)
        #expect(font == UIFont.boldSystemFont(ofSize: body.pointSize))
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(body.fontDescriptor.withSize(5).pointSize == 5)
    }
}
