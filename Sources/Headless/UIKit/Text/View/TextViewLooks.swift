import CoreGraphics
import Foundation

/// The look of a text view's text, and its layout.
@MainActor
struct TextViewLooks {
    // UIKit: 12 points if no font was set (Apple's reference).
    static let standardFont = UIFont.systemFont(ofSize: 12)

    var font: UIFont?
    var color: UIColor?
    private var laidOut: (key: Key, layout: TextLayout)?

    private struct Key: Equatable {
        var string: String
        var face: FontFace
        var options: TextLayoutOptions
    }

    var shownFont: UIFont { font ?? Self.standardFont }
    var shownColor: UIColor { color ?? .label }

    /// The attributes of the text to be typed other than font and color.
    private var typedAttributes: [NSAttributedString.Key: Any] = [:]

    var typingAttributes: [NSAttributedString.Key: Any] {
        get { typedAttributes.merging(attributes) { own, _ in own } }
        set {
            font = newValue[.font] as? UIFont ?? font
            color = newValue[.foregroundColor] as? UIColor ?? color
            typedAttributes = newValue
            typedAttributes[.font] = nil
            typedAttributes[.foregroundColor] = nil
        }
    }

    var attributes: [NSAttributedString.Key: Any] {
        [.font: shownFont, .foregroundColor: shownColor]
    }

    /// Returns the layout of `string`, which is made again only after a change.
    mutating func layout(_ string: String, _ options: TextLayoutOptions) -> TextLayout {
        let key = Key(string: string, face: shownFont.face, options: options)
        if let laidOut, laidOut.key == key { return laidOut.layout }
        let layout = TextLayout(string, face: shownFont.face, options: options)
        laidOut = (key, layout)
        return layout
    }

    /// Adopts the font and color at the beginning of a text.
    mutating func take(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
    }
}
