import Foundation
import UIKit

// Data sources that change their list themselves. UIKit raises an exception where anybody else
// calls `moveRow`, `moveItem` and the like ("… must be updated via the
// UICollectionViewDiffableDataSource APIs … please do not call mutation APIs directly", as
// KeyboardKit's KeyboardCollectionView.swift quotes it).

/// A diffable data source, or a subclass of one, whatever it shows.
@MainActor
protocol SnapshotDataSource: AnyObject {
    /// What is shown at `path`; nil if there is nothing.
    func identifier(at path: IndexPath) -> AnyHashable?
    /// Where `identifier` is shown; nil if it is not.
    func path(of identifier: AnyHashable) -> IndexPath?
}

extension UITableViewDiffableDataSource: SnapshotDataSource {
    func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) }

    func path(of identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap(indexPath(for:))
    }
}

extension UICollectionViewDiffableDataSource: SnapshotDataSource {
    func identifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path) }

    func path(of identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap(indexPath(for:))
    }
}

/// Who may change what a list shows.
@MainActor
enum ListOwner {
    /// Whoever calls the list's own methods.
    case anyone
    /// The data source alone, which tells what is where.
    case snapshots(any SnapshotDataSource)
    /// The data source alone, which tells nothing.
    case unknown

    /// Finds out who owns the list that `dataSource` fills.
    ///
    /// Diffable data sources are generic, so all of them are recognized by a protocol that they are
    /// given here. Those of Objective-C are other classes, which have a method of that name.
    init(of dataSource: AnyObject) {
        if let source = dataSource as? any SnapshotDataSource {
            self = .snapshots(source)
            return
        }
        #if canImport(ObjectiveC)
        let apply = NSSelectorFromString("applySnapshot:animatingDifferences:")
        if (dataSource as? NSObject)?.responds(to: apply) == true {
            self = .unknown
            return
        }
        #endif
        self = .anyone
    }

    /// Whether things can be moved in a way that the data source supports.
    var allowsMoves: Bool {
        if case .unknown = self { return false }
        return true
    }
}
