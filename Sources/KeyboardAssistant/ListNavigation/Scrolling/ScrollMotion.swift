import CoreGraphics
import Foundation
import UIKit

/// The last scroll that a key began.
@MainActor
struct ScrollMotion {
    private var state = ScrollGuard.resting

    /// The offset from which the next step counts.
    func base(of view: UIScrollView) -> CGPoint {
        present(of: view).base(at: view.contentOffset, Self.now)
    }

    /// Scrolls `view` to `target`, unless it is on its way there.
    mutating func scroll(_ view: UIScrollView, to target: CGPoint, animated: Bool) {
        state = present(of: view)
        guard animated else {
            state = .resting
            if target != view.contentOffset { view.setContentOffset(target, animated: false) }
            return
        }
        if state.scroll(to: target, at: view.contentOffset, Self.now) {
            view.setContentOffset(target, animated: true)
        }
    }

    /// Forgets the scroll.
    mutating func end() {
        state = .resting
    }

    /// The scroll, unless the scroll view knows that it has ended.
    private func present(of view: UIScrollView) -> ScrollGuard {
        if view.isDragging || view.isDecelerating { return .resting }
        if #available(iOS 17.4, *), !view.isScrollAnimating { return .resting }
        return state
    }

    private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
