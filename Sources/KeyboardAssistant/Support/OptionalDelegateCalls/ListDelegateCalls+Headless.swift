#if !canImport(ObjectiveC)
import Foundation
import UIKit

// Optional methods of a list's delegate and data source. Here they have default implementations,
// which return the result that Apple documents for a missing method.

extension UITableViewDelegate {
    package func shouldHighlight(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(table, shouldHighlightRowAt: row)
    }

    package func rowToSelect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        tableView(table, willSelectRowAt: row)
    }

    func rowToDeselect(for row: IndexPath, of table: UITableView) -> IndexPath? {
        tableView(table, willDeselectRowAt: row)
    }

    package func didSelect(_ row: IndexPath, of table: UITableView) {
        tableView(table, didSelectRowAt: row)
    }

    package func didDeselect(_ row: IndexPath, of table: UITableView) {
        tableView(table, didDeselectRowAt: row)
    }

    func performPrimaryAction(for row: IndexPath, of table: UITableView) {
        guard tableView(table, canPerformPrimaryActionForRowAt: row) else { return }
        tableView(table, performPrimaryActionForRowAt: row)
    }

    package func canDelete(_ row: IndexPath, of table: UITableView) -> Bool {
        tableView(table, editingStyleForRowAt: row) == .delete
    }

    package func target(ofMoving row: IndexPath, to target: IndexPath, in table: UITableView)
        -> IndexPath
    {
        tableView(table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: target)
    }

    /// Returns a Boolean value that indicates whether the delegate determines for each row whether
    /// the selection follows focus.
    package func decidesAboutSelection(in table: UITableView) -> Bool {
        table.someRow.map { row in
            OptionalMethod.answer { tableView(table, selectionFollowsFocusForRowAt: row) } != nil
        } ?? false
    }
}

extension UITableViewDataSource {
    // It's unknown here whether the method that performs the change is implemented, so the method
    // that allows it must be.
    package func canEdit(_ row: IndexPath, of table: UITableView) -> Bool {
        OptionalMethod.answer { tableView(table, canEditRowAt: row) } ?? false
    }

    package func canMove(_ row: IndexPath, of table: UITableView) -> Bool {
        OptionalMethod.answer { tableView(table, canMoveRowAt: row) } ?? false
    }

    package func commitDeletion(of row: IndexPath, in table: UITableView) {
        tableView(table, commit: .delete, forRowAt: row)
    }

    package func rowCounts(of table: UITableView) -> [Int] {
        (0..<numberOfSections(in: table)).map { tableView(table, numberOfRowsInSection: $0) }
    }

    package func move(_ row: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView(table, moveRowAt: row, to: target)
    }
}

extension UICollectionViewDelegate {
    package func shouldHighlight(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldHighlightItemAt: item)
    }

    package func shouldSelect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldSelectItemAt: item)
    }

    func shouldDeselect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldDeselectItemAt: item)
    }

    package func didSelect(_ item: IndexPath, of view: UICollectionView) {
        collectionView(view, didSelectItemAt: item)
    }

    package func didDeselect(_ item: IndexPath, of view: UICollectionView) {
        collectionView(view, didDeselectItemAt: item)
    }

    func performPrimaryAction(for item: IndexPath, of view: UICollectionView) {
        guard collectionView(view, canPerformPrimaryActionForItemAt: item) else { return }
        collectionView(view, performPrimaryActionForItemAt: item)
    }

    package func target(ofMoving item: IndexPath, to target: IndexPath, in view: UICollectionView)
        -> IndexPath
    {
        collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
            atCurrentIndexPath: item, toProposedIndexPath: target)
    }

    /// Returns a Boolean value that indicates whether the delegate determines for each item whether
    /// the selection follows focus.
    package func decidesAboutSelection(in collection: UICollectionView) -> Bool {
        collection.someItem.map { item in
            OptionalMethod.answer {
                collectionView(collection, selectionFollowsFocusForItemAt: item)
            } != nil
        } ?? false
    }
}

extension UICollectionViewDataSource {
    // It's unknown here whether the method that performs the change is implemented, so the method
    // that allows it must be.
    package func canMove(_ item: IndexPath, of view: UICollectionView) -> Bool {
        OptionalMethod.answer { collectionView(view, canMoveItemAt: item) } ?? false
    }

    package func itemCounts(of view: UICollectionView) -> [Int] {
        (0..<numberOfSections(in: view)).map { collectionView(view, numberOfItemsInSection: $0) }
    }

    package func move(_ item: IndexPath, to target: IndexPath, in view: UICollectionView) {
        collectionView(view, moveItemAt: item, to: target)
    }
}

// Here only a result shows that a method is implemented, so the call needs an item.

extension UITableView {
    fileprivate var someRow: IndexPath? {
        (0..<numberOfSections).first { numberOfRows(inSection: $0) > 0 }
            .map { IndexPath(row: 0, section: $0) }
    }
}

extension UICollectionView {
    fileprivate var someItem: IndexPath? {
        (0..<numberOfSections).first { numberOfItems(inSection: $0) > 0 }
            .map { IndexPath(item: 0, section: $0) }
    }
}

extension ListOwner {
    /// Returns a Boolean value that indicates whether `dataSource` is an Objective-C diffable data
    /// source, which is a different class from Swift's and has a method of that name.
    static func isObjectiveCDiffable(_ dataSource: AnyObject) -> Bool {
        false
    }
}
#endif
