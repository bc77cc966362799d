import UIKit

/// An object that ends editing when people tap outside of the inputs, without affecting other
/// touches.
@MainActor
final class TapDismissal {
    private let observer: GestureObserver

    init(in view: UIView, dismiss: @escaping () -> Void) {
        observer = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { [weak view] touch in
                view.map { Self.isBesideInputs(touch.view, in: $0) } ?? false
            }, onBegan: { _ in dismiss() })
    }

    /// Returns a Boolean value that indicates whether `touched` isn't inside a control or text
    /// input of `view`.
    ///
    /// The system may report a touch in a subview of a text input instead of the input.
    static func isBesideInputs(_ touched: UIView?, in view: UIView) -> Bool {
        !sequence(first: touched, next: { $0?.superview })
            .prefix { $0 !== view }
            .contains { $0 is UIControl || $0 is any UITextInput }
    }
}
