import CoreGraphics
import UIKit

/// The offsets to which the scroll views around a focused view scroll.
///
/// All offsets are decided before any scroll view moves, because an animation has hardly begun when
/// the next scroll view is asked, and what is in front of an inner scroll view depends on where the
/// outer ones take it.
@MainActor
struct FocusScrollPlan {
    /// A scroll view, and what it does.
    fileprivate struct Part {
        let scrollView: UIScrollView
        /// The distances by which the views around the scroll view cut off its bounds, at the best offsets
        /// of the scroll views among them.
        let clipped: UIEdgeInsets
        /// The frame of the focused view in the content, with all inner scroll views at their offsets.
        var rect = CGRect.zero
        /// The offset to which the scroll view scrolls.
        var offset: CGPoint
    }

    private let view: UIView
    private let root: UIView?
    /// The scroll views around the view, from the inside out.
    private var parts: [Part]

    /// Decides on the offsets at which `view` is in sight, and not wholly behind something in `root`
    /// that stays where it is, such as a bar of the app's.
    init(showing view: UIView, in root: UIView?) {
        (self.view, self.root) = (view, root)
        let around = sequence(first: view, next: \.superview).dropFirst()
        parts = around.compactMap { $0 as? UIScrollView }.map {
            Part(scrollView: $0, clipped: $0.clippedInsets, offset: $0.contentOffset)
        }
        // Only a view that will be in sight can be behind something then.
        decide(besideCovers: false)
        for _ in parts {
            let before = parts.map(\.offset)
            decide(besideCovers: true)
            // What moved because of a cover may have taken the view behind another one.
            if parts.map(\.offset) == before { break }
        }
    }

    /// Scrolls all scroll views.
    func perform(animated: Bool) {
        for part in parts {
            if part.isUsual {
                part.scrollView.scrollRectToVisible(part.rect, animated: animated)
            } else {
                part.scrollView.setContentOffset(part.offset, animated: animated)
            }
        }
    }

    // MARK: Offsets

    private mutating func decide(besideCovers: Bool) {
        var (frame, space) = (view.bounds, view)
        for index in parts.indices {
            let scrollView = parts[index].scrollView
            parts[index].rect = space.convert(frame, to: scrollView)
            parts[index].offset = offset(of: index, besideCovers: besideCovers)
            (frame, space) = (parts[index].shown, scrollView)
        }
    }

    /// Returns the offset nearest to the one that was decided on before.
    private func offset(of index: Int, besideCovers: Bool) -> CGPoint {
        var part = parts[index]
        let scrollView = part.scrollView
        if scrollView.isPagingEnabled { return scrollView.page(showing: part.rect) }
        let start = part.offset
        let sights = part.sights(from: start)
        part.offset = CGPoint(sights)
        guard besideCovers, let cover = cover(of: part.shown, in: index) else { return part.offset }
        // The cover stays in place while the content moves.
        let covered = cover.offsetBy(
            dx: start.x - scrollView.contentOffset.x, dy: start.y - scrollView.contentOffset.y)
        for (axis, sight) in sights.reversed() where sight.axis.canScroll {
            guard let offset = sight.offset(beside: covered.span(along: axis)) else { continue }
            part.offset[axis] = offset
            break
        }
        return part.offset
    }

    // MARK: Covers

    /// Returns the frame of what will be in front of a scroll view at `rect` and take all touches
    /// there; `nil` if there will be no such view.
    ///
    /// All frames are in the coordinates that the scroll view has now.
    ///
    /// What is inside an outer scroll view moves along with the scroll view, so it's found where the
    /// scroll view is now. What is outside is found where the outer one takes the scroll view. What is
    /// pinned in place inside an outer scroll view isn't found.
    private func cover(of rect: CGRect, in index: Int) -> CGRect? {
        let scrollView = parts[index].scrollView
        let rect = rect.intersection(scrollView.bounds)
        guard let root, scrollView.isDescendant(of: root), !rect.isNull, !rect.isEmpty else {
            return nil
        }
        // A scroll view around `root` takes along all that is asked here.
        let outer = parts[(index + 1)...].filter {
            $0.way != .zero && $0.scrollView.isDescendant(of: root)
        }
        let place = scrollView.convert(rect, to: root)
        var (inner, way) = (scrollView as UIView, CGVector.zero)
        for part in outer.map(Optional.some) + [nil] {
            let front = root.front(
                of: inner, at: place.offsetBy(dx: way.dx, dy: way.dy), in: part?.scrollView)
            if let front {
                let frame = front.convert(front.bounds, to: root)
                return scrollView.convert(frame.offsetBy(dx: -way.dx, dy: -way.dy), from: root)
            }
            guard let part else { break }
            let moved = part.way(in: root)
            way = CGVector(dx: way.dx + moved.dx, dy: way.dy + moved.dy)
            inner = part.scrollView
        }
        return nil
    }
}

