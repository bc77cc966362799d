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
        let rows = list.adapter.allRows
        let inSight = list.positions.sorted().filter { isBelow($0) == false }
        if let edge = isInverted ? inSight.first : inSight.last {
            return max(0, isInverted ? rows.count(before: edge) : rows.count(after: edge))
        }
        // In the list's order, the rows up to here are on one side of what is in view.
        let numbers = RowNumbers(counts: rows.rowCounts)
        let first = numbers.first { isBelow($0) == !isInverted }
        return isInverted ? first : numbers.total - first
    }

    /// The list of the rows, and the rows in view, also those whose cells are made in the next layout;
    /// `nil` for a scroll view without rows.
    var listAdapter: (adapter: any ListAdapter, positions: [RowPosition])? {
        if let table = self as? UITableView {
            let visible = table.indexPathsForRows(in: bounds) ?? []
            return (TableList(table), visible.compactMap { RowPosition($0) })
        }
        if let collection = self as? UICollectionView {
            let visible = collection.collectionViewLayout.layoutAttributesForElements(in: bounds)
            let items = (visible ?? []).filter { $0.representedElementCategory == .cell }
            return (CollectionList(collection), items.compactMap { RowPosition($0.indexPath) })
        }
        return nil
    }
}

// Only the sections on one side are asked.
extension RowWalk {
    /// Returns the number of rows before `position`.
    fileprivate func count(before position: RowPosition) -> Int {
        (0..<max(0, position.section)).reduce(position.row) { $0 + rowCount(in: $1) }
    }

    /// Returns the number of rows after `position`.
    fileprivate func count(after position: RowPosition) -> Int {
        (position.section..<max(position.section, numberOfSections))
            .reduce(-position.row - 1) { $0 + rowCount(in: $1) }
    }
}
