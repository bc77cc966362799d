import CoreGraphics

extension CGRect {
    /// Returns a Boolean value that indicates whether both have something in common that is more
    /// than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
