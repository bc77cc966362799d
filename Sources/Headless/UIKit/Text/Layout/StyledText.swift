import CoreGraphics
import Foundation

/// A text with fonts and colors, as labels and fields show it.
struct StyledText {
    struct Piece {
        /// The range in UTF-16 units.
        var range: Range<Int>
        var style: Style
    }

    struct Style {
        var font: UIFont
        var color: UIColor
        var background: UIColor?
        var isUnderlined = false
        var isStruckThrough = false
    }

    let string: String
    let pieces: [Piece]
    /// The style of an ellipsis, and of a text without its own style.
    let base: Style

    init(_ string: String, font: UIFont, color: UIColor) {
        self.string = string
        base = Style(font: font, color: color)
        pieces = [Piece(range: 0..<string.utf16.count, style: base)]
    }

    init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
        string = text.string
        base = Style(font: font, color: color)
        var pieces: [Piece] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            let style = Style(attributes, base: Style(font: font, color: color))
            pieces.append(Piece(range: range.location..<range.upperBound, style: style))
        }
        self.pieces = pieces
    }

    func layout(_ options: TextLayoutOptions) -> TextLayout {
        let runs = pieces.map { (string.substring(utf16: $0.range), $0.style.font.face) }
        let measured =
            string.isEmpty ? MeasuredText("", face: base.font.face) : MeasuredText(runs)
        return TextLayout(string, measured: measured, face: base.font.face, options: options)
    }

    /// Returns the styles within `range`, with their parts of the text.
    func pieces(in range: Range<Int>) -> [Piece] {
        pieces.compactMap { piece in
            let part = piece.range.clamped(to: range)
            return part.isEmpty ? nil : Piece(range: part, style: piece.style)
        }
    }
}

extension StyledText.Style {
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], base: Self) {
        self = base
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
        background = attributes[.backgroundColor] as? UIColor
        isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
        isStruckThrough = (attributes[.strikethroughStyle] as? Int ?? 0) != 0
    }
}
