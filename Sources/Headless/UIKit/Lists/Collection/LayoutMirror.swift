import CoreGraphics

/// The mirroring of a layout for languages that are read in the opposite direction.
struct LayoutMirror: Equatable, Sendable {
    /// The width of the content.
    var width: CGFloat

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func mirrored(_ point: CGPoint) -> CGPoint {
        CGPoint(x: width - point.x, y: point.y)
    }
}
