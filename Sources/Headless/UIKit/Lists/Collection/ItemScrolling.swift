import CoreGraphics

/// The offset at which an item has a certain position, on one axis.
struct ItemScrolling: Equatable, Sendable {
    enum Place: Sendable {
        case start, middle, end
        /// The position that needs the least scrolling.
        case nearest
    }

    var axis: ContentAxis

    /// Returns the offset at which the interval is at `place`, within the valid range.
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
