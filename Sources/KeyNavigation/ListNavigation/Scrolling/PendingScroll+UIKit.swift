import CoreGraphics
import QuartzCore
import UIKit

@MainActor
extension PendingScroll {
    /// Returns the offset from which the next step in `scrollView` starts.
    func origin(in scrollView: UIScrollView) -> CGPoint {
        current(in: scrollView).origin(from: scrollView.contentOffset, at: Self.now)
    }

    /// Scrolls `scrollView` to `target`, unless it is already scrolling there.
    mutating func scroll(_ scrollView: UIScrollView, to target: CGPoint, animated: Bool) {
        let present = scrollView.contentOffset
        guard animated else {
            self = .none
            if target != present { scrollView.setContentOffset(target, animated: false) }
            return
        }
        self = current(in: scrollView)
        if begin(to: target, from: present, at: Self.now) {
            scrollView.setContentOffset(target, animated: true)
        }
    }

    /// The pending scroll, unless the scroll view reports that it has ended.
    private func current(in scrollView: UIScrollView) -> PendingScroll {
        if scrollView.isDragging || scrollView.isDecelerating { return .none }
        return scrollView.isAnimatingScroll == false ? .none : self
    }

    // Unlike the system's uptime, it needs no reason in the privacy manifest.
    private static var now: CFTimeInterval { CACurrentMediaTime() }
}
