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

    /// Posts the notifications of a plan at their times, each through a function.
    ///
    /// The keyboard moves to the frame in the notifications, or to its real frame in the recording,
    /// after each notification about a future change, and before each about a past one.
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
            if step.notice.isAfterwards, keyboard.goWhere(step) { finishTurn() }
            around(step) { KeyboardPoster.post(step.notice, step.content) }
            if !step.notice.isAfterwards { keyboard.goWhere(step) }
            finishTurn()
        }
    }
}

extension SimulatedKeyboard {
    /// Moves the keyboard to its place in a recording after a notification, and returns whether it
    /// was elsewhere.
    @discardableResult
    fileprivate func goWhere(_ step: KeyboardReplay.Step) -> Bool {
        guard var new = step.placement(on: screen.bounds), new.differs(from: placement) else {
            return false
        }
        new.accessoryHeight = window.accessory?.bounds.height ?? 0
        placement = new
        place(at: new)
        return true
    }
}

extension KeyboardReplay.Step {
    /// Returns the keyboard's placement after the step; `nil` if the notification doesn't change
    /// it.
    fileprivate func placement(on screen: CGRect) -> KeyboardPlacement? {
        if let realKeyboard { return KeyboardPlacement(at: realKeyboard, on: screen) }
        return switch notice {
        case .willHide: .hidden
        case .didChangeFrame, .didShow, .didHide: nil
        case .willChangeFrame, .willShow:
            end.map { $0.isSeen(on: screen) ? .init(kind: .docked, frame: $0) : .hidden }
        }
    }
}

extension KeyboardPlacement {
    /// Creates the placement of a keyboard at `frame`.
    ///
    /// It is docked if it spans the bottom of the screen, and hidden if it isn't on the screen.
    fileprivate init(at frame: CGRect, on screen: CGRect) {
        guard frame.isSeen(on: screen) else {
            self = .hidden
            return
        }
        let spansBottom =
            frame.maxY >= screen.maxY - 1 && frame.minX <= screen.minX + 1
            && frame.maxX >= screen.maxX - 1
        self.init(kind: spansBottom ? .docked : .detached, frame: frame.standardized)
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether a part of the rectangle is on the screen.
    fileprivate func isSeen(on screen: CGRect) -> Bool {
        !isEmpty && !intersection(screen).isEmpty
    }
}
