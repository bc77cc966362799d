import CoreGraphics
import UIKit

/// An inset that keeps the end of a scroll view's content in its scrolled place, although the inset for
/// the keyboard is gone.
///
/// People drag at the end of the content, and the keyboard leaves. Without the inset, the content is
/// suddenly scrolled beyond its end, and a scroll view that is being dragged, or is decelerating, jumps
/// there with its next move (lionheart/openradar-mirror#2187,
/// APSL/react-native-keyboard-aware-scroll-view#88). The inset goes as soon as the content has been
/// scrolled back that far, or else when the scroll view rests, and takes the content along.
///
/// The inset retains itself until then, even if its assistant is gone.
@MainActor
final class ScrollEndInset {
    private weak var scrollView: UIScrollView?
    private let ledger: AdjustmentLedger
    private let settle: (@escaping () -> Void) -> Void
    private let ticker = DisplayTicker()

    /// A change of the heights that are kept clear for the keyboard, in points.
    struct Change: Equatable, Sendable {
        /// The part of the content inset that stays for the keyboard.
        var remaining: CGFloat
        /// The height that goes without being a part of the content inset.
        var removedElsewhere: CGFloat

        /// Returns the part of the content inset that keeps the content of `axis`, with `added` points
        /// now, from overhanging after the change; zero if nothing is held.
        func heldInset(in axis: ScrollAxis, added: CGFloat) -> CGFloat {
            let overhang = axis.overhang(without: added - remaining + removedElsewhere)
            return overhang > 0 ? remaining + overhang : 0
        }
    }

    /// Keeps the end of the content in `scrollView`, if people are scrolling the content, and the
    /// content would otherwise be beyond its end after `change`.
    ///
    /// Call this initializer before the change. `settle` performs the changes that later let the
    /// content go, with an animation.
    init?(
        in scrollView: UIScrollView, for change: Change,
        settle: @escaping (@escaping () -> Void) -> Void
    ) {
        let held = scrollView.isBeingScrolled ? scrollView.inset(heldAfter: change) : 0
        guard held > 0 else { return nil }
        self.scrollView = scrollView
        self.settle = settle
        ledger = .shared(for: scrollView, .contentInset)
        write(held)
        ticker.start { self.check() }
    }

    /// Adapts the inset to another change, while people are still scrolling.
    func update(for change: Change) {
        if let scrollView { write(scrollView.inset(heldAfter: change)) }
    }

    /// Ends the inset when it isn't needed any more.
    private func check() {
        guard let scrollView else { return ticker.stop() }
        let held = ledger.share(of: self)
        if ScrollAxis(.vertical, of: scrollView).overhang(without: held) == 0 {
            end()
        } else if !scrollView.isBeingScrolled {
            settle {
                self.end()
                scrollView.settleOffset()
            }
        }
    }

    /// Removes the inset.
    func end() {
        ticker.stop()
        write(0)
    }

    private func write(_ amount: CGFloat) {
        ledger.set(amount, for: self)
    }
}

extension UIScrollView {
    /// Returns the part of the content inset that is held after `change`; zero if there is none.
    fileprivate func inset(heldAfter change: ScrollEndInset.Change) -> CGFloat {
        let added = AdjustmentLedger.added(to: self, .contentInset)
        return change.heldInset(in: ScrollAxis(.vertical, of: self), added: added)
    }

    /// A Boolean value that indicates whether people are dragging the content, or the content is
    /// decelerating, or about to.
    ///
    /// The keyboard leaves as soon as a drag begins, or when it ends, before the content has begun to
    /// decelerate.
    package var isBeingScrolled: Bool {
        guard !isDragging, !isDecelerating else { return true }
        switch panGestureRecognizer.state {
        case .began, .changed: return true
        case .ended: return abs(panGestureRecognizer.velocity(in: self).y) > Self.slowestFlick
        default: return false
        }
    }

    /// A Boolean value that indicates whether the content is on its way to the target of a programmatic
    /// scroll; `nil` before iOS 17.4, where UIKit has no such property.
    package var isAnimatingScroll: Bool? {
        if #available(iOS 17.4, visionOS 1.1, *) { isScrollAnimating } else { nil }
    }

    /// The lowest speed of a finger after which content rolls on visibly, in points per second: at the
    /// normal rate of deceleration, the content comes to rest half as many points farther.
    private static var slowestFlick: CGFloat { 20 }

    /// Moves the offset into the range of resting offsets, or to the nearest page of a scroll view that
    /// stops `atPages`.
    func settleOffset(atPages: Bool = true) {
        let axis = ScrollAxis(.vertical, of: self)
        scroll(to: atPages && axis.isPaging ? axis.nearestPage : axis.restingOffset)
    }
}
