import CoreGraphics

/// The upper edge of the keyboard in a window, at one moment.
public struct KeyboardEdge: Equatable, Sendable {
    /// The kinds of motion of the edge.
    public enum Motion: Sendable {
        /// The edge doesn't move.
        case resting
        /// The system moves the keyboard, and the edge has its current place in the animation.
        case animating
        /// A finger drags the keyboard.
        case dragging
    }

    /// The y-coordinate of the edge in the window's coordinates, in points.
    ///
    /// While no keyboard is docked, the edge is the bottom of the window.
    public var y: CGFloat
    /// The height that the keyboard covers at the bottom of the window, in points.
    public var height: CGFloat
    /// The motion of the edge at this moment.
    public var motion: Motion

    /// Creates the edge of a keyboard with its top at `top` in `window`, both in the window's
    /// coordinates.
    ///
    /// A top outside of the window is moved to the nearer edge of the window. A top that isn't finite
    /// is moved to the bottom.
    init(top: CGFloat, in window: CGRect, motion: Motion) {
        let range = window.minY...max(window.minY, window.maxY)
        y = top.isFinite ? top.clamped(to: range) : range.upperBound
        height = max(0, window.maxY - y)
        self.motion = motion
    }
}
