import UIKit

/// What can happen to a panel while it is shown.
@MainActor
final class PanelWatch {
    private let taps: GestureObserver
    private let size: OwnedSubview<SizeProbe>

    /// Watches for taps into the text of `input`, and for another size of `window`.
    init(
        _ input: UIView, in window: UIWindow, tapped: @escaping () -> Void,
        resized: @escaping () -> Void
    ) {
        taps = GestureObserver(
            UITapGestureRecognizer(), in: input,
            shouldReceive: { [weak input] touch in
                input.map { touch.isInText(of: $0) } ?? false
            }, onBegan: { _ in tapped() })
        size = OwnedSubview(SizeProbe(of: window, in: window, changed: resized))
    }
}

extension UITouch {
    /// Returns a Boolean value that indicates whether the finger is on the text of `input`, and not on a
    /// button in it, such as one that clears it.
    fileprivate func isInText(of input: UIView) -> Bool {
        !sequence(first: view, next: { $0?.superview }).prefix { $0 !== input }
            .contains { $0 is UIControl }
    }
}
