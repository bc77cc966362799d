import CoreGraphics
import Foundation

/// Where a collection view scrolls so that an item stands at a place.
struct CollectionScrolling {
    var bounds: CGRect
    var insets: UIEdgeInsets
    var contentSize: CGSize

    func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
        var offset = bounds.origin
        if position.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY + insets.bottom - bounds.height
        }
        if position.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX + insets.right - bounds.width
        }
        let end = CGPoint(
            x: max(-insets.left, contentSize.width + insets.right - bounds.width),
            y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
        return CGPoint(
            x: min(max(offset.x, -insets.left), end.x), y: min(max(offset.y, -insets.top), end.y))
    }
}
