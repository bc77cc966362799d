import Foundation

/// The steps of content that moves by itself, by which it is known to be on a way where UIKit doesn't
/// tell.
///
/// Times are in seconds.
struct ScrollSteps: Equatable, Sendable {
    /// Steps that are nearer to each other are one; a display shows no more than 120 frames a second.
    private static let frame: TimeInterval = 0.004
    /// The time after which a way is over on which there was no other step.
    private static let patience: TimeInterval = 0.1

    private var last = -TimeInterval.infinity
    private var end = -TimeInterval.infinity

    /// Records a step, of which one alone is a jump, and another one soon after it makes a way.
    mutating func add(at now: TimeInterval) {
        guard now - last >= Self.frame else { return }
        if now - last < Self.patience { begin(at: now) }
        last = now
    }

    /// Records that a way begins, or goes on.
    mutating func begin(at now: TimeInterval) {
        end = now + Self.patience
    }

    /// Returns a Boolean value that indicates whether the content is on a way.
    func isWay(at now: TimeInterval) -> Bool { now < end }
}
