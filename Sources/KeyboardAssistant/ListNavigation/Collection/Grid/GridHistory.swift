import CoreGraphics

/// The run of arrow keys that led to the cursor of a collection view.
///
/// The results for the arrows are cached until the cursor takes one of the steps.
struct GridHistory {
    private var history = ArrowHistory<RowPosition>()
    private var next: [ArrowDirection: (start: RowPosition, history: ArrowHistory<RowPosition>)] =
        [:]

    /// Returns the position to which `arrow` moves from `start`, as determined by `step`.
    mutating func step(
        _ arrow: ArrowDirection, from start: RowPosition,
        _ step: (ArrowHistory<RowPosition>) -> ArrowHistory<RowPosition>?
    ) -> RowPosition? {
        next[arrow] = step(history).map { (start, $0) }
        return next[arrow]?.history.end?.id
    }

    /// Records that the cursor moved from `start` in the direction of `arrow`.
    mutating func didStep(_ arrow: ArrowDirection, from start: RowPosition) {
        let taken = next[arrow].flatMap { $0.start == start ? $0.history : nil }
        (history, next) = (taken ?? ArrowHistory(), [:])
    }
}
