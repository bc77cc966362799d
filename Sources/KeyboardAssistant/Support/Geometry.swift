import CoreGraphics

extension Comparable {
    /// Returns the closest value in `range`.
    package func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension ClosedRange<CGFloat> {
    package var length: CGFloat { upperBound - lowerBound }
    package var middle: CGFloat { (lowerBound + upperBound) / 2 }

    /// Returns the range converted to or from the direction of `arrow`.
    ///
    /// In that direction, larger values are always farther ahead.
    package func facing(_ arrow: ArrowDirection) -> Self {
        arrow.isPositive ? self : -upperBound...(-lowerBound)
    }
}

extension CGRect {
    /// The point in the middle.
    package var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Creates a rectangle with the range `main` along `axis`, and `across` along the other axis.
    package init(
        _ main: ClosedRange<CGFloat>, along axis: ArrowDirection.Axis,
        across: ClosedRange<CGFloat>
    ) {
        let (x, y) = axis == .horizontal ? (main, across) : (across, main)
        self.init(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }

    /// A Boolean value that indicates whether all sides of the rectangle are finite.
    package var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }

    /// Returns the range of the rectangle along `axis`; zero if the rectangle isn't finite.
    package func span(along axis: ArrowDirection.Axis) -> ClosedRange<CGFloat> {
        let (start, end) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
        return start.isFinite && end.isFinite && start <= end ? start...end : 0...0
    }

    /// Returns the frame of the rectangle after it is scrolled the minimum distance into `visible`.
    ///
    /// A rectangle that isn't finite doesn't change.
    package func scrolled(into visible: CGRect) -> CGRect {
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
