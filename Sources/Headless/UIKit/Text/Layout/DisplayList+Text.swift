import CoreGraphics
import Foundation

extension DisplayList {
    /// Draws `text` with `layout`, whose origin is at `origin`.
    mutating func draw(_ text: StyledText, _ layout: TextLayout, at origin: CGPoint) {
        for line in layout.lines {
            if line.isTruncated || text.pieces.count < 2 {
                let style = text.pieces(in: line.range).first?.style ?? text.base
                draw(
                    line.string, style, in: layout, line,
                    from: line.origin.x, width: line.width, at: origin)
            } else {
                drawPieces(of: text, line, layout, at: origin)
            }
        }
    }

    private mutating func drawPieces(
        of text: StyledText, _ line: TextLayout.Line, _ layout: TextLayout, at origin: CGPoint
    ) {
        for piece in text.pieces(in: line.range) {
            let (from, to) = (
                line.x(at: piece.range.lowerBound), line.x(at: piece.range.upperBound)
            )
            draw(
                text.string.substring(utf16: piece.range), piece.style, in: layout, line,
                from: min(from, to), width: abs(to - from), at: origin)
        }
    }

    private mutating func draw(
        _ string: String, _ style: StyledText.Style, in layout: TextLayout,
        _ line: TextLayout.Line, from x: CGFloat, width: CGFloat, at origin: CGPoint
    ) {
        let top = CGPoint(x: origin.x + x, y: origin.y + line.origin.y)
        if let background = style.background {
            let size = CGSize(width: width, height: layout.lineHeight)
            fill(CGRect(origin: top, size: size), background)
        }
        // Spaces at the end of a line aren't part of its width.
        let isWholeLine = width == line.width
        self.text(
            TextRun(
                isWholeLine ? string.withoutTrailingSpaces : string,
                at: CGPoint(x: top.x, y: top.y + layout.ascender), width: width,
                in: style.font.face, color: style.color.cgColor,
                isRightToLeft: line.isRightToLeft, isUnderlined: style.isUnderlined,
                isStruckThrough: style.isStruckThrough))
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
    }
}
