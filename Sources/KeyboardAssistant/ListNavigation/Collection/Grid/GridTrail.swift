import CoreGraphics

/// The run of arrow keys that led to the cursor of a collection view.
///
/// The results for the arrows are cached until the cursor takes one of the steps.
struct GridTrail {
    private var cursor: GridCursor?
    private var next: [ArrowDirection: GridCursor] = [:]

    /// Returns the position to which `arrow` moves from `position`, as determined by `step`.
    ///
    /// The run ends if the frame of the cell has changed.
    mutating func step(
        _ arrow: ArrowDirection, from position: RowPosition, at frame: CGRect,
        _ step: (GridCursor) -> GridCursor?
    ) -> RowPosition? {
        let kept = cursor.flatMap {
            $0.position == position && ($0.frame ?? frame) == frame ? $0 : nil
        }
        if kept == nil { next = [:] }
        let start = kept ?? GridCursor(position: position)
        cursor = start
        next[arrow] = step(start)
        return next[arrow]?.position
    }

    /// Records that the cursor moved from `position` in the direction of `arrow`.
    mutating func didStep(_ arrow: ArrowDirection, from position: RowPosition) {
        (cursor, next) = (cursor?.position == position ? next[arrow] : nil, [:])
    }
}

/// The cursor of a collection view, with the steps that led to it.
struct GridCursor: Equatable, Sendable {
    /// A step to a cursor, with the cell where it started.
    struct Step: Equatable, Sendable {
        var origin: GridItem
        var arrow: ArrowDirection
    }

    /// The number of steps that can be retraced.
    private static let maxSteps = 100

    var position: RowPosition
    /// The frame of the cell; `nil` if the cursor didn't get there with an arrow key.
    private(set) var frame: CGRect?
    var goal: GoalColumn?
    /// The steps that led to the cursor, with the most recent one last.
    private(set) var steps: [Step] = []

    init(position: RowPosition) {
        self.position = position
    }

    init(_ item: GridItem, _ goal: GoalColumn?) {
        position = item.position
        frame = item.frame
        self.goal = goal
    }

    /// Returns this cursor as reached with `arrow` from `origin`, with its cell at `frame`.
    func reached(by arrow: ArrowDirection, from origin: GridCursor, at frame: CGRect) -> GridCursor
    {
        var cursor = self
        cursor.steps = origin.steps.suffix(Self.maxSteps - 1)
        let item = GridItem(position: origin.position, frame: frame)
        cursor.steps.append(Step(origin: item, arrow: arrow))
        return cursor
    }

    /// Returns the cursor before the most recent step, if that step was the opposite of `arrow`.
    func before(goingBackBy arrow: ArrowDirection) -> GridCursor? {
        guard let step = steps.last, step.arrow == arrow.opposite else { return nil }
        var cursor = GridCursor(step.origin, goal)
        cursor.steps = steps.dropLast()
        return cursor
    }
}

/// The column that a run of arrow keys follows, which is the range of the first cell across the
/// arrows.
///
/// Short lines and wide cells can move the cursor out of the column. The run then returns to it, as
/// the insertion point does in text. For horizontal arrows, it is a line instead of a column.
struct GoalColumn: Equatable, Sendable {
    /// The axis of the arrows.
    var axis: ArrowDirection.Axis
    var extent: ClosedRange<CGFloat>
}
