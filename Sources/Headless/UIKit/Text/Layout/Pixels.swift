import CoreGraphics

/// Rounds lengths to the pixels of a screen.
enum Pixels {
    /// The next whole pixel; a scale that is none counts as one pixel per point.
    static func roundedUp(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        // A sum of fractions may stand a hair above the pixel that it means.
        return ((length - 0.000_1) * scale).rounded(.up) / scale
    }

    static func roundedUp(_ size: CGSize, scale: CGFloat) -> CGSize {
        CGSize(
            width: roundedUp(size.width, scale: scale),
            height: roundedUp(size.height, scale: scale))
    }
}
