import Foundation

/// A list that a diffable data source fills.
@MainActor
protocol DiffableList: AnyObject {
    /// The object that currently fills the list.
    var filler: AnyObject? { get }

    /// Changes the list. If the data source contradicts the changes, none of them is made, and
    /// `refused` is called instead of `completion`.
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
