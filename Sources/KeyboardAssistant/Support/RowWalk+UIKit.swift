import UIKit

extension UITableView {
    /// The walk over all rows.
    package var rowWalk: RowWalk {
        RowWalk(numberOfSections: numberOfSections, numberOfRows: numberOfRows(inSection:))
    }
}

extension UICollectionView {
    /// The walk over all items.
    var itemWalk: RowWalk {
        RowWalk(numberOfSections: numberOfSections, numberOfRows: numberOfItems(inSection:))
    }
}
