import Foundation

/// Animations whose end does not come by itself: a finger decides when, and which way they go.
@MainActor
final class HeldAnimations {
    private var completions: [(Bool) -> Void] = []

    func add(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Lets them come to their end.
    func release(after seconds: TimeInterval) {
        let waiting = completions
        completions = []
        VirtualClock.current.schedule(after: max(0, seconds)) {
            for completion in waiting { completion(true) }
        }
    }
}

extension Animations {
    /// Who holds the animations that are being made.
    static var holder: HeldAnimations?

    /// Runs `body`; the animations that it makes wait to be released.
    static func hold(_ body: () -> Void) -> HeldAnimations {
        let (outer, held) = (holder, HeldAnimations())
        holder = held
        body()
        holder = outer
        return held
    }
}
