extension ArrowDirection {
    /// Which way of reading it is, along its own axis.
    func reading(isRightToLeft: Bool) -> RowWalk.Direction {
        let isMirrored = isRightToLeft && axis == .horizontal
        return isPositive != isMirrored ? .forward : .backward
    }
}