@MainActor
extension FocusScrollPlan.Part {
    /// The distance by which the content moves, in its own coordinates.
    fileprivate var way: CGVector {
        let present = scrollView.contentOffset
        return CGVector(dx: present.x - offset.x, dy: present.y - offset.y)
    }

    /// Returns the distance by which the content moves, in the coordinates of `root`.
    fileprivate func way(in root: UIView) -> CGVector {
        let (start, end) = (
            scrollView.convert(CGPoint.zero, to: root),
            scrollView.convert(CGPoint(x: way.dx, y: way.dy), to: root)
        )
        return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The frame that the focused view will have, in the coordinates that the scroll view has now.
    fileprivate var shown: CGRect { rect.offsetBy(dx: way.dx, dy: way.dy) }

    /// A Boolean value that indicates whether UIKit finds the offset.
    fileprivate var isUsual: Bool {
        clipped == .zero && !scrollView.isPagingEnabled
            && CGPoint(sights(from: scrollView.contentOffset)) == offset
    }

    /// Returns the sights of the focused view from an offset, along both axes.
    fileprivate func sights(from start: CGPoint) -> [(ArrowDirection.Axis, FocusSight)] {
        ArrowDirection.Axis.allCases.map { axis in
            var geometry = ScrollAxis(axis, of: scrollView)
            geometry.offset = start[axis]
            let sight = FocusSight(
                axis: geometry, item: rect.span(along: axis),
                clippedStart: axis == .horizontal ? clipped.left : clipped.top,
                clippedEnd: axis == .horizontal ? clipped.right : clipped.bottom)
            return (axis, sight)
        }
    }
}

extension UIView {
    /// Scrolls all scroll views around this view, so that it is in sight, and not wholly behind
    /// something in `root` that stays where it is, such as a bar of the app's.
    func scrollIntoFocus(in root: UIView?, animated: Bool) {
        FocusScrollPlan(showing: self, in: root).perform(animated: animated)
    }

    /// Returns what is in front of `inner` at `place`, a frame in this view, and takes all touches
    /// there.
    ///
    /// - Parameter outer: The scroll view whose content alone counts, also where it can't be seen now;
    ///   `nil` for everything in this view.
    fileprivate func front(of inner: UIView, at place: CGRect, in outer: UIScrollView?) -> UIView? {
        var front: UIView?
        // Usually the first answer says that nothing is in front.
        for probe in place.probes {
            let hit =
                if let outer {
                    outer.contentHit(at: convert(probe, to: outer))
                } else {
                    hitTest(probe, with: nil)
                }
            guard let hit, !hit.isDescendant(of: inner), !inner.isDescendant(of: hit) else {
                return nil
            }
            front = front ?? hit
        }
        // The bar, and not the button in it.
        return front.map { sequence(first: $0, next: \.superview) }?
            .first { $0.superview.map(inner.isDescendant) ?? false }
    }
}

extension UIScrollView {
    /// Returns the view in the content that takes touches at `point`, which may be out of sight.
    fileprivate func contentHit(at point: CGPoint) -> UIView? {
        subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: nil) }
            .first
    }

    /// Returns the offset of the page with the middle of `frame`, at which the scroll view rests.
    fileprivate func page(showing frame: CGRect) -> CGPoint {
        CGPoint(
            x: ScrollAxis(.horizontal, of: self).page(at: frame.midX),
            y: scrollsOnlySideways
                ? contentOffset.y : ScrollAxis(.vertical, of: self).page(at: frame.midY))
    }
}

extension CGPoint {
    fileprivate init(_ sights: [(ArrowDirection.Axis, FocusSight)]) {
        self.init()
        for (axis, sight) in sights { self[axis] = sight.offset }
    }

    fileprivate subscript(axis: ArrowDirection.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
