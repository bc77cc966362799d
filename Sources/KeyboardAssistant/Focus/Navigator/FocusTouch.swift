import UIKit

/// The view that people tapped last, until a key asks for it.
///
/// Nothing is looked for at a touch. At that time, a control is about to act, and there may be no
/// hardware keyboard at all.
@MainActor
struct FocusTouch {
    private weak var began: UIView?
    /// The view that was tapped; `nil` if there was no tap, and after the view is deallocated.
    private(set) weak var tappedView: UIView?

    /// The view of the list or scroll view that was tapped last; `nil` if there was none.
    private(set) weak var stopView: UIView?

    /// Records that a touch, which may become a tap, began in `view`.
    mutating func began(in view: UIView?) {
        began = view
    }

    /// Records that the touch was a tap, where `stops` are the views of lists and scroll views.
    mutating func becameTap(in stops: [UIView]) {
        tappedView = began
        if let stop = stops.first(where: { began?.isDescendant(of: $0) ?? false }) {
            stopView = stop
        }
    }

    /// Returns the tapped view, and forgets it.
    mutating func takeTappedView() -> UIView? {
        defer { tappedView = nil }
        return tappedView
    }
}
