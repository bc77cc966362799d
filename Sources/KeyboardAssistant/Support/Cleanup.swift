import Foundation

/// Something borrowed that is given back when this is let go of, wherever that happens.
final class Cleanup: Sendable {
    private let giveBack: @MainActor @Sendable () -> Void

    init(giveBack: @escaping @MainActor @Sendable () -> Void) {
        self.giveBack = giveBack
    }

    deinit {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(giveBack)
        } else {
            let giveBack = giveBack
            Task { @MainActor in giveBack() }
        }
    }
}
