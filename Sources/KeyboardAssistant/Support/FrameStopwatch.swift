import QuartzCore
import UIKit

/// A stopwatch that starts at the next frame of the display.
///
/// An app that keeps the main thread busy keeps the system's animations from starting, too, so the
/// time until the frame doesn't count.
@MainActor
final class FrameStopwatch {
    private let ticker = DisplayTicker()
    private var startTime: CFTimeInterval?
    /// A Boolean value that indicates whether the stopwatch runs, or does so from the next frame on.
    private(set) var isRunning = false

    /// The time since the first frame after the restart, in seconds; zero before that frame, and while
    /// the stopwatch is stopped.
    var elapsedTime: CFTimeInterval { startTime.map { CACurrentMediaTime() - $0 } ?? 0 }

    func restart() {
        (startTime, isRunning) = (nil, true)
        ticker.start { [weak self, ticker] in
            ticker.stop()
            self?.startTime = CACurrentMediaTime()
        }
    }

    func stop() {
        (startTime, isRunning) = (nil, false)
        ticker.stop()
    }
}
