internal import HeadlessBehavior

/// A data source that must be the only one to change the list that it fills.
@MainActor
protocol DiffableListOwner: AnyObject {}

/// Refuses changes of a list that a diffable data source fills.
///
/// UIKit raises an exception for them (douglashill/KeyboardKit, KeyboardCollectionView.swift, has
/// its words), but not for batch updates without changes, which measure rows again.
@MainActor
enum DiffableOwnership {
    static func allowsChange(by dataSource: AnyObject?, of list: String) -> Bool {
        guard dataSource is any DiffableListOwner else { return true }
        Faults.raise(
            .internalInconsistency,
            "\(list) must be updated via the \(list)DiffableDataSource APIs when acting as the "
                + "\(list)'s dataSource: please do not call mutation APIs directly on \(list).")
        return false
    }
}
