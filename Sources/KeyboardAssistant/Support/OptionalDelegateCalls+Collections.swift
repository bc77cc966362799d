import UIKit

// Methods that a collection view's delegate and data source may leave out; what is not implemented
// has the answer that Apple documents for its absence.

extension UICollectionViewDelegate {
    #if canImport(ObjectiveC)
    func shouldHighlight(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldHighlightItemAt: item) ?? true
    }

    func shouldSelect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldSelectItemAt: item) ?? true
    }

    func shouldDeselect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView?(view, shouldDeselectItemAt: item) ?? true
    }

    func didSelect(_ item: IndexPath, of view: UICollectionView) {
        collectionView?(view, didSelectItemAt: item)
    }

    func didDeselect(_ item: IndexPath, of view: UICollectionView) {
        collectionView?(view, didDeselectItemAt: item)
    }

    @available(iOS 16, macCatalyst 16, *)
    func performPrimaryAction(for item: IndexPath, of view: UICollectionView) {
        let isAllowed = collectionView?(view, canPerformPrimaryActionForItemAt: item)
        if isAllowed ?? !view.isEditing {
            collectionView?(view, performPrimaryActionForItemAt: item)
        }
    }

    func target(ofMoving item: IndexPath, to target: IndexPath, in view: UICollectionView)
        -> IndexPath
    {
        collectionView?(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
            atCurrentIndexPath: item, toProposedIndexPath: target) ?? target
    }
    #else
    func shouldHighlight(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldHighlightItemAt: item)
    }

    func shouldSelect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldSelectItemAt: item)
    }

    func shouldDeselect(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(view, shouldDeselectItemAt: item)
    }

    func didSelect(_ item: IndexPath, of view: UICollectionView) {
        collectionView(view, didSelectItemAt: item)
    }

    func didDeselect(_ item: IndexPath, of view: UICollectionView) {
        collectionView(view, didDeselectItemAt: item)
    }

    func performPrimaryAction(for item: IndexPath, of view: UICollectionView) {
        guard collectionView(view, canPerformPrimaryActionForItemAt: item) else { return }
        collectionView(view, performPrimaryActionForItemAt: item)
    }

    func target(ofMoving item: IndexPath, to target: IndexPath, in view: UICollectionView)
        -> IndexPath
    {
        collectionView(
            view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
            atCurrentIndexPath: item, toProposedIndexPath: target)
    }
    #endif
}

extension UICollectionView {
    /// Whether people may deselect `item`.
    func shouldDeselect(_ item: IndexPath) -> Bool {
        delegate?.shouldDeselect(item, of: self) ?? true
    }
}

extension UICollectionViewDataSource {
    #if canImport(ObjectiveC)
    func canMove(_ item: IndexPath, of view: UICollectionView) -> Bool {
        collectionView(_:moveItemAt:to:) != nil && ListOwner(of: self).allowsMoves
            && collectionView?(view, canMoveItemAt: item) ?? true
    }

    func itemCounts(of view: UICollectionView) -> [Int] {
        (0..<(numberOfSections?(in: view) ?? 1)).map {
            collectionView(view, numberOfItemsInSection: $0)
        }
    }

    func move(_ item: IndexPath, to target: IndexPath, in view: UICollectionView) {
        collectionView?(view, moveItemAt: item, to: target)
    }
    #else
    /// Whether items can be moved at all cannot be found out here, so being asked whether one may
    /// has to be implemented.
    func canMove(_ item: IndexPath, of view: UICollectionView) -> Bool {
        OptionalMethod.answer { collectionView(view, canMoveItemAt: item) } ?? false
    }

    func itemCounts(of view: UICollectionView) -> [Int] {
        (0..<numberOfSections(in: view)).map { collectionView(view, numberOfItemsInSection: $0) }
    }

    func move(_ item: IndexPath, to target: IndexPath, in view: UICollectionView) {
        collectionView(view, moveItemAt: item, to: target)
    }
    #endif
}
