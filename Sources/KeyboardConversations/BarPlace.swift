import CoreGraphics

/// Where a conversation's bar was seen at rest, which tells where it goes with the keyboard.
///
/// Coordinates are those of the window.
struct BarPlace: Equatable, Sendable {
    /// The size of the window, with which everything known is lost.
    private var window = CGSize.zero
    /// The y-coordinate of the bar's bottom without a keyboard; `nil` if it isn't known.
    private var bottom: CGFloat?
    /// The distance from the bar's bottom down to a keyboard.
    private var gap: CGFloat = 0

    /// Records a bar that rests with its bottom at `bottom`, above a keyboard whose top is at
    /// `keyboard`, or without one.
    mutating func record(bottom: CGFloat, above keyboard: CGFloat?, in window: CGSize) {
        if window != self.window { self = BarPlace(window: window) }
        guard let keyboard else { return self.bottom = bottom }
        // A bar that is covered has been left behind by a guide that doesn't move.
        if bottom <= keyboard { gap = keyboard - bottom }
    }

    /// Returns the y-coordinate to which the bar's bottom goes with a keyboard whose top will be at
    /// `keyboard`, or without one.
    ///
    /// - Parameter safeBottom: The bottom of the safe area around the bar, where it rests as far as
    ///   nothing else is known.
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
