import CoreGraphics
import UIKit

/// The area of an element in its window, now and after any possible scroll.
@MainActor
struct ScrollReach {
    /// The area of the element without clipped parts, in the coordinates of the window.
    let now: CGRect
    /// The union of the element's areas after all possible scrolls, without clipped parts, in the
    /// coordinates of the window.
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

    /// Returns the visibility of the element at an area, below the views in front of the outermost
    /// scroll view; `nil` for an empty area.
    ///
    /// Views inside of the scroll view don't count, because scrolling views and floating views can't be
    /// told apart.
    func visibility(at area: CGRect) -> ViewVisibility? {
        ViewVisibility(of: element, at: area, behindViewsInFrontOf: front, in: window)
    }
}

extension UIView {
    /// Returns the area that the view's ancestors, and optionally the view itself, don't clip.
    fileprivate func areaInSight(including isIncluded: Bool, in window: UIWindow) -> CGRect {
        sequence(first: self, next: \.superview).dropFirst(isIncluded ? 0 : 1)
            .filter(\.clipsToBounds)
            .reduce(window.bounds) { $0.intersection($1.convert($1.bounds, to: window)) }
    }
}

extension UIScrollView {
    /// Returns the union of an area's places after all possible scrolls.
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
