import CoreGraphics

/// The distance to scroll for a row to stand at a certain position.
struct RowScrolling: Equatable, Sendable {
    /// The height of the view, and what bars and floating headers cover of it.
    var viewport: CGFloat
    var coveredAbove: CGFloat
    var coveredBelow: CGFloat

    private var room: CGFloat { viewport - coveredAbove - coveredBelow }

    /// The offset at which the row stands there; `offset` is the present one.
    func offset(
        showing row: CGRect, at position: UITableView.ScrollPosition, from offset: CGFloat
    ) -> CGFloat {
        let atTop = row.minY - coveredAbove
        let atBottom = row.maxY - viewport + coveredBelow
        switch position {
        case .top: return atTop
        case .bottom: return atBottom
        case .middle: return row.midY - coveredAbove - room / 2
        // Apple, `ScrollPosition.none`: the least movement, and none where all of it can be seen.
        default:
            if row.height > room { return offset > atBottom || offset < atTop ? atTop : offset }
            return min(max(offset, atBottom), atTop)
        }
    }
}
