import CoreGraphics

/// A change of an offset that only brought it into the valid range when the inset for the keyboard
/// was removed.
///
/// Where UIKit posts a hide right before a show, as for inputs with different input views, the inset
/// comes back at once, and so does the offset.
struct ClampedOffset: Equatable, Sendable {
    private var before: CGFloat
    private var after: CGFloat

    /// Creates the change of an offset from `before` to `after`; `nil` if it didn't change.
    init?(from before: CGFloat, to after: CGFloat) {
        guard before != after else { return nil }
        (self.before, self.after) = (before, after)
    }

    /// Returns the offset from before the change; `nil` if the `current` one has been changed since.
    func restored(from current: CGFloat) -> CGFloat? {
        current == after ? before : nil
    }
}
