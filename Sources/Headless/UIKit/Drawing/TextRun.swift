import CoreGraphics
import Foundation

/// A piece of text on one line.
package struct TextRun: Equatable, Sendable {
    package enum Anchor: Sendable {
        case left, center, right
    }

    package var string: String
    /// The point on the baseline where the run begins, has its middle, or ends.
    package var position: CGPoint
    package var anchor: Anchor
    /// The measured width, to which the text is fitted; `nil` for the width of the font.
    package var width: CGFloat?
    package var face: FontFace
    package var color: CGColor
    package var isRightToLeft: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
        _ string: String, at position: CGPoint, anchor: Anchor = .left, width: CGFloat? = nil,
        in face: FontFace, color: CGColor, isRightToLeft: Bool = false, isUnderlined: Bool = false,
        isStruckThrough: Bool = false
    ) {
        self.string = string
        self.position = position
        self.anchor = anchor
        self.width = width
        self.face = face
        self.color = color
        self.isRightToLeft = isRightToLeft
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}
