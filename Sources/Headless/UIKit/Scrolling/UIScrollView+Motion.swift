import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// What moves a scroll view's content other than the app.
struct OwnMove {
    /// The offset of the frame of a motion that is being shown.
    var frame: CGPoint?
    /// The offset to which a layout moves the content, to keep what is visible in its place.
    var correction: CGPoint?
    /// The next frame of a motion.
    var next: VirtualClock.Token?
}

extension UIScrollView {
    // Displays show 60 frames a second or more.
    private static let frameTime: TimeInterval = 1.0 / 60

    func contentDidScroll(from old: CGPoint) {
        noteMove(from: old)
        setNeedsLayout()
        placeRefreshControl()
        for subview in subviews { subview.safeAreaMayHaveChanged() }
        delegate?.scrollViewDidScroll(self)
    }

    /// Returns the offset at which most of `rect` is visible; `nil` for an empty rectangle.
    func offset(showing rect: CGRect) -> CGPoint? {
        guard rect.isUsable, !rect.isEmpty else { return nil }
        return CGPoint(
            x: horizontal.offset(showing: rect.minX, length: rect.width, from: contentOffset.x),
            y: vertical.offset(showing: rect.minY, length: rect.height, from: contentOffset.y))
    }

    // An offset set in code is not brought into the legal range (facebook/react-native#23427).
    func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let isAnimated =
            animated && offset != contentOffset && window != nil && UIView.areAnimationsEnabled
        let goesOn = UIApplication.behavior.offsetInDeceleration == .goesOn
        if !isDragging, isAnimated || !(isDecelerating && goesOn) { activity = .resting }
        guard isAnimated else { return contentOffset = offset }
        move(.animation(from: contentOffset, to: offset))
    }

    /// Ends a deceleration if an offset that is assigned does so.
    func offsetIsAssigned(_ offset: CGPoint) {
        guard isDecelerating, offset != ownMove.frame, offset != ownMove.correction,
            UIApplication.behavior.offsetInDeceleration == .ends
        else { return }
        activity = .resting
    }

    /// Moves the content as far as a layout has moved what is visible, which doesn't end a
    /// deceleration.
    func correctOffset(to offset: CGPoint) {
        ownMove.correction = offset
        contentOffset = offset
        ownMove.correction = nil
    }

    /// Moves the content by `way` from where it was before a `change` of its size.
    ///
    /// Content that gets shorter at its end moves the offset itself, which mustn't count twice.
    func correctOffset(by way: CGPoint, during change: () -> Void) {
        let before = contentOffset
        change()
        let offset = CGPoint(x: before.x + way.x, y: before.y + way.y)
        if offset != contentOffset { correctOffset(to: offset) }
    }

    /// Lets content that slows down go on from where something else than its motion has moved it.
    private func noteMove(from old: CGPoint) {
        let isFrame = bounds.origin == ownMove.frame
        // The delegate, which is called next, may move the content to the same place.
        ownMove.frame = nil
        ownMove.correction = nil
        guard !isFrame, case .moving(let motion, let start) = activity else { return }
        let way = CGPoint(x: bounds.minX - old.x, y: bounds.minY - old.y)
        activity = .moving(motion.shifted(by: way), since: start)
    }

    private func showFrame(at offset: CGPoint) {
        guard offset != contentOffset else { return }
        ownMove.frame = offset
        contentOffset = offset
        ownMove.frame = nil
    }

    func move(_ motion: ScrollMotion) {
        activity = .moving(motion, since: VirtualClock.current.now)
        scheduleFrame()
    }

    private func scheduleFrame() {
        guard case .moving(let motion, let start) = activity else { return }
        let left = start + motion.duration - VirtualClock.current.now
        ownMove.next?.cancel()
        ownMove.next = VirtualClock.current.schedule(after: min(Self.frameTime, left)) {
            [weak self] in self?.frameIsDue()
        }
    }

    private func frameIsDue() {
        ownMove.next = nil
        guard case .moving(let motion, let start) = activity else { return }
        let time = VirtualClock.current.now - start
        let isOver = time >= motion.duration - 1e-9
        UIView.performWithoutAnimation {
            if isOver {
                showFrame(at: motion.target)
            } else {
                show(motion.offset(after: time))
            }
        }
        // The app may have moved the content, or begun another motion, which has its own frames.
        guard case .moving(let now, start) = activity, ownMove.next == nil else { return }
        if isOver { finish(now) } else { scheduleFrame() }
    }

    /// Scrolls to an offset of a motion, on whole pixels
    /// (andrewmarinov.com/uiscrollviews-contentoffset-precision).
    func show(_ offset: CGPoint) {
        let scale = window?.screen.scale ?? 1
        showFrame(
            at: CGPoint(
                x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale))
    }

    private func finish(_ motion: ScrollMotion) {
        activity = .resting
        switch motion.cause {
        case .setOffset: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .statusBar: delegate?.scrollViewDidScrollToTop(self)
        case .letGo:
            // The insets may have changed meanwhile.
            returnToLegalOffset()
            delegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// Ends a motion of the content.
    func stopMotion() {
        if !isDragging { activity = .resting }
    }

    /// Holds decelerating content that a finger touches.
    func hold() {
        guard isDecelerating else { return }
        activity = .resting
    }
}
