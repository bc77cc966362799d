import CoreGraphics
import Foundation

extension DisplayList {
    /// Draws an image as large as it fits into the middle of `rect`.
    package mutating func image(
        _ image: UIImage, in rect: CGRect, tint: UIColor,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        symbol(
            image.symbol.name, in: rect, image.symbol.color(tint: tint),
            weight: (image.symbol.looks.weight ?? .unspecified).drawn,
            isFlipped: image.flipsForRightToLeftLayoutDirection && direction == .rightToLeft)
    }
}
