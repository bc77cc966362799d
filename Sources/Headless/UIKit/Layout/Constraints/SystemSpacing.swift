import CoreGraphics

/// Distances that the system recommends.
enum SystemSpacing {
    // 8 points between siblings (Apple, "Auto Layout Guide"). Between baselines, UIKit uses the
    // spacing of the fonts, which isn't implemented.
    static let standard: CGFloat = 8
}
