import Foundation

// The coordination of recognizers (Apple, "Coordinating multiple gesture recognizers"): one that
// recognizes its gesture makes the others of the same touch fail, unless a delegate allows both.
extension UIGestureRecognizer {
    func wants(_ touch: UITouch) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func receive(_ all: Set<UITouch>, with event: UIEvent) {
        let touches = all.filter { $0.recognizers.contains { $0 === self } }
        for touch in touches where touch.phase == .began {
            progress.touches.append(touch)
            progress.companions = touch.recognizers.filter { $0 !== self }
        }
        progress.event = event
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let matching = touches.filter { $0.phase == phase }
            if !matching.isEmpty, !state.isOver { tell(matching, phase, event) }
        }
    }

    private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }

    /// Ends the gesture if the last finger has left the screen.
    func touchesAreOver() {
        progress.touches.removeAll(where: \.isOver)
        guard progress.touches.isEmpty, progress.pending == nil else { return }
        if !state.isOver, waitsForMoreTouches { return }
        startOver()
    }

    func startOver() {
        progress = RecognizerProgress()
        reset()
    }

    /// Stops the recognizer when it is disabled, or removed from its view, during a gesture.
    func stop() {
        if state.isActive { advance(to: .cancelled) }
        startOver()
    }

    func advance(to new: State) {
        guard new != state || new == .changed else { return }
        switch new {
        case .began: begin(as: .began)
        case .ended where state == .possible: begin(as: .ended)
        case .failed, .possible: fail(as: new)
        default: enter(new)
        }
    }

    private func fail(as new: State) {
        progress.state = new
        progress.pending = nil
        for other in companions where other.progress.pending != nil { other.retry() }
    }

    private func begin(as new: State) {
        guard !isWaiting else {
            progress.pending = new
            return
        }
        progress.pending = nil
        guard mayBegin, !companions.contains(where: { $0.prevents(self) }) else {
            return fail(as: .failed)
        }
        progress.state = new
        for other in companions where other.state == .possible && excludes(other) {
            other.fail(as: .failed)
        }
        if cancelsTouchesInView, let event = progress.event {
            for touch in progress.touches { touch.take(with: event) }
        }
        fire()
    }

    private func retry() {
        guard let pending = progress.pending, !isWaiting else { return }
        begin(as: pending)
        if progress.touches.allSatisfy(\.isOver) { startOver() }
    }

    private func enter(_ new: State) {
        progress.state = new
        fire()
    }

    private func fire() {
        handler?(self)
        for target in targets {
            guard let object = target.object else { continue }
            ActionTable.call(target.action, of: object, from: self)
        }
    }

    private var companions: [UIGestureRecognizer] { progress.companions }

    private var isWaiting: Bool {
        companions.contains { !$0.state.isOver && mustWait(for: $0) }
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        prerequisites.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        (state.isActive || state == .ended) && excludes(other)
    }

    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isTolerated(beside: other)
    }

    private func isTolerated(beside other: UIGestureRecognizer) -> Bool {
        (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
                ?? false)
    }

    /// A Boolean value that indicates whether the views from the touched one up to the recognizer's
    /// own, and the delegate, allow the gesture.
    ///
    /// UIKit: a control under the finger prevents the taps of recognizers around it.
    private var mayBegin: Bool {
        var asked = progress.touches.first?.view ?? view
        while let current = asked {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            asked = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
}

extension UIView {
    func attachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    func detachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    func gestureRecognizersDidChange(from old: [UIGestureRecognizer]?) {
        let new = gestureRecognizers ?? []
        for recognizer in old ?? [] where !new.contains(where: { $0 === recognizer }) {
            recognizer.stop()
            recognizer.attachedView = nil
        }
        for recognizer in new { recognizer.attachedView = self }
    }
}
