import CoreGraphics

/// The upper edge of the keyboard in a window, at one moment.
public struct KeyboardEdge: Equatable, Sendable {
    /// The ways in which the edge moves.
    public enum Motion: Sendable {
        /// The edge doesn't move.
        case resting
        /// The system moves the keyboard, and the edge is where the animation is now.
        case animating
        /// A finger drags the keyboard.
        case dragging
    }

    /// The y-coordinate of the edge in the window's coordinates, in points.
    ///
    /// While no keyboard is docked, it is the bottom of the window.
    public var y: CGFloat
    /// The height that the keyboard covers at the bottom of the window, in points.
    public var height: CGFloat
    /// The way in which the edge moves at this moment.
    public var motion: Motion

    /// Creates the edge of a keyboard whose top is at `top` in `window`, both in the window's
    /// coordinates.
    ///
    /// An edge outside of the window is at its top or its bottom. One that isn't a number is at the
    /// bottom.
    init(top: CGFloat, in window: CGRect, motion: Motion) {
        let range = window.minY...max(window.minY, window.maxY)
        y = top.isFinite ? top.clamped(to: range) : range.upperBound
        height = max(0, window.maxY - y)
        self.motion = motion
    }
}
