/// What a list has to do once its data source was told to move a row.
///
/// UIKit raises an exception where the numbers of rows contradict an update, so the data source is
/// looked at again: it may have refused, or be going to answer later.
enum ReorderOutcome: Equatable, Sendable {
    /// The list moves the row as the data source did.
    case moves
    /// The list shows the move already, as after it was reloaded meanwhile.
    case isShown
    /// The list leaves its rows where they are.
    case stays

    /// Decides by the numbers of rows in each section.
    ///
    /// Within one section nothing but the row's place changes, which numbers do not show; there the
    /// data source is believed, as it is after a drag.
    ///
    /// - Parameters:
    ///   - shown: What the list showed before the data source was told.
    ///   - shownNow: What the list shows afterward.
    ///   - data: What the data source has afterward.
    init(
        of origin: RowPosition, to target: RowPosition, shown: [Int], shownNow: [Int], data: [Int]
    ) {
        guard shown.indices.contains(origin.section), shown.indices.contains(target.section) else {
            self = .stays
            return
        }
        var moved = shown
        moved[origin.section] -= 1
        moved[target.section] += 1
        if data != moved {
            self = .stays
        } else {
            self = shownNow == shown ? .moves : .isShown
        }
    }
}
