import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

@MainActor
@Suite struct ParagraphTests {
    private static func centered(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        return NSAttributedString(
            string: text,
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    }

    @Test("A copy of a style no longer changes", .requirement("U593"))
    func copyStays() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 8
        #expect(copy?.lineSpacing == 4 && copy != style)
        #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 8)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    }

    // Apple, `attributedText`: the properties of style reflect what the text begins with.
    @Test("Labels and text views take over a text's alignment", .requirement("U593"))
    func labelTakesOverAlignment() {
        let (label, textView) = (UILabel(), UITextView())
        label.attributedText = Self.centered("Name")
        textView.attributedText = Self.centered("Notes")
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
        #expect(textView.textAlignment == .center)
    }

    @Test("What is typed next has the attributes that are set", .requirement("U593"))
    func typingAttributesAreKept() {
        let (textView, style) = (UITextView(), NSMutableParagraphStyle())
        style.headIndent = 12
        textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
        #expect((textView.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.headIndent == 12)
        #expect(textView.font?.pointSize == 20)
    }

    @Test("A string has the size that a label has for it", .requirement("U593"))
    func stringHasSize() {
        let (label, font) = (UILabel(), UIFont.systemFont(ofSize: 17))
        (label.text, label.font) = ("A name", font)
        let size = ("A name" as NSString).size(withAttributes: [.font: font])
        #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
        let wrapped = ("A name" as NSString).boundingRect(
            with: CGSize(width: size.width - 1, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(wrapped.height > size.height * 1.5)
    }

    // UITextInputTraits.h.
    @Test("The keyboard for the alphabet is that for ASCII", .requirement("U593"))
    func alphabetIsASCII() {
        #expect(UIKeyboardType.alphabet == .asciiCapable)
    }
}
