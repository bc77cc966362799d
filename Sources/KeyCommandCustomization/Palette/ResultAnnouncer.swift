import Foundation
import UIKit

/// The announcement of how many results there are, for people who use VoiceOver, once they stop typing.
@MainActor
final class ResultAnnouncer {
    private let ticker = DisplayTicker()

    /// The time without a letter after which people hear the number, in seconds.
    private static let patience: TimeInterval = 0.5

    /// Announces `count` unless another number is to be announced soon.
    func announce(_ count: Int) {
        ticker.stop()
        guard UIAccessibility.isVoiceOverRunning else { return }
        ticker.start(after: Self.patience) { Self.post(count) }
    }

    /// Drops what hasn't been announced.
    func stop() { ticker.stop() }

    private static func post(_ count: Int) {
        let text =
            count == 0
            ? String(translated: "No Results")
            : String(translated: "Results: %@")
                .replacingOccurrences(of: "%@", with: String(count))
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
