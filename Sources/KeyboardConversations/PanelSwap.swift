import QuartzCore
import UIKit

/// A change of what is in the keyboard's place, during which a conversation stays as it is.
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

    /// Freezes `conversation`, unless it is `nil`, performs `change`, and calls `ended` when what
    /// `observer` has heard of it is over.
    ///
    /// In a `window` that gets another size meanwhile, nothing can stay as it is.
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

    /// Lets the conversation go on at once.
    func end() {
        ticker.stop()
        (freeze, size) = (nil, nil)
    }
}

/// How far a swap is.
struct PanelSwapProgress: Equatable, Sendable {
    /// The time at which it began, in seconds.
    var start: Double
    /// The number of frames since then.
    var frames = 0
    /// A Boolean value that indicates whether the keyboard is shown and stationary, as far as is known.
    var isResting = false

    /// Returns a Boolean value that indicates whether nothing more is to be expected.
    ///
    /// What UIKit posts comes in the turn of the swap. A move that is never said to be over doesn't count
    /// for longer than two of the system's animations.
    func isOver(at time: Double) -> Bool {
        isResting && frames >= 2 || time - start >= 0.5
    }
}
