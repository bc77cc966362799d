import UIKit

/// A pace that admits one response for each frame of the display, and postpones the next one.
@MainActor
final class FramePace {
    private let ticker = DisplayTicker()
    private var isSpent = false
    private var postponed: (() -> Void)?

    /// Returns a Boolean value that indicates whether a response is due now.
    ///
    /// If there was one in this frame, `response` is called when the next frame begins.
    func admits(_ response: @escaping () -> Void) -> Bool {
        if isSpent { postponed = response }
        return !isSpent
    }

    /// Records that there was a response.
    func spend() {
        isSpent = true
        ticker.start { [weak self, ticker] in
            guard let self else { return ticker.stop() }
            frameBegan()
        }
    }

    private func frameBegan() {
        ticker.stop()
        isSpent = false
        postponed.take()?()
    }
}
