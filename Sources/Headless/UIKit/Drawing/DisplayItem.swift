import CoreGraphics
import Foundation
import QuartzCore

/// An item to draw.
package enum DisplayItem: Equatable, Sendable {
    case shape(DisplayShape, DisplayPaint)
    case text(TextRun)
    case symbol(SymbolRun)
    case picture(PictureRun)
    indirect case group(DisplayGroup)
}

package enum DisplayShape: Equatable, Sendable {
    case rectangle(CGRect, cornerRadius: CGFloat = 0, corners: CACornerMask = .everyCorner)
    case ellipse(CGRect)
    case line(from: CGPoint, to: CGPoint)
    case path([PathElement], usesEvenOddRule: Bool)
}

package enum DisplayPaint: Equatable, Sendable {
    case fill(CGColor)
    case stroke(CGColor, width: CGFloat)
}

/// A symbol that is centered in a rectangle, and as large as fits.
package struct SymbolRun: Equatable, Sendable {
    package var name: String
    package var rect: CGRect
    package var color: CGColor
    package var weight: SymbolWeight
    /// A Boolean value that indicates whether the symbol is mirrored, such as an arrow in a
    /// right-to-left language.
    package var isFlipped: Bool
}

/// The pixels of a PNG file, stretched over a rectangle.
package struct PictureRun: Equatable, Sendable {
    package var data: Data
    package var rect: CGRect
    /// The color of all pixels; `nil` for their own colors.
    package var color: CGColor?
}

/// Items that are drawn as one.
package struct DisplayGroup: Equatable, Sendable {
    package var style: Style
    package var list: DisplayList

    package struct Style: Equatable, Sendable {
        package var transform = CGAffineTransform.identity
        package var opacity: CGFloat = 1
        /// The shape that the items are clipped to, in the group's own coordinates.
        package var clip: DisplayShape?
        package var shadow: DisplayShadow?

        package init(
            transform: CGAffineTransform = .identity, opacity: CGFloat = 1,
            clip: DisplayShape? = nil, shadow: DisplayShadow? = nil
        ) {
            self.transform = transform
            self.opacity = opacity
            self.clip = clip
            self.shadow = shadow
        }
    }
}

package struct DisplayShadow: Equatable, Sendable {
    package var color: CGColor
    package var offset: CGSize
    package var radius: CGFloat

    package init(color: CGColor, offset: CGSize, radius: CGFloat) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }
}

extension CACornerMask {
    package static let everyCorner: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
