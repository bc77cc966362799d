import UIKit

extension UITableView {
    /// The first row of all, whichever section it is in; nil if there is none.
    public var indexPathForFirstRow: IndexPath? { rowWalk.first?.indexPath }

    /// The last row of all, whichever section it is in; nil if there is none.
    public var indexPathForLastRow: IndexPath? { rowWalk.last?.indexPath }

    /// Returns the row that is `rowOffset` rows away, over the borders of sections and past empty
    /// ones.
    ///
    /// A row beyond the end of its section counts as the last one of it. Nil beyond either end, and
    /// for a section that is not there.
    public func indexPathForRow(startingAt indexPath: IndexPath, offsetBy rowOffset: Int)
        -> IndexPath?
    {
        guard let start = RowPosition(indexPath) else { return nil }
        return rowWalk.position(startingAt: start, offsetBy: rowOffset)?.indexPath
    }

    /// The walk over all rows.
    var rowWalk: RowWalk {
        RowWalk(numberOfSections: numberOfSections, numberOfRows: numberOfRows(inSection:))
    }
}
