import CoreGraphics
import UIKit

extension SimulatedDevice {
    /// Posts recorded notifications at their times, while the keyboard itself posts nothing.
    public func replay(_ recording: KeyboardRecording) {
        replay(KeyboardReplay(recording))
    }

    /// Posts the notifications of a plan at their times, while the keyboard itself posts nothing.
    public func replay(_ replay: KeyboardReplay) {
        self.replay(replay) { _, post in post() }
    }

    /// Posts the notifications of a plan at their times, each by way of a function.
    ///
    /// - Parameters:
    ///   - replay: The plan for a recording.
    ///   - around: A function that receives each step, and calls its second argument to post it.
    public func replay(
        _ replay: KeyboardReplay, around: (KeyboardReplay.Step, () -> Void) -> Void
    ) {
        keyboard.isReplaying = true
        defer { keyboard.isReplaying = false }
        let start = clock.now
        for step in replay.steps {
            advance(by: max(0, start + step.time - clock.now))
            around(step) { KeyboardPoster.post(step.notice, step.content) }
            keyboard.goWhere(step)
            finishTurn()
        }
    }
}

extension SimulatedKeyboard {
    /// Moves the keyboard to where a recorded notification has it.
    fileprivate func goWhere(_ step: KeyboardReplay.Step) {
        guard var new = step.placement(on: screen.bounds), new.differs(from: placement) else {
            return
        }
        new.accessoryHeight = window.accessory?.bounds.height ?? 0
        placement = new
        place(at: new)
    }
}

extension KeyboardReplay.Step {
    /// Returns the keyboard's placement after the step, or nil if the notification does not change
    /// it.
    fileprivate func placement(on screen: CGRect) -> KeyboardPlacement? {
        switch notice {
        case .willHide: .hidden
        case .didChangeFrame, .didShow, .didHide: nil
        case .willChangeFrame, .willShow:
            end.map { frame in
                let isSeen = !frame.isEmpty && frame.intersects(screen)
                return isSeen ? KeyboardPlacement(kind: .docked, frame: frame) : .hidden
            }
        }
    }
}
