import CoreGraphics
import UIKit

/// The time since a move of the keyboard was announced only in part.
@MainActor
struct DoubtfulMove {
    private let stopwatch = FrameStopwatch()
    /// The time that a layout guide has to move after a keyboard that isn't animated, in seconds.
    private static let patience: CFTimeInterval = 0.1

    /// Updates the time after a notification that led from the status `before` to `status`.
    func update(_ status: KeyboardStatus, since before: KeyboardStatus) {
        guard status.isHalfTold else { return stop() }
        if status.hasMoved(since: before) || !stopwatch.isRunning { stopwatch.restart() }
    }

    /// Returns a Boolean value that indicates whether the move that led to `status` was announced only
    /// in part, although it should be over by now.
    func isOverdue(_ status: KeyboardStatus) -> Bool {
        status.isHalfTold
            && stopwatch.elapsedTime >= status.animation.duration + Self.patience
    }

    func stop() { stopwatch.stop() }
}
