import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITextField.
@MainActor
@Suite struct TextFieldGeometryTests {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    @Test("The text of a field without a border has all of its bounds")
    func withoutABorderTheTextHasAllTheRoom() {
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }

    @Test("A rounded border keeps a field's text off both edges")
    func aRoundedBorderKeepsTheTextOffTheEdges() {
        field.borderStyle = .roundedRect
        let rect = field.textRect(forBounds: field.bounds)
        #expect(rect.minX > 0)
        #expect(rect.maxX < 200)
    }

    // 34 points for a bordered field since iOS 13 (assumed: A15), in small fonts too
    // (xamarin/Xamarin.Forms#987).
    @Test("A rounded field is 34 points high, and higher only for a large font")
    func aRoundedFieldIsThirtyFourPointsHigh() {
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 12)
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 50)
    }

    // 56 points since iOS 11 (Esri/maps-app-ios#67).
    @Test("A search bar is 56 points high, and higher only for a large font (assumed: A48)")
    func aSearchBarIsAsHighAsItsFieldNeeds() {
        let bar = UISearchBar()
        #expect(bar.intrinsicContentSize.height == 56)
        bar.searchTextField.font = .systemFont(ofSize: 60)
        #expect(bar.intrinsicContentSize.height > 70)
        bar.sizeToFit()
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.bounds.height > 60)
    }

    @Test("A field whose text is shorter than its placeholder is as wide as the placeholder")
    func itIsAsWideAsTheWiderOfTextAndPlaceholder() {
        field.placeholder = "a long placeholder"
        let wide = field.intrinsicContentSize.width
        field.text = "short"
        #expect(field.intrinsicContentSize.width == wide)
    }

    @Test("A field's left view takes room from the text only while it is shown")
    func sideViewsTakeRoomOnlyWhileTheyAreShown() {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 0)

        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        #expect(field.leftView?.superview === field)
        #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))

        field.leftViewMode = .never
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
    }

    // Apple's reference: the left view stands at the leading side.
    @Test("A field's left view stands at the right where one reads from right to left")
    func sideViewsChangePlacesFromRightToLeft() {
        field.semanticContentAttribute = .forceRightToLeft
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: field.bounds).maxX == 200)
        #expect(field.textRect(forBounds: field.bounds).maxX == 170)
    }

    @Test("The clear button takes room from the text only while there is a text to clear")
    func theClearButtonTakesRoomWhileThereIsTextToClear() {
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).maxX == 200)
        field.text = "x"
        let text = field.textRect(forBounds: field.bounds)
        let button = field.clearButtonRect(forBounds: field.bounds)
        #expect(text.maxX <= button.minX)
    }

    @Test("The caret stands where a field's subclass moves the text")
    func aSubclassMayMoveTheText() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                bounds.insetBy(dx: 50, dy: 0)
            }
            override func editingRect(forBounds bounds: CGRect) -> CGRect {
                textRect(forBounds: bounds)
            }
        }
        let padded = Padded(frame: field.frame)
        #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 50)
    }

    @Test(
        "A tiny field has no negative room for its text, and a caret of some width",
        arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 3, height: 3)])
    func aFieldWithoutRoomHasNoNegativeRoom(frame: CGRect) {
        field.frame = frame
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        field.text = "text"
        #expect(field.textRect(forBounds: field.bounds).size.width >= 0)
        #expect(field.caretRect(for: field.endOfDocument).width > 0)
    }

    @Test("The width of a secure field's bullets doesn't depend on the characters they hide")
    func bulletsHideWhatIsSecret() {
        field.text = "iii"
        let thin = field.caretRect(for: field.endOfDocument).minX
        field.isSecureTextEntry = true
        let bullets = field.caretRect(for: field.endOfDocument).minX
        field.text = "WWW"
        #expect(bullets == field.caretRect(for: field.endOfDocument).minX)
        #expect(bullets != thin)
    }

    @Test("A search bar has a search field with its text, and a Return key for searching")
    func aSearchBarHasASearchField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.layoutIfNeeded()
        bar.text = "fish"
        #expect(bar.searchTextField.text == "fish")
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        #expect(bar.searchTextField.isDescendant(of: bar))
        #expect(bar.returnKeyType == .search)
    }
}
