import CoreGraphics
import Foundation

/// A text as a row of characters with their widths, for breaking it into lines.
package struct MeasuredText: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
        /// The length in UTF-16 units, as in UIKit.
        package var length: Int
        package var advance: CGFloat
        package var role: Role
    }

    /// The role of a character in line breaking.
    package enum Role: Equatable, Sendable {
        case letter
        /// A line may end after it, and doesn't count its width there.
        case space
        /// A line may end after it.
        case hyphen
        /// A line may end before and after it, as between Chinese characters.
        case ideograph
        case newline
    }

    package private(set) var items: [Item] = []
    package private(set) var lineHeight: CGFloat = 0
    /// The distance from the baseline up to the line's top, in points.
    package private(set) var ascender: CGFloat = 0

    package init(_ text: String, face: FontFace) {
        append(text, face: face)
    }

    /// Creates a text of pieces in several faces; the tallest sets the height of every line.
    package init(_ runs: [(text: String, face: FontFace)]) {
        for run in runs { append(run.text, face: run.face) }
    }

    /// Creates the bullets for the characters of a secret.
    package init(bulletsFor secret: String, face: FontFace) {
        append("", face: face)
        let advance = TextMetrics.advance(of: "•", in: face)
        items = secret.map { Item(length: $0.utf16.count, advance: advance, role: .letter) }
    }

    private mutating func append(_ text: String, face: FontFace) {
        lineHeight = max(lineHeight, face.lineHeight)
        ascender = max(ascender, face.ascender)
        items += text.map { character in
            Item(
                length: character.utf16.count,
                advance: TextMetrics.advance(of: character, in: face), role: Role(character))
        }
    }
}

extension MeasuredText.Role {
    init(_ character: Character) {
        if character.isNewline {
            self = .newline
        } else if character == "\u{A0}" || character == "\u{202F}" {
            self = .letter  // nonbreaking spaces
        } else if character.isWhitespace {
            self = .space
        } else if "-–—\u{2010}".contains(character) {
            self = .hyphen
        } else {
            self = Self.isIdeograph(character) ? .ideograph : .letter
        }
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x2E80..<0x3001, 0x3003..<0x3008, 0x3012..<0xA4D0, 0xAC00..<0xD7B0: true
        case 0xF900..<0xFB00, 0x1F300..<0x20000, 0x20000..<0x32000: true
        default: false
        }
    }
}
