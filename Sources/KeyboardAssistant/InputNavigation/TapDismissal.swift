import UIKit

/// Ends editing when somebody taps beside the inputs, and leaves every other touch as it is.
@MainActor
final class TapDismissal {
    private let watch: GestureObserver

    init(in view: UIView, dismiss: @escaping () -> Void) {
        watch = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { [weak view] touch in
                view.map { Self.isBesideInputs(touch.view, in: $0) } ?? false
            }, onBegan: { _ in dismiss() })
    }

    /// Returns whether `touched` lies in no control and no text input, as far as they lie in
    /// `view`.
    ///
    /// The system may touch a view inside a text input instead of the input.
    static func isBesideInputs(_ touched: UIView?, in view: UIView) -> Bool {
        !sequence(first: touched, next: { $0?.superview })
            .prefix { $0 !== view }
            .contains { $0 is UIControl || $0 is any UITextInput }
    }
}
