import CoreGraphics

/// Both axes of a scroll view, and where the keys lead to in it.
struct ScrollPlane: Equatable, Sendable {
    var horizontal: ScrollAxis
    var vertical: ScrollAxis
    var isRightToLeft = false

    /// The axis along which its content is read: the vertical one, unless only the other can
    /// scroll.
    var readingAxis: ArrowDirection.Axis {
        horizontal.canScroll && !vertical.canScroll ? .horizontal : .vertical
    }

    /// Where an arrow leads to: a line, or to the end, the way it points.
    func offset(_ arrow: ArrowDirection, _ move: PageStep.Move, by step: PageStep) -> CGPoint {
        offset(arrow.axis, move, arrow.isPositive ? .forward : .backward, step)
    }

    /// Where a page key, Home or End leads to, in reading direction; the other axis stays.
    func offset(_ reading: RowWalk.Direction, _ move: PageStep.Move, by step: PageStep) -> CGPoint {
        let direction = reading.onScreen(along: readingAxis, isRightToLeft: isRightToLeft)
        return offset(readingAxis, move, direction, step)
    }

    private func offset(
        _ axis: ArrowDirection.Axis, _ move: PageStep.Move, _ direction: RowWalk.Direction,
        _ step: PageStep
    ) -> CGPoint {
        switch axis {
        case .horizontal:
            CGPoint(x: step.offset(move, direction, in: horizontal), y: vertical.offset)
        case .vertical:
            CGPoint(x: horizontal.offset, y: step.offset(move, direction, in: vertical))
        }
    }
}
