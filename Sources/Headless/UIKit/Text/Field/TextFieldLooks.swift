import CoreGraphics
import Foundation

/// The look of a text field's text.
@MainActor
struct TextFieldLooks {
    static let standardFont = UIFont.systemFont(ofSize: 17)

    var font = standardFont
    var color = UIColor.label
    var placeholder: String?
    var placeholderColor: UIColor?
    /// The placeholder's frame according to the subclass; set while the placeholder is drawn.
    var placeholderRect: CGRect?
    private var others: [NSAttributedString.Key: Any] = [:]

    var attributes: [NSAttributedString.Key: Any] {
        get { others.merging([.font: font, .foregroundColor: color]) { $1 } }
        set {
            others = newValue
            font = newValue[.font] as? UIFont ?? font
            color = newValue[.foregroundColor] as? UIColor ?? color
        }
    }

    /// Adopts the font and color at the beginning of a text.
    mutating func take(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
    }
}
