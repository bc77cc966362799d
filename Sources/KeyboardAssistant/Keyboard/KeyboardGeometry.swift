import CoreGraphics

/// A keyboard and a window, both in the window's coordinates and in points.
struct KeyboardGeometry: Equatable, Sendable {
    /// The keyboard's frame.
    var keyboard: CGRect
    /// The window's bounds.
    var window: CGRect

    /// Keyboards of other makers, and windows on scaled screens, are off by fractions of a point.
    private static let tolerance: CGFloat = 1

    /// A Boolean value that indicates whether the keyboard closes the window's bottom from side to
    /// side.
    ///
    /// A floating, split or undocked keyboard does not; one wider than the window does.
    var isDocked: Bool {
        let (slack, frame) = (Self.tolerance, keyboard)
        guard window.width > 0, window.height > 0, frame.width > 0, frame.height > 0 else {
            return false
        }
        return frame.maxY >= window.maxY - slack && frame.minY < window.maxY
            && frame.minX <= window.minX + slack && frame.maxX >= window.maxX - slack
    }

    /// Returns how many points of the bottom of `view` the docked keyboard covers.
    func overlap(with view: CGRect) -> CGFloat {
        guard isDocked, keyboard.intersects(view) else { return 0 }
        return view.maxY - max(view.minY, keyboard.minY)
    }

    /// The number of points of the window's bottom that the docked keyboard covers.
    var overlap: CGFloat { overlap(with: window) }

    /// Returns how far an edge at `y`, to which content is pinned, lies below the top of the docked
    /// keyboard.
    ///
    /// An edge at the safe area's bottom therefore gives the overlap less the safe area.
    func depth(ofEdgeAt y: CGFloat) -> CGFloat {
        guard isDocked else { return 0 }
        return max(0, min(y, window.maxY) - max(keyboard.minY, window.minY))
    }
}
