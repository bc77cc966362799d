import CoreGraphics

/// The frames of a keyboard, a window, and a footer that may stick above the keyboard, in points in
/// the window's coordinates.
package struct KeyboardGeometry: Equatable, Sendable {
    /// The keyboard's frame.
    package var keyboard: CGRect
    /// The window's bounds.
    var window: CGRect
    /// The frame of the app's footer, wherever it is now; `nil` if there is none.
    var footer: CGRect?
    /// A Boolean value that indicates whether a finger has dragged the keyboard down to this frame.
    package var isDragged = false

    /// Third-party keyboards and windows on scaled screens are off by fractions of a point.
    private static let tolerance: CGFloat = 1

    /// The largest distance between the keyboard and a footer that still sticks to it.
    ///
    /// A footer may float above the keyboard, and a keyboard layout guide that misses a change of
    /// the keyboard's height leaves it higher by that of the predictions.
    private static let footerGap: CGFloat = 60

    /// A Boolean value that indicates whether the keyboard covers the full width of the window's
    /// bottom edge.
    ///
    /// A floating, split or undocked keyboard doesn't. A keyboard that is wider than the window
    /// does.
    package var isDocked: Bool {
        let (slack, frame) = (Self.tolerance, keyboard)
        guard window.width > 0, window.height > 0, frame.width > 0, frame.height > 0 else {
            return false
        }
        return frame.maxY >= window.maxY - slack && frame.minY < window.maxY
            && frame.minX <= window.minX + slack && frame.maxX >= window.maxX - slack
    }

    /// Returns the height that the docked keyboard covers at the bottom of `view`, in points.
    package func overlap(with view: CGRect) -> CGFloat {
        guard isDocked, keyboard.intersects(view) else { return 0 }
        return view.maxY - max(view.minY, keyboard.minY)
    }

    /// Returns the height that the docked keyboard, and the footer that sticks above it, cover at
    /// the bottom of `view`, in points.
    ///
    /// Whatever shows through between the two counts as covered.
    func cover(of view: CGRect) -> CGFloat {
        let overlap = overlap(with: view)
        guard let footer, footerSticks, footer.intersects(view) else { return overlap }
        return max(overlap, view.maxY - max(view.minY, footer.minY))
    }

    /// Returns the cover of `view` after it has moved down by `distance` points, or as far as to the
    /// bottom of the window.
    func cover(of view: CGRect, movedDownBy distance: CGFloat) -> CGFloat {
        cover(of: view.offsetBy(dx: 0, dy: min(distance, max(0, window.maxY - view.maxY))))
    }

    /// A Boolean value that indicates whether the footer touches the top of the docked keyboard.
    ///
    /// One that has stayed behind the keyboard, or is elsewhere on the screen, doesn't.
    private var footerSticks: Bool {
        guard isDocked, let footer, footer.isFinite, footer.width > 0, footer.height > 0 else {
            return false
        }
        return footer.minY < keyboard.minY && footer.maxY >= keyboard.minY - Self.footerGap
    }

    /// The height that the docked keyboard covers at the bottom of the window, in points.
    var overlap: CGFloat { overlap(with: window) }

    /// Returns the distance from the top of the docked keyboard down to an edge at `y`, to which
    /// content is pinned.
    ///
    /// For an edge at the bottom of the safe area, this is the overlap minus the safe area inset.
    func depth(ofEdgeAt y: CGFloat) -> CGFloat {
        guard isDocked else { return 0 }
        return max(0, min(y, window.maxY) - max(keyboard.minY, window.minY))
    }
}
