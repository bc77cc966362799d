import CoreGraphics

/// The memory of the run of arrows that led to the cursor of a collection.
///
/// The cell to which each arrow would lead is kept until one of the steps is made.
struct GridTrail {
    private var cursor: GridCursor?
    private var next: [ArrowDirection: GridCursor] = [:]

    /// Returns the position to which `arrow` leads from `position`, as `step` finds it.
    ///
    /// A run is over where the cell does not lie at the frame that it had any more.
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

    /// Records that the cursor has gone where `arrow` leads from `position`.
    mutating func didStep(_ arrow: ArrowDirection, from position: RowPosition) {
        (cursor, next) = (cursor?.position == position ? next[arrow] : nil, [:])
    }
}

/// The cursor of a collection, with the steps that led to it.
struct GridCursor: Equatable, Sendable {
    /// A step that led to a cursor, and the cell from which it began.
    struct Step: Equatable, Sendable {
        var origin: GridItem
        var arrow: ArrowDirection
    }

    /// The number of steps that can be gone back the way they came.
    private static let maxSteps = 100

    var position: RowPosition
    /// The frame of the cell; nil if the cursor did not come there by an arrow.
    private(set) var frame: CGRect?
    var goal: GoalColumn?
    /// The steps that led here, the latest last.
    private(set) var steps: [Step] = []

    init(position: RowPosition) {
        self.position = position
    }

    init(_ item: GridItem, _ goal: GoalColumn?) {
        position = item.position
        frame = item.frame
        self.goal = goal
    }

    /// Returns this cursor, reached by `arrow` from `origin`, whose cell lies at `frame`.
    func reached(by arrow: ArrowDirection, from origin: GridCursor, at frame: CGRect) -> GridCursor
    {
        var cursor = self
        cursor.steps = origin.steps.suffix(Self.maxSteps - 1)
        let item = GridItem(position: origin.position, frame: frame)
        cursor.steps.append(Step(origin: item, arrow: arrow))
        return cursor
    }

    /// Returns the cursor before the latest step, if that was made with the opposite of `arrow`.
    func before(goingBackBy arrow: ArrowDirection) -> GridCursor? {
        guard let step = steps.last, step.arrow == arrow.opposite else { return nil }
        var cursor = GridCursor(step.origin, goal)
        cursor.steps = steps.dropLast()
        return cursor
    }
}

/// The column to which a run of arrows keeps: the extent, across the arrows, of the cell where it
/// began.
///
/// Short lines and wide cells on the way lead out of the column; the run finds back, as the
/// insertion point does in text. For arrows that go sideways it is a line.
struct GoalColumn: Equatable, Sendable {
    /// The axis of the arrows.
    var axis: ArrowDirection.Axis
    var extent: ClosedRange<CGFloat>
}
