import Foundation

/// A list that a diffable data source fills.
@MainActor
protocol DiffableList: AnyObject {
    /// What fills the list at present.
    var filler: AnyObject? { get }

    func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?)
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
