import CoreGraphics

/// The views of a screen that hide what is wholly behind them.
///
/// Views are visited from the front to the back. An item is hidden by what was visited before it,
/// except by its own content.
struct FocusCovers: Equatable, Sendable {
    /// The number of covers in front of a view, at the time when the view is reached.
    typealias Depth = Int

    /// A scroll view that can move an item from behind a cover.
    struct Scroller: Equatable, Sendable {
        /// The visible part of the scroll view.
        var visible: CGRect
        /// The covers in front of the whole scroll view, which don't move along with its content.
        var depth: Depth
    }

    /// The visible frames of the views, from the front to the back, in the screen's coordinates.
    private var covers: [CGRect] = []

    /// The number of covers so far.
    var depth: Depth { covers.count }

    /// Adds a view that is behind all earlier ones, unless nothing of it is visible.
    mutating func add(_ visible: CGRect) {
        if !visible.isNull, !visible.isEmpty { covers.append(visible) }
    }

    /// Returns a Boolean value that indicates whether a cover hides all of an item's visible part.
    ///
    /// A cover that doesn't scroll along with the item must hide the whole scroll view, because
    /// otherwise the item can be scrolled out from behind it.
    func hides(_ visible: CGRect, before depth: Depth, in scroller: Scroller?) -> Bool {
        guard !visible.isNull, !visible.isEmpty else { return false }
        return covers.indices.prefix(depth).contains { index in
            let part = scroller.map { index < $0.depth ? $0.visible : visible } ?? visible
            return covers[index].contains(part)
        }
    }
}
