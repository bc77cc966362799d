import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITextField.
@MainActor
@Suite struct TextFieldStyleTests {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    private var style: [NSAttributedString.Key: Any] {
        guard let text = field.attributedText, text.length > 0 else { return [:] }
        return text.attributes(at: 0, effectiveRange: nil)
    }

    // `allowsEditingTextAttributes`.
    @Test(
        "A field lets nobody edit the style of its text, until it is told to", .requirement("U593"))
    func nobodyEditsTheStyle() {
        #expect(!field.allowsEditingTextAttributes)

        field.allowsEditingTextAttributes = true

        #expect(field.allowsEditingTextAttributes)
    }

    // `allowsEditingTextAttributes`: code may set the style nevertheless.
    @Test(
        "Code sets the style of a field's text, whether people may edit it or not",
        .requirement("U593"), arguments: [false, true])
    func codeSetsTheStyle(isAllowed: Bool) {
        field.allowsEditingTextAttributes = isAllowed

        field.attributedText = NSAttributedString(
            string: "Ada", attributes: [.foregroundColor: UIColor.red])
        #expect(field.text == "Ada")
        #expect(style[.foregroundColor] as? UIColor == .red)

        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        #expect((style[.font] as? UIFont)?.pointSize == 30)
    }
}
