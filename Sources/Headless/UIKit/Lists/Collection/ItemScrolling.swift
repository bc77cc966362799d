import CoreGraphics

/// The distance to scroll, on one axis, for an item to stand at a certain position.
struct ItemScrolling: Equatable, Sendable {
    enum Place: Sendable {
        case start, middle, end
        /// Wherever the way is shortest.
        case nearest
    }

    var axis: ContentAxis

    /// The offset at which the stretch stands there, within what can be scrolled to.
    func offset(
        showing start: CGFloat, length: CGFloat, at place: Place, from offset: CGFloat
    ) -> CGFloat {
        let atStart = start - axis.leadingInset
        let atEnd = start + length - axis.viewport + axis.trailingInset
        return switch place {
        case .start: axis.clamped(atStart)
        case .end: axis.clamped(atEnd)
        case .middle: axis.clamped((atStart + atEnd) / 2)
        case .nearest: axis.offset(showing: start, length: length, from: offset)
        }
    }
}

extension UICollectionView.ScrollPosition {
    var vertical: ItemScrolling.Place {
        if contains(.top) { return .start }
        if contains(.bottom) { return .end }
        return contains(.centeredVertically) ? .middle : .nearest
    }

    var horizontal: ItemScrolling.Place {
        if contains(.left) { return .start }
        if contains(.right) { return .end }
        return contains(.centeredHorizontally) ? .middle : .nearest
    }
}
