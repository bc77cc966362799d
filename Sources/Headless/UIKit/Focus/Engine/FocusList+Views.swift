import CoreGraphics
import Foundation

extension FocusList {
    /// Returns the combined answer of property and delegate.
    ///
    /// Apple's header: the delegate's answer, if there is one, overrides both properties.
    fileprivate func allowsFocus(property: Bool, duringEditing: Bool, isEditing: Bool) -> Bool {
        isEditing ? duringEditing : property
    }
}

extension UIView {
    /// A Boolean value that indicates whether the list allows focus on this cell.
    var focusIsAllowedByList: Bool {
        focusPlace.map { $0.list.canFocusCell(at: $0.path) } ?? false
    }
}

extension UITableView: FocusList {
    package var focusedListSelectsByFocus: Bool { selectionFollowsFocus }

    package func focusPath(of item: any UIFocusItem) -> IndexPath? {
        (item as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    package func focusCell(at path: IndexPath) -> UIView? { shown.cells[path] }

    package func focusFrame(at path: IndexPath) -> CGRect? {
        loadedGeometry.contains(path) ? rectForRow(at: path) : nil
    }

    package func pathPreferredByDelegate() -> IndexPath? {
        delegate?.indexPathForPreferredFocusedView(in: self)
    }

    package func canFocusCell(at path: IndexPath) -> Bool {
        OptionalMethod.answer { delegate?.tableView(self, canFocusRowAt: path) }
            ?? allowsFocus(
                property: allowsFocus, duringEditing: allowsFocusDuringEditing,
                isEditing: isEditing)
    }

    package func isSelectedForFocus(at path: IndexPath) -> Bool {
        indexPathsForSelectedRows?.contains(path) ?? false
    }

    // Apple's header: the delegate isn't asked if the property is off.
    package func selectsByFocus(at path: IndexPath) -> Bool {
        selectionFollowsFocus
            && OptionalMethod.answer {
                delegate?.tableView(self, selectionFollowsFocusForRowAt: path)
            } ?? true
    }
}

extension UICollectionView: FocusList {
    package var focusedListSelectsByFocus: Bool { selectionFollowsFocus }

    package func focusPath(of item: any UIFocusItem) -> IndexPath? {
        (item as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }

    package func focusCell(at path: IndexPath) -> UIView? { shown.cell(at: path) }

    package func focusFrame(at path: IndexPath) -> CGRect? {
        layoutAttributesForItem(at: path)?.frame
    }

    package func pathPreferredByDelegate() -> IndexPath? {
        delegate?.indexPathForPreferredFocusedView(in: self)
    }

    package func canFocusCell(at path: IndexPath) -> Bool {
        OptionalMethod.answer { delegate?.collectionView(self, canFocusItemAt: path) }
            ?? allowsFocus(
                property: allowsFocus, duringEditing: allowsFocusDuringEditing,
                isEditing: isEditing)
    }

    package func isSelectedForFocus(at path: IndexPath) -> Bool {
        indexPathsForSelectedItems?.contains(path) ?? false
    }

    package func selectsByFocus(at path: IndexPath) -> Bool {
        selectionFollowsFocus
            && OptionalMethod.answer {
                delegate?.collectionView(self, selectionFollowsFocusForItemAt: path)
            } ?? true
    }
}
