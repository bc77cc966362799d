import CoreGraphics
import Foundation

/// The look of a text view's text, with the layout that follows from it.
@MainActor
struct TextViewLooks {
    // UIKit: 12 points where nobody chose a font (Apple's reference).
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

    /// What the text to be typed has beside a font and a color.
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

    /// The layout of `string`, made only when anything is other than last time.
    mutating func layout(_ string: String, _ options: TextLayoutOptions) -> TextLayout {
        let key = Key(string: string, face: shownFont.face, options: options)
        if let laidOut, laidOut.key == key { return laidOut.layout }
        let layout = TextLayout(string, face: shownFont.face, options: options)
        laidOut = (key, layout)
        return layout
    }

    /// Takes over the font and color that a text begins with.
    mutating func take(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
    }
}
