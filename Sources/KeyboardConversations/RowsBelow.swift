import CoreGraphics
import Foundation
import UIKit

extension UIScrollView {
    /// Returns the number of rows that begin beyond what is visible at the end of the conversation;
    /// zero for a scroll view without rows.
    ///
    /// Only rows in view are looked at, and the numbers of rows in the sections.
    func rowsBelow(isInverted: Bool) -> Int {
        guard let list = listAdapter else { return 0 }
        let visible = ScrollAxis(.vertical, of: self).visible
        let positions = list.positions.sorted()
        let inSight = positions.filter { position in
            guard let frame = list.adapter.frame(of: position) else { return false }
            return isInverted
                ? frame.maxY > visible.lowerBound + 0.5 : frame.minY < visible.upperBound - 0.5
        }
        guard let edge = isInverted ? inSight.first : inSight.last else { return 0 }
        let counts = list.adapter.allRows.rowCounts
        let before = counts.prefix(edge.section).reduce(0, +) + edge.row
        return isInverted ? before : counts.reduce(0, +) - before - 1
    }

    private var listAdapter: (adapter: any ListAdapter, positions: [RowPosition])? {
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
