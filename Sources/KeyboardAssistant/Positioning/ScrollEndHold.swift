import CoreGraphics
import UIKit

/// An inset that keeps the end of a scroll view's content where people have scrolled it to, although
/// the room for the keyboard there is gone.
///
/// People drag at the end of the content, and the keyboard leaves. Without the room, the content is
/// suddenly scrolled beyond its end, and a scroll view that is being dragged, or is decelerating,
/// jumps there with its next move (lionheart/openradar-mirror#2187,
/// APSL/react-native-keyboard-aware-scroll-view#88). The inset goes as soon as the content has been
/// scrolled back that far, or else when the scroll view rests, and takes the content along.
///
/// A hold keeps itself until then, also if its assistant is gone.
@MainActor
final class ScrollEndHold {
    private weak var scrollView: UIScrollView?
    private let ledger: AdjustmentLedger
    private let settle: (@escaping () -> Void) -> Void
    private let ticker = DisplayTicker()

    /// Keeps the end of the content in `scrollView`, if people are scrolling it, and it would
    /// otherwise be beyond the end after `removed` points of room have gone.
    ///
    /// Call this initializer before the room goes. `remaining` points of the content inset stay for
    /// the keyboard. `settle` performs the changes that later let the content go, with an animation.
    init?(
        in scrollView: UIScrollView, removing removed: CGFloat, leaving remaining: CGFloat,
        settle: @escaping (@escaping () -> Void) -> Void
    ) {
        let overhang = ScrollAxis(.vertical, of: scrollView).overhang(without: removed)
        guard overhang > 0, scrollView.isBeingScrolled else { return nil }
        self.scrollView = scrollView
        self.settle = settle
        ledger = .shared(for: scrollView, .contentInset)
        write(remaining + overhang)
        ticker.start { self.check() }
    }

    /// Ends the hold when it isn't needed any more.
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

    /// Takes the inset back.
    func end() {
        ticker.stop()
        write(0)
    }

    private func write(_ amount: CGFloat) {
        guard let scrollView else { return }
        scrollView.contentInset.bottom = ledger.value(
            adding: amount, for: self, current: scrollView.contentInset.bottom)
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether people are dragging the content, or it is
    /// decelerating, or is about to.
    ///
    /// The keyboard leaves as soon as a drag begins, or when it ends, before the content has begun to
    /// decelerate.
    var isBeingScrolled: Bool {
        guard !isDragging, !isDecelerating else { return true }
        switch panGestureRecognizer.state {
        case .began, .changed: return true
        case .ended: return abs(panGestureRecognizer.velocity(in: self).y) > Self.slowestFlick
        default: return false
        }
    }

    /// The lowest speed of a finger after which content rolls on visibly, in points per second: at
    /// the normal rate of deceleration, it comes to rest half as many points farther.
    private static var slowestFlick: CGFloat { 20 }

    /// Moves the offset into the range in which the content can rest, or to the nearest page of a
    /// scroll view that stops `atPages`.
    func settleOffset(atPages: Bool = true) {
        let axis = ScrollAxis(.vertical, of: self)
        scroll(to: atPages && axis.isPaging ? axis.nearestPage : axis.restingOffset)
    }
}
