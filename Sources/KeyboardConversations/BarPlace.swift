import CoreGraphics

/// The observed resting place of a conversation's bar, and the expected place with a keyboard.
///
/// Coordinates are in the window's space.
struct BarPlace: Equatable, Sendable {
    /// The size of the window.
    ///
    /// Another size discards the record.
    private var window = CGSize.zero
    /// The y-coordinate of the bar's bottom without a keyboard; `nil` until a bar is recorded.
    private var bottom: CGFloat?
    /// The distance from the bar's bottom down to a keyboard.
    private var gap: CGFloat = 0

    /// Records a resting bar with its bottom at `bottom`.
    ///
    /// - Parameter keyboard: The y-coordinate of the keyboard's top; `nil` without a keyboard.
    mutating func record(bottom: CGFloat, above keyboard: CGFloat?, in window: CGSize) {
        if window != self.window { self = BarPlace(window: window) }
        guard let keyboard else { return self.bottom = bottom }
        // A covered bar doesn't count: its guide has failed to move.
        if bottom <= keyboard { gap = keyboard - bottom }
    }

    /// Returns the expected y-coordinate of the bar's bottom.
    ///
    /// - Parameters:
    ///   - keyboard: The y-coordinate of the keyboard's top after the change; `nil` without a
    ///     keyboard.
    ///   - safeBottom: The bottom of the safe area around the bar, where a bar rests by default.
    func bottom(above keyboard: CGFloat?, in window: CGSize, safeBottom: CGFloat) -> CGFloat {
        let known = window == self.window ? self : BarPlace()
        let resting = known.bottom ?? safeBottom
        return keyboard.map { min(resting, $0 - known.gap) } ?? resting
    }
}

extension BarPlace {
    private init(window: CGSize) {
        self.window = window
    }
}
