import CoreGraphics
import Foundation
import UIKit

extension UIScrollView {
    /// Returns the number of rows that begin beyond what is visible at the end of the conversation;
    /// zero for a scroll view without rows.
    ///
    /// Of the rows, those in view are looked at or, while only a header or a footer is in view, as many
    /// as it takes to find by halves where it is.
    func rowsBelow(isInverted: Bool) -> Int {
        guard let list = listAdapter else { return 0 }
        let visible = ScrollAxis(.vertical, of: self).visible
        func isBelow(_ position: RowPosition) -> Bool? {
            list.adapter.frame(of: position).map {
                isInverted
                    ? $0.maxY <= visible.lowerBound + 0.5 : $0.minY >= visible.upperBound - 0.5
            }
        }
        let rows = RowNumbers(counts: list.adapter.allRows.rowCounts)
        let inSight = list.positions.sorted().filter { isBelow($0) == false }
        guard let edge = isInverted ? inSight.first : inSight.last else {
            // In the list's order, the rows up to here are on one side of what is in view.
            let first = rows.first { isBelow($0) == !isInverted }
            return isInverted ? first : rows.total - first
        }
        let number = rows.number(of: edge)
        return max(0, isInverted ? number : rows.total - number - 1)
    }

    /// The list of the rows, and the rows in view; `nil` for a scroll view without rows.
    var listAdapter: (adapter: any ListAdapter, positions: [RowPosition])? {
        if let table = self as? UITableView {
            let visible = table.indexPathsForVisibleRows ?? []
            return (TableList(table), visible.compactMap { RowPosition($0) })
        }
        if let collection = self as? UICollectionView {
            let visible = collection.indexPathsForVisibleItems
            return (CollectionList(collection), visible.compactMap { RowPosition($0) })
        }
        return nil
    }
}
