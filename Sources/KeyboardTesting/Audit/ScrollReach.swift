import CoreGraphics
import UIKit

/// Where an element is in its window, and where scroll views can bring it.
@MainActor
struct ScrollReach {
    /// The area of the element, in the coordinates of the window, without what is cut off.
    let now: CGRect
    /// The area in which scroll views can show a part of the element.
    let everywhere: CGRect
    private let element: UIView
    private let window: UIWindow
    /// The outermost scroll view that moves the element, or else the element.
    private let front: UIView

    init(of element: UIView, in window: UIWindow) {
        (self.element, self.window) = (element, window)
        guard element.window === window else {
            (front, now, everywhere) = (element, .null, .null)
            return
        }
        let frame = element.convert(element.bounds, to: window)
        var (front, reach) = (element, frame)
        for scroll in element.scrollViewsAround {
            let larger = scroll.extend(reach)
            if larger != reach { (front, reach) = (scroll, larger) }
        }
        let seen = front.areaInSight(including: front !== element, in: window)
        (self.front, now, everywhere) = (
            front, frame.intersection(seen), reach.intersection(seen)
        )
    }

    /// Returns what covers an area, by the views in front of what moves the element.
    ///
    /// What is inside of a scroll view isn't looked at, because what scrolls along and what floats
    /// can't be told apart.
    func visibility(at area: CGRect) -> ViewVisibility? {
        ViewVisibility(of: element, at: area, behindViewsInFrontOf: front, in: window)
    }
}

extension UIView {
    /// Returns the area that the view's ancestors, and the view itself if asked for, don't cut off.
    fileprivate func areaInSight(including isIncluded: Bool, in window: UIWindow) -> CGRect {
        sequence(first: self, next: \.superview).dropFirst(isIncluded ? 0 : 1)
            .filter(\.clipsToBounds)
            .reduce(window.bounds) { $0.intersection($1.convert($1.bounds, to: window)) }
    }
}

extension UIScrollView {
    /// Returns an area of the content with all places to which people can scroll it.
    fileprivate func extend(_ area: CGRect) -> CGRect {
        guard isScrollEnabled else { return area }
        let inset = adjustedContentInset
        let right = contentSize.width + inset.right - bounds.width
        let bottom = contentSize.height + inset.bottom - bounds.height
        let forward = CGPoint(
            x: max(0, right - contentOffset.x), y: max(0, bottom - contentOffset.y))
        let backward = CGPoint(
            x: max(0, contentOffset.x + inset.left), y: max(0, contentOffset.y + inset.top))
        return CGRect(
            x: area.minX - forward.x, y: area.minY - forward.y,
            width: area.width + forward.x + backward.x, height: area.height + forward.y + backward.y
        )
    }
}
