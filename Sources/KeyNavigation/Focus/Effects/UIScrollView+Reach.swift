import CoreGraphics
import UIKit

extension UIScrollView {
    /// The part of the content that comes into view at some resting offset, in the coordinates of
    /// the content.
    ///
    /// Views around the scroll view may hide a part of the bounds at every offset of theirs, and so
    /// the beginning or the end of the content.
    var reachableArea: CGRect { scrollableArea.inset(by: clippedInsets) }

    /// The distances by which views around the scroll view cut off its bounds, at the best offsets
    /// of the scroll views among them.
    ///
    /// The value is zero if nothing of the scroll view can come into view.
    var clippedInsets: UIEdgeInsets {
        let part = unclippedPart
        guard !part.isNull, !part.isEmpty else { return .zero }
        let insets = UIEdgeInsets(
            top: part.minY - bounds.minY, left: part.minX - bounds.minX,
            bottom: bounds.maxY - part.maxY, right: bounds.maxX - part.maxX)
        // Conversions between views round.
        return insets.isAlmostZero ? .zero : insets
    }

    /// The part of the bounds that can come into view.
    private var unclippedPart: CGRect {
        var part = bounds
        for view in sequence(first: self, next: \.superview).dropFirst()
        where view.clipsToBounds || view is UIWindow {
            if let scroll = view as? UIScrollView {
                return part.intersection(scroll.convert(scroll.areaInSight, to: self))
            }
            part = part.intersection(view.convert(view.bounds, to: self))
        }
        return part
    }

    /// The reachable part of the content that can also be scrolled out from behind bars.
    private var areaInSight: CGRect {
        scrollableArea.inset(by: clippedInsets.union(adjustedContentInset))
    }

    private var scrollableArea: CGRect {
        let (x, y) = (
            ScrollAxis(.horizontal, of: self).restingOffsets,
            ScrollAxis(.vertical, of: self).restingOffsets
        )
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound + bounds.width,
            height: y.upperBound - y.lowerBound + bounds.height
        ).union(bounds)
    }
}

extension UIEdgeInsets {
    fileprivate var isAlmostZero: Bool {
        [top, left, bottom, right].allSatisfy { abs($0) < 0.001 }
    }

    /// Returns the larger inset at each edge.
    fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
