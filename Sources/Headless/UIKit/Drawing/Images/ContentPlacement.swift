import CoreGraphics
import Foundation

extension UIView.ContentMode {
    /// Returns the frame of content of `size` in a view with these bounds.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleAspectFit: scaled(size, in: bounds) { min($0, $1) }
        case .scaleAspectFill: scaled(size, in: bounds) { max($0, $1) }
        case .center: Self.placed(size, in: bounds, at: (0.5, 0.5))
        case .top: Self.placed(size, in: bounds, at: (0.5, 0))
        case .bottom: Self.placed(size, in: bounds, at: (0.5, 1))
        case .left: Self.placed(size, in: bounds, at: (0, 0.5))
        case .right: Self.placed(size, in: bounds, at: (1, 0.5))
        case .topLeft: Self.placed(size, in: bounds, at: (0, 0))
        case .topRight: Self.placed(size, in: bounds, at: (1, 0))
        case .bottomLeft: Self.placed(size, in: bounds, at: (0, 1))
        case .bottomRight: Self.placed(size, in: bounds, at: (1, 1))
        default: bounds
        }
    }

    private func scaled(
        _ size: CGSize, in bounds: CGRect, by choice: (CGFloat, CGFloat) -> CGFloat
    ) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let factor = choice(bounds.width / size.width, bounds.height / size.height)
        let size = CGSize(width: size.width * factor, height: size.height * factor)
        return Self.placed(size, in: bounds, at: (0.5, 0.5))
    }

    /// Returns a frame that distributes the remaining or missing space in these proportions.
    private static func placed(
        _ size: CGSize, in bounds: CGRect, at share: (x: CGFloat, y: CGFloat)
    ) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * share.x,
            y: bounds.minY + (bounds.height - size.height) * share.y,
            width: size.width, height: size.height)
    }
}
