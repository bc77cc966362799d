import CoreGraphics

/// The geometry of a conversation's list, as far as it matters to the keyboard.
struct ConversationList: Equatable, Sendable {
    /// The vertical axis in the list's own coordinates, with the insets of the app and the system.
    var axis: ScrollAxis
    /// A Boolean value that indicates whether a transform turns the list upside down.
    ///
    /// The newest row is then the first one, and the conversation's inset is at the start.
    var isInverted = false

    /// The position of the content, in points, increasing toward the end of the conversation.
    var position: CGFloat { isInverted ? -axis.offset : axis.offset }

    /// The lengths that make the list leave its end when they change.
    var lengths: Lengths {
        Lengths(
            list: axis.length, content: axis.contentLength,
            inset: (isInverted ? axis.startInset : axis.endInset).withoutNoise)
    }

    /// The lengths of a list, in points.
    struct Lengths: Equatable, Sendable {
        var list: CGFloat = 0
        var content: CGFloat = 0
        /// The app's and the system's inset at the end of the conversation.
        var inset: CGFloat = 0
    }

    /// The axis with `room` points at the end of the conversation.
    private func axis(with room: CGFloat) -> ScrollAxis {
        var axis = axis
        if isInverted { axis.startInset += room } else { axis.endInset += room }
        return axis
    }

    /// Returns the resting offset at the end, with `room` points there.
    func end(with room: CGFloat) -> CGFloat {
        let offsets = axis(with: room).restingOffsets
        return isInverted ? offsets.lowerBound : offsets.upperBound
    }

    /// Returns the distance by which the content has to move up to reach the end.
    ///
    /// The distance is negative beyond the end, and zero for a resting list that is shorter than
    /// its space.
    func distanceToEnd(with room: CGFloat) -> CGFloat {
        let end = end(with: room)
        return isInverted ? axis.offset - end : end - axis.offset
    }

    /// Returns the offset after the content has gone up by `distance` points, limited to resting
    /// offsets with `room` points at the end or without them.
    func offset(liftedBy distance: CGFloat, with room: CGFloat) -> CGFloat {
        let (with, without) = (axis(with: room).restingOffsets, axis.restingOffsets)
        let lifted = isInverted ? axis.offset - distance : axis.offset + distance
        return lifted.clamped(
            to: min(with.lowerBound, without.lowerBound)...max(with.upperBound, without.upperBound))
    }

    /// Returns the smallest inset that keeps the content in place, at most `room` points.
    func roomInUse(upTo room: CGFloat) -> CGFloat {
        // Content shorter than its space rests at its start.
        let start = axis(with: room).restingOffsets
        if isInverted ? axis.offset >= -axis.startInset : axis.offset <= start.lowerBound {
            return 0
        }
        return (-distanceToEnd(with: 0)).clamped(to: 0...max(0, room))
    }
}

extension CGFloat {
    /// The number of points, without the rounding error of a difference of large numbers.
    var withoutNoise: CGFloat { (self * 1_000_000).rounded() / 1_000_000 }
}
