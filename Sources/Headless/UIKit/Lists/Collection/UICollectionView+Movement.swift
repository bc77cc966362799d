import CoreGraphics
import Foundation

/// The move of an item that a finger drags.
struct ItemMovement: Equatable {
    var origin: IndexPath
    var target: IndexPath
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        loadIfNeeded()
        guard movement == nil, content.contains(path), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        movement = ItemMovement(origin: path, target: path)
        return true
    }

    // Apple, `targetIndexPathForMoveOfItemFromOriginalIndexPath`: the delegate may choose another
    // target.
    func moveItem(to point: CGPoint) {
        guard let movement, let proposed = item(at: point), proposed != movement.target else {
            return
        }
        let chosen =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
        if content.contains(chosen) { self.movement?.target = chosen }
    }

    // Apple, `endInteractiveMovement()`: the data source is notified, so that it moves its data.
    func endMovement() {
        guard let movement else { return }
        self.movement = nil
        guard movement.target != movement.origin, let dataSource else { return }
        let generation = content.generation
        let isMoved = OptionalMethod.isImplemented {
            dataSource.collectionView(self, moveItemAt: movement.origin, to: movement.target)
        }
        // A data source that has reloaded the items meanwhile has moved the item already.
        guard isMoved, content.generation == generation else { return }
        changeUnasked { $0.movedRows.append(.init(from: movement.origin, to: movement.target)) }
    }

    func cancelMovement() { movement = nil }
}
