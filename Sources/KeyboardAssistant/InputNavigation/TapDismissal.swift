import UIKit

/// Ends editing when somebody taps beside the inputs, and leaves every other touch as it is.
@MainActor
final class TapDismissal {
    private let watch: GestureWatch

    init(in view: UIView, dismiss: @escaping () -> Void) {
        watch = GestureWatch(
            UITapGestureRecognizer(), in: view,
            heeding: { [weak view] touch in
                !sequence(first: touch.view, next: { $0?.superview })
                    .prefix { $0 !== view }
                    .contains { $0 is UIControl || $0 is any UITextInput }
            }, noticed: { _ in dismiss() })
    }
}
