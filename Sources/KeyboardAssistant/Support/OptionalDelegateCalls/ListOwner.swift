import Foundation
import UIKit

// Data sources that change their list themselves. UIKit raises an exception if other code calls
// `moveRow`, `moveItem` and the like ("… must be updated via the UICollectionViewDiffableDataSource
// APIs … please do not call mutation APIs directly", as quoted in KeyboardKit's
// KeyboardCollectionView.swift).

/// A diffable data source, or a subclass of one, with any type of identifiers.
@MainActor
package protocol SnapshotDataSource: AnyObject {
    /// Returns the identifier at `indexPath`; `nil` if there is none.
    func identifier(at indexPath: IndexPath) -> AnyHashable?
    /// Returns the index path of `identifier`; `nil` if the list doesn't show the item.
    func indexPath(of identifier: AnyHashable) -> IndexPath?
}

extension UITableViewDiffableDataSource: SnapshotDataSource {
    package func identifier(at indexPath: IndexPath) -> AnyHashable? {
        itemIdentifier(for: indexPath)
    }

    package func indexPath(of identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap(indexPath(for:))
    }
}

extension UICollectionViewDiffableDataSource: SnapshotDataSource {
    package func identifier(at indexPath: IndexPath) -> AnyHashable? {
        itemIdentifier(for: indexPath)
    }

    package func indexPath(of identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap(indexPath(for:))
    }
}

/// The object that may change the contents of a list.
@MainActor
package enum ListOwner {
    /// Any code may call the list's own methods.
    case anyone
    /// Only the data source, with identifiers by index path.
    case snapshots(any SnapshotDataSource)
    /// Only the data source, with identifiers out of reach.
    case unknown

    /// Creates the owner of the content of `dataSource`.
    ///
    /// Diffable data sources are generic, so a protocol identifies all of them by their conformance
    /// here.
    package init(of dataSource: AnyObject) {
        if let source = dataSource as? any SnapshotDataSource {
            self = .snapshots(source)
        } else {
            self = Self.isObjectiveCDiffable(dataSource) ? .unknown : .anyone
        }
    }

    /// A Boolean value that indicates whether the data source supports a way to move rows.
    var allowsMoves: Bool {
        if case .unknown = self { return false }
        return true
    }
}

extension UITableView {
    /// Returns the row to deselect instead of `row`; `nil` if the delegate forbids deselection.
    package func rowToDeselect(for row: IndexPath) -> IndexPath? {
        guard let delegate else { return row }
        return delegate.rowToDeselect(for: row, of: self)
    }
}

extension UICollectionView {
    /// Returns a Boolean value that indicates whether people may deselect `item`.
    package func shouldDeselect(_ item: IndexPath) -> Bool {
        delegate?.shouldDeselect(item, of: self) ?? true
    }
}
