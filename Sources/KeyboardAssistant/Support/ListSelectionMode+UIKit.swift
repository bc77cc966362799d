import UIKit

extension UITableView {
    /// The number of rows that people can select now.
    package var selectionMode: ListSelectionMode {
        isEditing
            ? ListSelectionMode(
                allowsSelection: allowsSelectionDuringEditing,
                allowsMultipleSelection: allowsMultipleSelectionDuringEditing)
            : ListSelectionMode(
                allowsSelection: allowsSelection,
                allowsMultipleSelection: allowsMultipleSelection)
    }
}

extension UICollectionView {
    /// The number of items that people can select now.
    package var selectionMode: ListSelectionMode {
        isEditing
            ? ListSelectionMode(
                allowsSelection: allowsSelectionDuringEditing,
                allowsMultipleSelection: allowsMultipleSelectionDuringEditing)
            : ListSelectionMode(
                allowsSelection: allowsSelection,
                allowsMultipleSelection: allowsMultipleSelection)
    }
}
