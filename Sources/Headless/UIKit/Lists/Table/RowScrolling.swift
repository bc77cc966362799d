import CoreGraphics

/// The offset at which a row has a certain position.
struct RowScrolling: Equatable, Sendable {
    /// The height of the view, and the heights that bars and floating headers cover.
    var viewport: CGFloat
    var coveredAbove: CGFloat
    var coveredBelow: CGFloat

    private var room: CGFloat { viewport - coveredAbove - coveredBelow }

    /// Returns the offset at which the row is at `position`; `offset` is the current one.
    func offset(
        showing row: CGRect, at position: UITableView.ScrollPosition, from offset: CGFloat
    ) -> CGFloat {
        let atTop = row.minY - coveredAbove
        let atBottom = row.maxY - viewport + coveredBelow
        switch position {
        case .top: return atTop
        case .bottom: return atBottom
        case .middle: return row.midY - coveredAbove - room / 2
        // Apple, `ScrollPosition.none`: the least scrolling, and none if the whole row is visible.
        default:
            if row.height > room { return offset > atBottom || offset < atTop ? atTop : offset }
            return min(max(offset, atBottom), atTop)
        }
    }
}
