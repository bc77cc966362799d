import CoreGraphics
import Foundation

extension UIScrollView {
    // Displays show 60 frames a second or more.
    private static let frameTime: TimeInterval = 1.0 / 60

    func contentDidScroll() {
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
        if !isDragging { activity = .resting }
        guard animated, offset != contentOffset, window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            return
        }
        move(.animation(from: contentOffset, to: offset))
    }

    func move(_ motion: ScrollMotion) {
        activity = .moving(motion, since: VirtualClock.current.now)
        scheduleFrame()
    }

    private func scheduleFrame() {
        guard case .moving(let motion, let start) = activity else { return }
        let left = start + motion.duration - VirtualClock.current.now
        VirtualClock.current.schedule(after: min(Self.frameTime, left)) { [weak self] in
            self?.showFrame(of: motion, since: start)
        }
    }

    private func showFrame(of motion: ScrollMotion, since start: TimeInterval) {
        guard activity == .moving(motion, since: start) else { return }
        let time = VirtualClock.current.now - start
        let isOver = time >= motion.duration - 1e-9
        UIView.performWithoutAnimation {
            if isOver { contentOffset = motion.target } else { show(motion.offset(after: time)) }
        }
        guard activity == .moving(motion, since: start) else { return }
        if isOver { finish(motion) } else { scheduleFrame() }
    }

    /// Scrolls to an offset of a motion, on whole pixels
    /// (andrewmarinov.com/uiscrollviews-contentoffset-precision).
    func show(_ offset: CGPoint) {
        let scale = window?.screen.scale ?? 1
        let rounded = CGPoint(
            x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        if rounded != contentOffset { contentOffset = rounded }
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

    /// Holds decelerating content that a finger touches.
    func hold() {
        guard isDecelerating else { return }
        activity = .resting
    }
}
