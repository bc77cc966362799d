import CoreGraphics

/// Rounds lengths to the pixels of a screen.
enum Pixels {
    /// Returns `length` rounded up to a pixel; an invalid scale counts as one pixel per point.
    static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        // A sum of fractions may be slightly larger than its pixel.
        return ((length - 0.000_1) * scale).rounded(.up) / scale
    }

    static func roundedUp(_ size: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: roundedUp(size.width, scale: scale),
            height: roundedUp(size.height, scale: scale))
    }
}
