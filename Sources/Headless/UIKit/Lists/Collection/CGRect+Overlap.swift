import CoreGraphics

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
