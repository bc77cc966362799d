import CoreGraphics
import Foundation

/// A gesture recognizer that notifies its scroll view of a touch before it becomes a drag.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        (view as? UIScrollView)?.hold()
    }
}

extension UIScrollView {
    func canScroll(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let scrollable = scrollableAxes
        return abs(way.x) > abs(way.y) ? scrollable.horizontal : scrollable.vertical
    }

    private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        (
            horizontal.overflows || (bounces && alwaysBounceHorizontal),
            vertical.overflows || (bounces && alwaysBounceVertical)
        )
    }

    func panDidChange() {
        switch panGestureRecognizer.state {
        case .began:
            beginDragging()
            drag()
        case .changed: drag()
        case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
        case .cancelled: endDragging(velocity: nil)
        default: break
        }
    }

    private func beginDragging() {
        activity = .dragging(from: contentOffset)
        delegate?.scrollViewWillBeginDragging(self)
        refreshControl?.dragBegins()
        switch keyboardDismissMode {
        // Apple's reference: the keyboard is dismissed when a drag begins.
        case .onDrag, .onDragWithAccessory: window?.firstResponder?.resignFirstResponder()
        default: break
        }
    }

    private func drag() {
        guard case .dragging(let start) = activity else { return }
        let way = panGestureRecognizer.translation(in: self)
        let scrollable = scrollableAxes
        let wanted = CGPoint(
            x: scrollable.horizontal ? start.x - way.x : start.x,
            y: scrollable.vertical ? start.y - way.y : start.y)
        let offset =
            bounces
            ? CGPoint(x: horizontal.stretched(wanted.x), y: vertical.stretched(wanted.y))
            : legal(wanted)
        show(offset)
        pullRefreshControl()
        if dismissesInteractively {
            UIApplication.shared.keyboardHost?.dismissalMoved(
                to: fingerOnScreen + keyboardDismissPadding)
        }
    }

    /// Ends the drag; `flight` is `nil` if the touch was canceled.
    private func endDragging(velocity flight: CGPoint?) {
        guard isDragging else { return }
        let velocity = flight ?? .zero
        let scrollable = scrollableAxes
        let speed = CGPoint(
            x: scrollable.horizontal ? -velocity.x : 0, y: scrollable.vertical ? -velocity.y : 0)
        let motion = motion(lettingGoWith: speed)
        let moves = motion.target != contentOffset
        activity = .resting
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        if dismissesInteractively {
            UIApplication.shared.keyboardHost?.dismissalEnded(velocity: flight?.y)
        }
        guard moves, activity == .resting else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        move(motion)
    }

    private func motion(lettingGoWith speed: CGPoint) -> ScrollMotion {
        let rate = decelerationRate.rawValue
        let across = Deceleration(velocity: speed.x, rate: rate)
        let down = Deceleration(velocity: speed.y, rate: rate)
        var target = legal(
            CGPoint(
                x: contentOffset.x + across.wholeDistance, y: contentOffset.y + down.wholeDistance))
        if isPagingEnabled { target = legal(page(near: target)) }
        // Apple's reference: the delegate's velocity is in points per millisecond.
        let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
        target = restingOffset(proposed: target, velocity: perMillisecond)
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: perMillisecond, targetContentOffset: &target)
        let main = abs(speed.x) > abs(speed.y) ? across : down
        return .letGo(at: contentOffset, target: target, deceleration: main)
    }

    private func page(near offset: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return offset }
        return CGPoint(
            x: (offset.x / bounds.width).rounded() * bounds.width,
            y: (offset.y / bounds.height).rounded() * bounds.height)
    }

    private var dismissesInteractively: Bool {
        switch keyboardDismissMode {
        case .interactive, .interactiveWithAccessory: true
        default: false
        }
    }

    // A drag moves the keyboard from this far above it. A negative value counts as zero (Apple,
    // `keyboardDismissPadding`). No source says whose guide counts; here, any whose view contains
    // this scroll view.
    private var keyboardDismissPadding: CGFloat {
        let lineage = sequence(first: self as UIView, next: \.superview)
        let paddings = lineage.compactMap { $0.layout.keyboardGuide?.keyboardDismissPadding }
        return paddings.filter(\.isFinite).reduce(0, max)
    }

    private var fingerOnScreen: CGFloat {
        guard let window else { return 0 }
        return window.convert(panGestureRecognizer.location(in: window), to: nil).y
    }
}
