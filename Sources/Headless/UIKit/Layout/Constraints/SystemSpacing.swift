import CoreGraphics

/// Distances that the system recommends.
enum SystemSpacing {
    // UIKit: 8 points between siblings ("Auto Layout Guide", Apple). Between baselines UIKit goes
    // by the fonts, which is not done here.
    static let standard: CGFloat = 8
}
