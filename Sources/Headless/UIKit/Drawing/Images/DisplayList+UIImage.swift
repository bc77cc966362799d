import CoreGraphics
import Foundation

extension DisplayList {
    /// Draws an image in the middle of `rect`, as large as fits.
    package mutating func image(
        _ image: UIImage, in rect: CGRect, tint: UIColor,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        if let bitmap = image.bitmap {
            let isTemplate = image.renderingMode == .alwaysTemplate
            return append(
                .picture(
                    PictureRun(
                        data: bitmap.data, rect: rect,
                        color: (isTemplate ? tint : image.symbol.color)?.cgColor)))
        }
        symbol(
            image.symbol.name, in: rect, image.symbol.color(tint: tint),
            weight: (image.symbol.looks.weight ?? .unspecified).drawn,
            isFlipped: image.flipsForRightToLeftLayoutDirection && direction == .rightToLeft)
    }
}
