/// Remembers the run of arrows that led to where the cursor is.
///
/// The cursor is told by its position alone, so what each step would lead to is kept until the next
/// one shows which of them was made.
struct GridRuns {
    private var current: GridCursor?
    private var candidates: [GridCursor] = []

    /// Where `step` leads from `position`, as part of the run that led there.
    mutating func step(
        from position: RowPosition, _ step: (GridCursor) -> GridCursor?
    ) -> RowPosition? {
        if current?.position != position {
            current =
                candidates.last { $0.position == position } ?? GridCursor(position: position)
            candidates = []
        }
        guard let reached = current.flatMap(step) else { return nil }
        candidates.append(reached)
        return reached.position
    }
}
