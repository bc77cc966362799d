import UIKit

extension CollectionList {
    func reorder(_ position: RowPosition, to target: RowPosition) -> RowPosition? {
        guard let view = collectionView, let source = view.dataSource else { return nil }
        let (item, goal) = (position.indexPath, target.indexPath)
        switch ListOwner(of: source) {
        case .anyone:
            let shown = view.itemCounts
            source.move(item, to: goal, in: view)
            let outcome = ReorderOutcome(
                of: position, to: target, shown: shown, shownNow: view.itemCounts,
                data: source.itemCounts(of: view))
            if outcome == .moves { view.moveItem(at: item, to: goal) }
            return outcome == .stays ? nil : target
        case .snapshots(let snapshots):
            return snapshots.place(ofMoving: position) { drag(position, to: target, in: view) }
        case .unknown: return nil
        }
    }

    /// Does what a finger does, which is how a diffable data source lets its items be moved (Apple,
    /// `reorderingHandlers` and `endInteractiveMovement()`).
    ///
    /// A cell is dragged over another one, so both are brought into sight.
    private func drag(_ position: RowPosition, to target: RowPosition, in view: UICollectionView) {
        for place in [target, position] {
            if let rect = rectToReveal(place) { view.scrollRectToVisible(rect, animated: false) }
        }
        view.layoutIfNeeded()
        guard let frame = frame(of: target),
            view.beginInteractiveMovementForItem(at: position.indexPath)
        else { return }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
        view.endInteractiveMovement()
    }
}

extension UICollectionView {
    fileprivate var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }
}
