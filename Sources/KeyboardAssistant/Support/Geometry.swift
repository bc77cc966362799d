import CoreGraphics

extension Comparable {
    /// Returns the value of `range` that is nearest.
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension ClosedRange<CGFloat> {
    var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
    /// A Boolean value that indicates whether all sides of the rectangle are finite numbers.
    var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }

    /// Returns the extent of the rectangle along `axis`; zero if it is not finite.
    func span(along axis: ArrowDirection.Axis) -> ClosedRange<CGFloat> {
        let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
        return start.isFinite && end.isFinite && start <= end ? start...end : 0...0
    }

    /// Returns the frame in which the rectangle shows in `visible` once it is scrolled there, just
    /// as far as needed; a rectangle that is not finite stays as it is.
    func scrolled(into visible: CGRect) -> CGRect {
        guard isFinite, visible.isFinite else { return self }
        let size = CGSize(
            width: min(width, visible.width), height: min(height, visible.height))
        return CGRect(
            origin: CGPoint(
                x: min(max(minX, visible.minX), visible.maxX - size.width),
                y: min(max(minY, visible.minY), visible.maxY - size.height)),
            size: size)
    }
}
