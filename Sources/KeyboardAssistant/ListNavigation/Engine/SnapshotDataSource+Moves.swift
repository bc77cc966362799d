import UIKit

extension SnapshotDataSource {
    /// Where what was at `position` is once `change` was made; nil if it is there still, or gone.
    func place(ofMoving position: RowPosition, by change: () -> Void) -> RowPosition? {
        let moved = identifier(at: position.indexPath)
        change()
        let place = moved.flatMap(indexPath(of:)).flatMap(RowPosition.init)
        return place == position ? nil : place
    }
}
