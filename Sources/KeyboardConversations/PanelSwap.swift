import QuartzCore
import UIKit

/// A replacement of the view in the keyboard's place.
///
/// A conversation stays as it is meanwhile.
///
/// UIKit may post a hide right before the show, or nothing at all.
@MainActor
final class PanelSwap {
    private let ticker = DisplayTicker()
    private let cleanup: Cleanup
    private var freeze: ConversationFreeze?
    private var size: OwnedSubview<SizeProbe>?

    init() {
        cleanup = Cleanup { [ticker] in ticker.stop() }
    }

    /// Freezes `conversation`, unless it is `nil`, performs `change`, and calls `ended` when the
    /// resulting move of the keyboard is over according to `observer`.
    ///
    /// If `window` changes its size meanwhile, the conversation is no longer frozen.
    func perform(
        freezing conversation: ConversationAssistant?, in window: UIWindow?,
        seenBy observer: KeyboardObserver, _ change: () -> Void, ended: @escaping () -> Void
    ) {
        size = window.map { window in
            OwnedSubview(SizeProbe(of: window, in: window) { [weak self] in self?.freeze = nil })
        }
        let previous = freeze
        freeze = conversation?.freeze()
        previous?.cancel()
        change()
        var progress = PanelSwapProgress(start: CACurrentMediaTime())
        ticker.start { [weak self, weak observer] in
            progress.frames += 1
            progress.isResting = observer.map { $0.keyboardState == .didShow } ?? true
            guard progress.isOver(at: CACurrentMediaTime()) else { return }
            self?.end()
            ended()
        }
    }

    /// Unfreezes the conversation at once.
    func end() {
        ticker.stop()
        (freeze, size) = (nil, nil)
    }
}

/// The progress of a swap.
struct PanelSwapProgress: Equatable, Sendable {
    /// The time of the beginning, in seconds.
    var start: Double
    /// The number of frames since the beginning.
    var frames = 0
    /// A Boolean value that indicates whether the keyboard is shown and stationary, as far as is
    /// known.
    var isResting = false

    /// Returns a Boolean value that indicates whether the swap is over.
    ///
    /// UIKit posts its notifications in the turn of the swap. A move without a notification of its
    /// end counts for half a second, twice the duration of the system's animations.
    func isOver(at time: Double) -> Bool {
        isResting && frames >= 2 || time - start >= 0.5
    }
}
