import CoreGraphics
import Foundation
import UIKit

/// Draws the label or symbol of a key.
struct KeyCapPicture {
    var isPad: Bool

    func draw(_ key: KeyboardKey, color: CGColor, into list: inout DisplayList) {
        switch key.cap {
        case .letter(let letter): drawLetter(letter, in: key.frame, color: color, into: &list)
        case .label(let label): drawLabel(label, on: key, color: color, into: &list)
        case .symbol(let name): drawSymbol(name, in: key.frame, color: color, into: &list)
        case .digit(let digit, let letters):
            drawDigit(digit, letters, in: key.frame, color: color, into: &list)
        }
    }

    /// Draws a letter.
    ///
    /// Lowercase letters are drawn a little higher than uppercase ones, or they would seem too low.
    private func drawLetter(
        _ letter: String, in frame: CGRect, color: CGColor, into list: inout DisplayList
    ) {
        let isSmall = letter != letter.uppercased()
        let size = min(isSmall ? 25 : 23, frame.height * 0.72)
        drawText(
            letter, size: size, in: frame.offsetBy(dx: 0, dy: isSmall ? -size * 0.06 : 0),
            color: color, into: &list)
    }

    private func drawLabel(
        _ label: String, on key: KeyboardKey, color: CGColor, into list: inout DisplayList
    ) {
        let size: CGFloat = isPad ? 18 : 16
        let isMark = label.count == 1
        switch key.capPlace {
        case .center:
            drawText(label, size: isMark ? 22 : size, in: key.frame, color: color, into: &list)
        case .bottomLeft:
            drawCornerText(label, at: key.frame.minX + 10, .left, key, color, into: &list)
        case .bottomRight:
            drawCornerText(label, at: key.frame.maxX - 10, .right, key, color, into: &list)
        }
    }

    private func drawCornerText(
        _ text: String, at x: CGFloat, _ anchor: TextRun.Anchor, _ key: KeyboardKey,
        _ color: CGColor, into list: inout DisplayList
    ) {
        let face = fitted(text, size: 16, into: key.frame.width - 20)
        list.text(
            TextRun(
                text, at: CGPoint(x: x, y: key.frame.maxY - 10), anchor: anchor,
                width: TextMetrics.width(of: text, in: face), in: face, color: color))
    }

    private func drawSymbol(
        _ name: String, in frame: CGRect, color: CGColor, into list: inout DisplayList
    ) {
        guard let outline = SymbolOutline.named(name) else { return }
        let factor = min(1.15, frame.height * 0.62 / outline.size.height)
        let size = CGSize(
            width: outline.size.width * factor, height: outline.size.height * factor)
        let rect = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
            height: size.height)
        list.symbol(name, in: rect, color)
    }

    private func drawDigit(
        _ digit: String, _ letters: String, in frame: CGRect, color: CGColor,
        into list: inout DisplayList
    ) {
        let digitSize = min(25, frame.height * 0.58)
        let lift = letters.isEmpty ? 0 : frame.height * 0.12
        drawText(
            digit, size: digitSize, in: frame.offsetBy(dx: 0, dy: -lift), color: color, into: &list)
        guard !letters.isEmpty else { return }
        let face = FontFace(size: min(10, frame.height * 0.24), weight: .bold)
        // The letters of telephone keys are widely spaced.
        let width = TextMetrics.width(of: letters, in: face) + CGFloat(letters.count) * 1.6
        list.text(
            TextRun(
                letters, at: CGPoint(x: frame.midX, y: frame.maxY - frame.height * 0.14),
                anchor: .center, width: width, in: face, color: color))
    }

    /// Draws text in the middle of a frame, smaller if it doesn't fit.
    func drawText(
        _ text: String, size: CGFloat, in frame: CGRect, color: CGColor,
        into list: inout DisplayList
    ) {
        let face = fitted(text, size: size, into: frame.width - 6)
        let baseline = frame.midY + face.capHeight / 2
        list.text(
            TextRun(
                text, at: CGPoint(x: frame.midX, y: baseline), anchor: .center,
                width: TextMetrics.width(of: text, in: face), in: face, color: color,
                isRightToLeft: text.isRightToLeft))
    }

    private func fitted(_ text: String, size: CGFloat, into width: CGFloat) -> FontFace {
        let face = FontFace(size: size)
        let wanted = TextMetrics.width(of: text, in: face)
        guard wanted > width, width > 0 else { return face }
        return FontFace(size: size * width / wanted)
    }
}

extension String {
    /// A Boolean value that indicates whether the first letter is Hebrew or Arabic.
    var isRightToLeft: Bool {
        unicodeScalars.first { $0.properties.isAlphabetic }
            .map { (0x0590...0x08FF).contains($0.value) } ?? false
    }
}
