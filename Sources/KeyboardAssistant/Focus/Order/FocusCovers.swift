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
        /// The axes along which the content can be scrolled.
        var axes: Set<ArrowDirection.Axis>
    }

    /// The part of the screen that a cover has to hide, so that an item can't be reached.
    enum Hidden: Equatable, Sendable {
        /// The visible part of the item.
        case item
        /// The visible part of the scroll view, because otherwise the item can be scrolled out from
        /// behind the cover.
        case scroller
    }

    /// The distance by which a cover of a text input has to reach beyond it.
    ///
    /// A view of about the same size belongs to the input, such as the button of a date field.
    private static let margin: CGFloat = 8

    /// The visible frames of the views, from the front to the back, in the screen's coordinates.
    private var covers: [CGRect] = []

    /// The number of covers so far.
    var depth: Depth { covers.count }

    /// Adds a view that is behind all earlier ones, unless nothing of it is visible.
    mutating func add(_ visible: CGRect) {
        if !visible.isNull, !visible.isEmpty { covers.append(visible) }
    }

    /// Returns what a cover hides of an item with the frame `visible`; `nil` if the item can be
    /// reached.
    func hidden(
        _ visible: CGRect, isTextInput: Bool, before depth: Depth, in scroller: Scroller?
    ) -> Hidden? {
        guard !visible.isNull, !visible.isEmpty else { return nil }
        for index in covers.indices.prefix(depth) {
            let cover = covers[index]
            if isTextInput, visible.insetBy(dx: -Self.margin, dy: -Self.margin).contains(cover) {
                continue
            }
            // Skips covers that hide neither the item nor its scroll view, as most do.
            let hidesItem = cover.contains(visible)
            let hidesScroller = scroller.map { cover.contains($0.visible) } ?? false
            guard hidesItem || hidesScroller else { continue }
            if let scroller, index < scroller.depth || scroller.pins(cover) {
                if hidesScroller { return .scroller }
            } else if hidesItem {
                return .item
            }
        }
        return nil
    }
}

extension FocusCovers.Scroller {
    /// Returns whether a cover inside of the scroll view may be pinned to its edge, as a header is.
    ///
    /// It then doesn't move along with the content.
    fileprivate func pins(_ cover: CGRect) -> Bool {
        axes.contains { axis in
            let (own, edges) = (cover.span(along: axis), visible.span(along: axis))
            return own.lowerBound <= edges.lowerBound || own.upperBound >= edges.upperBound
        }
    }
}
