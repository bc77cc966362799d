import UIKit

/// The view that people tapped last, until a key asks for it.
///
/// Nothing is looked for at a touch. At that time, a control is about to act, and there may be no
/// hardware keyboard at all.
@MainActor
final class FocusTouch {
    private weak var began: UIView?
    private weak var tapped: UIView?
    private weak var tappedStop: UIView?
    private var taps: GestureObserver?

    /// Observes taps in `view`, in which `stops` are the navigators of lists and scroll views.
    init(in view: UIView, stops: [any FocusStop]) {
        taps = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { [weak self] in
                self?.began = $0.view
                return true
            },
            onBegan: { [weak self] _ in self?.becameTap(in: stops.compactMap(\.focusView)) })
    }

    /// A Boolean value that indicates whether there was a tap that no key has asked for.
    var hasTap: Bool { tapped != nil }

    /// The view of the list or scroll view that was tapped last; `nil` if there was none.
    var stopView: UIView? { tappedStop }

    private func becameTap(in stops: [UIView]) {
        tapped = began
        if let stop = stops.first(where: { began?.isDescendant(of: $0) ?? false }) {
            tappedStop = stop
        }
    }

    /// Returns the tapped view, and forgets it.
    func takeTappedView() -> UIView? {
        defer { tapped = nil }
        return tapped
    }

    /// Forgets all touches, because focus has moved in another way.
    func forget() { (began, tapped, tappedStop) = (nil, nil, nil) }
}
