import CoreGraphics
import UIKit

extension UIView {
    /// Scrolls all scroll views around this view, so that it is in sight, and not wholly behind
    /// something in `root` that stays where it is, such as a bar of the app's.
    func scrollIntoFocus(in root: UIView?, animated: Bool) {
        var (frame, space) = (bounds, self)
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
        {
            let rect = space.convert(frame, to: scroll)
            let target = scroll.offset(focusing: rect, in: root)
            // An animation has hardly begun when the scroll view around it is asked.
            let moved = rect.offsetBy(
                dx: scroll.contentOffset.x - target.point.x,
                dy: scroll.contentOffset.y - target.point.y)
            guard let outer = scroll.superview else { return }
            (frame, space) = (scroll.convert(moved, to: outer), outer)
            if target.isUsual {
                scroll.scrollRectToVisible(rect, animated: animated)
            } else {
                scroll.setContentOffset(target.point, animated: animated)
            }
        }
    }
}

extension UIScrollView {
    /// The offset to which a scroll view scrolls for something focused.
    fileprivate struct FocusOffset {
        var point = CGPoint.zero
        /// A Boolean value that indicates whether UIKit finds the offset.
        var isUsual = false
    }

    fileprivate func offset(focusing rect: CGRect, in root: UIView?) -> FocusOffset {
        if isPagingEnabled { return FocusOffset(point: page(showing: rect)) }
        let clipped = clippedInsets
        var target = FocusOffset(isUsual: clipped == .zero)
        let sights = ArrowDirection.Axis.allCases.map { axis in
            (axis, sight(of: rect, along: axis, clipped))
        }
        for (axis, sight) in sights { target.point[axis] = sight.offset }
        let shown = rect.offsetBy(
            dx: contentOffset.x - target.point.x, dy: contentOffset.y - target.point.y)
        guard let cover = cover(of: shown, in: root) else { return target }
        for (axis, sight) in sights.reversed() where sight.axis.canScroll {
            guard let offset = sight.offset(beside: cover.span(along: axis)) else { continue }
            target.point[axis] = offset
            target.isUsual = false
            break
        }
        return target
    }

    private func sight(
        of rect: CGRect, along axis: ArrowDirection.Axis, _ clipped: UIEdgeInsets
    ) -> FocusSight {
        FocusSight(
            axis: ScrollAxis(axis, of: self), item: rect.span(along: axis),
            clippedStart: axis == .horizontal ? clipped.left : clipped.top,
            clippedEnd: axis == .horizontal ? clipped.right : clipped.bottom)
    }

    /// Returns the frame of what is in front of the scroll view at `rect` and takes all touches
    /// there; `nil` if there is no such view.
    private func cover(of rect: CGRect, in root: UIView?) -> CGRect? {
        let rect = rect.intersection(bounds)
        guard let root, isDescendant(of: root), !rect.isNull, !rect.isEmpty else { return nil }
        let around = Set(sequence(first: self, next: \.superview).map { ObjectIdentifier($0) })
        var front: UIView?
        // Usually the first answer says that nothing is in front.
        for probe in convert(rect, to: root).probes {
            guard let hit = root.hitTest(probe, with: nil), !hit.isDescendant(of: self),
                !around.contains(ObjectIdentifier(hit))
            else { return nil }
            front = front ?? hit
        }
        // The bar, and not the button in it.
        let cover = front.map { sequence(first: $0, next: \.superview) }?
            .first { $0.superview.map { around.contains(ObjectIdentifier($0)) } ?? false }
        return cover.map { $0.convert($0.bounds, to: self) }
    }

    /// Returns the offset of the page with the middle of `frame`, at which the scroll view rests.
    private func page(showing frame: CGRect) -> CGPoint {
        CGPoint(
            x: ScrollAxis(.horizontal, of: self).page(at: frame.midX),
            y: scrollsOnlySideways
                ? contentOffset.y : ScrollAxis(.vertical, of: self).page(at: frame.midY))
    }
}

extension CGPoint {
    fileprivate subscript(axis: ArrowDirection.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
