#if canImport(ObjectiveC)
import Foundation
import UIKit

// Optional methods of a list's delegate and data source. In Objective-C, it's possible to check
// which are implemented. A missing one returns the result that Apple documents for this case.

extension UITableViewDelegate {
    package func shouldHighlight(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView?(table, shouldHighlightRowAt: row) ?? true
    }

    /// Returns the row to select instead of `row`; `nil` if no row may be selected.
    package func rowToSelect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        guard let willSelect = tableView(_:willSelectRowAt:) else { return row }
        return willSelect(table, row)
    }

    /// Returns the row to deselect instead of `row`; `nil` if no row may be deselected.
    func rowToDeselect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        guard let willDeselect = tableView(_:willDeselectRowAt:) else { return row }
        return willDeselect(table, row)
    }

    package func didSelect(_ row: IndexPath, of table: UITableView) {
        tableView?(table, didSelectRowAt: row)
    }

    package func didDeselect(_ row: IndexPath, of table: UITableView) {
        tableView?(table, didDeselectRowAt: row)
    }

    @available(iOS 16, macCatalyst 16, *)
    func performPrimaryAction(for row: IndexPath, of table: UITableView) {
        let isAllowed = tableView?(table, canPerformPrimaryActionForRowAt: row)
        if isAllowed ?? !table.isEditing { tableView?(table, performPrimaryActionForRowAt: row) }
    }

    package func canDelete(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView?(table, editingStyleForRowAt: row) ?? .delete == .delete
    }

    package func target(ofMoving row: IndexPath, to target: IndexPath, in table: UITableView)
        -> IndexPath
    {
        tableView?(
            table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: target) ?? target
    }

    /// Returns a Boolean value that indicates whether the delegate determines for each row whether
    /// the selection follows focus.
    package func decidesAboutSelection(in table: UITableView) -> Bool {
        tableView(_:selectionFollowsFocusForRowAt:) != nil
    }
}

extension UITableViewDataSource {
    package func canEdit(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(_:commit:forRowAt:) != nil && tableView?(table, canEditRowAt: row) ?? true
    }

    package func canMove(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(_:moveRowAt:to:) != nil && ListOwner(of: self).allowsMoves
            && tableView?(table, canMoveRowAt: row) ?? true
    }

    package func commitDeletion(of row: IndexPath, in table: UITableView) {
        tableView?(table, commit: .delete, forRowAt: row)
    }

    package func rowCounts(of table: UITableView) -> [Int] {
        (0..<(numberOfSections?(in: table) ?? 1)).map {
            tableView(table, numberOfRowsInSection: $0)
        }
    }

    package func move(_ row: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView?(table, moveRowAt: row, to: target)
    }
}

extension UICollectionViewDelegate {
    package func shouldHighlight(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldHighlightItemAt: item) ?? true
    }

    package func shouldSelect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldSelectItemAt: item) ?? true
    }

    func shouldDeselect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldDeselectItemAt: item) ?? true
    }

    package func didSelect(_ item: IndexPath, of view: UICollectionView) {
        collectionView?(view, didSelectItemAt: item)
    }

    package func didDeselect(_ item: IndexPath, of view: UICollectionView) {
        collectionView?(view, didDeselectItemAt: item)
    }

    @available(iOS 16, macCatalyst 16, *)
    func performPrimaryAction(for item: IndexPath, of view: UICollectionView) {
        let isAllowed = collectionView?(view, canPerformPrimaryActionForItemAt: item)
        if isAllowed ?? !view.isEditing {
            collectionView?(view, performPrimaryActionForItemAt: item)
        }
    }

    package func target(ofMoving item: IndexPath, to target: IndexPath, in view: UICollectionView)
        -> IndexPath
    {
        collectionView?(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
            atCurrentIndexPath: item, toProposedIndexPath: target) ?? target
    }

    /// Returns a Boolean value that indicates whether the delegate determines for each item whether
    /// the selection follows focus.
    package func decidesAboutSelection(in collection: UICollectionView) -> Bool {
        collectionView(_:selectionFollowsFocusForItemAt:) != nil
    }
}

extension UICollectionViewDataSource {
    package func canMove(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(_:moveItemAt:to:) != nil && ListOwner(of: self).allowsMoves
            && collectionView?(view, canMoveItemAt: item) ?? true
    }

    package func itemCounts(of view: UICollectionView) -> [Int] {
        (0..<(numberOfSections?(in: view) ?? 1)).map {
            collectionView(view, numberOfItemsInSection: $0)
        }
    }

    package func move(_ item: IndexPath, to target: IndexPath, in view: UICollectionView) {
        collectionView?(view, moveItemAt: item, to: target)
    }
}

extension ListOwner {
    /// Returns a Boolean value that indicates whether `dataSource` is an Objective-C diffable data
    /// source, which is a different class from Swift's and has a method of that name.
    static func isObjectiveCDiffable(_ dataSource: AnyObject) -> Bool {
        let apply = NSSelectorFromString("applySnapshot:animatingDifferences:")
        return (dataSource as? NSObject)?.responds(to: apply) ?? false
    }
}
#endif
