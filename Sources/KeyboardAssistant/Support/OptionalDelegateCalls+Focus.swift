import Foundation
import UIKit

// What delegates and objects that can be focused may leave out, with the answers that Apple
// documents for its absence.

extension UIFocusItem {
    #if canImport(ObjectiveC)
    /// What group the object says that it is in.
    var declaredGroup: String? { focusGroupIdentifier ?? nil }

    /// How much the object wants to be where focus enters its group.
    var declaredPriority: UIFocusGroupPriority { focusGroupPriority ?? .ignored }
    #else
    var declaredGroup: String? { focusGroupIdentifier }

    var declaredPriority: UIFocusGroupPriority { focusGroupPriority }
    #endif
}

extension UITableViewDelegate {
    /// Whether the delegate says for single rows that the selection follows focus.
    func decidesAboutSelection(in table: UITableView) -> Bool {
        #if canImport(ObjectiveC)
        return tableView(_:selectionFollowsFocusForRowAt:) != nil
        #else
        return table.someRow.map { row in
            OptionalMethod.answer { tableView(table, selectionFollowsFocusForRowAt: row) } != nil
        } ?? false
        #endif
    }
}

extension UICollectionViewDelegate {
    /// Whether the delegate says for single items that the selection follows focus.
    func decidesAboutSelection(in collection: UICollectionView) -> Bool {
        #if canImport(ObjectiveC)
        return collectionView(_:selectionFollowsFocusForItemAt:) != nil
        #else
        return collection.someItem.map { item in
            OptionalMethod.answer {
                collectionView(collection, selectionFollowsFocusForItemAt: item)
            } != nil
        } ?? false
        #endif
    }
}

#if !canImport(ObjectiveC)
// Here only an answer shows that a method is there, so it takes something to ask about.

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
#endif
