extension ArrowDirection {
    /// Which way of reading it is, along its own axis.
    func reading(isRightToLeft: Bool) -> RowWalk.Direction {
        RowWalk.Direction(isPositive: isPositive, axis: axis, isRightToLeft: isRightToLeft)
    }
}

extension RowWalk.Direction {
    /// The way of reading that leads to larger, or else to smaller, coordinates along `axis`.
    init(isPositive: Bool, axis: ArrowDirection.Axis, isRightToLeft: Bool) {
        let isMirrored = isRightToLeft && axis == .horizontal
        self = isPositive != isMirrored ? .forward : .backward
    }

    /// Where this way of reading leads along `axis`: forward is to larger coordinates.
    func onScreen(along axis: ArrowDirection.Axis, isRightToLeft: Bool) -> RowWalk.Direction {
        RowWalk.Direction(isPositive: self == .forward, axis: axis, isRightToLeft: isRightToLeft)
    }
}
