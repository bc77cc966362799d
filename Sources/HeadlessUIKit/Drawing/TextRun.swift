import CoreGraphics
import Foundation

/// A piece of text on one line.
package struct TextRun: Equatable, Sendable {
    package enum Anchor: Sendable {
        case left, center, right
    }

    package struct Style: Equatable, Sendable {
        package var size: CGFloat
        /// From 100 to 900, where 400 is regular and 700 bold.
        package var weight: Int
        package var isItalic: Bool
        package var isMonospaced: Bool

        package init(
            size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false
        ) {
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
        }
    }

    package var string: String
    /// The point on the baseline where the run begins, has its middle, or ends.
    package var position: CGPoint
    package var anchor: Anchor
    /// The measured width, which the drawn text is fitted to; nil leaves it as the font has it.
    package var width: CGFloat?
    package var style: Style
    package var color: CGColor
    package var isRightToLeft: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool

    package init(
        _ string: String, at position: CGPoint, anchor: Anchor = .left, width: CGFloat? = nil,
        style: Style, color: CGColor, isRightToLeft: Bool = false, isUnderlined: Bool = false,
        isStruckThrough: Bool = false
    ) {
        self.string = string
        self.position = position
        self.anchor = anchor
        self.width = width
        self.style = style
        self.color = color
        self.isRightToLeft = isRightToLeft
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}
