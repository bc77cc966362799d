import Foundation

/// A list that a diffable data source fills.
@MainActor
protocol DiffableList: AnyObject {
    /// The object that fills the list at present.
    var filler: AnyObject? { get }

    /// Changes what is shown; `refused` is called instead of `completion` where the data source
    /// contradicts the changes, none of which is made then.
    func update(
        _ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, refused: (() -> Void)?)
    func changeUnasked(_ change: (inout TableUpdate) -> Void)
    func reconfigure(_ path: IndexPath)
    func reloadData()
}

extension UITableView: DiffableList {
    var filler: AnyObject? { dataSource }
}

extension UICollectionView: DiffableList {
    var filler: AnyObject? { dataSource }
}
