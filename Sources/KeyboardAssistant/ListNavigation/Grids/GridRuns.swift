import CoreGraphics

/// Remembers the run of arrows that led to where the cursor is.
///
/// What each arrow would lead to is kept until one of the steps is made.
struct GridRuns {
    private var current: GridCursor?
    private var steps: [ArrowDirection: GridCursor] = [:]

    /// Where `arrow` leads from `position`, which `step` finds as part of the run that led there.
    ///
    /// A run is over where the cell does not lie at the frame that it had any more.
    mutating func step(
        _ arrow: ArrowDirection, from position: RowPosition, at frame: CGRect,
        _ step: (GridCursor) -> GridCursor?
    ) -> RowPosition? {
        let cursor = current.flatMap {
            $0.position == position && ($0.frame ?? frame) == frame ? $0 : nil
        }
        if cursor == nil { steps = [:] }
        let start = cursor ?? GridCursor(position: position)
        current = start
        steps[arrow] = step(start)
        return steps[arrow]?.position
    }

    /// Notes that the cursor has gone where `arrow` leads from `position`.
    mutating func made(_ arrow: ArrowDirection, from position: RowPosition) {
        (current, steps) = (current?.position == position ? steps[arrow] : nil, [:])
    }
}
