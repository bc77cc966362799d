import Foundation
import UIKit

/// The announcements for people who use VoiceOver: how many results there are, once they stop typing,
/// and which one a key selects.
@MainActor
final class ResultAnnouncer {
    private let ticker = DisplayTicker()

    /// The time without a letter after which people hear the number, in seconds.
    private static let patience: TimeInterval = 0.5

    /// Announces `count` unless another number is to be announced soon.
    func announce(_ count: Int) {
        ticker.stop()
        guard UIAccessibility.isVoiceOverRunning else { return }
        ticker.start(after: Self.patience) { Self.post(Self.text(for: count)) }
    }

    /// Announces the result `name` at once, and drops what hasn't been announced.
    func announce(_ name: String) {
        ticker.stop()
        if UIAccessibility.isVoiceOverRunning { Self.post(name) }
    }

    /// Drops what hasn't been announced.
    func stop() { ticker.stop() }

    private static func text(for count: Int) -> String {
        count == 0
            ? String(translated: "No Results")
            : String(translated: "Results: %@")
                .replacingOccurrences(of: "%@", with: String(count))
    }

    private static func post(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
