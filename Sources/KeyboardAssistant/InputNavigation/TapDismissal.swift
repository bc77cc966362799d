import UIKit

/// Ends editing when somebody taps beside the inputs, and leaves every other touch as it is.
///
/// The recogniser never recognises anything: being asked whether it should begin is enough. So no
/// touch is taken from a button or a link, and no action method is needed.
@MainActor
final class TapDismissal: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UITapGestureRecognizer()
    private let dismiss: () -> Void
    private let loan: Loan

    init(in view: UIView, dismiss: @escaping () -> Void) {
        self.dismiss = dismiss
        let recognizer = recognizer
        loan = Loan { recognizer.view?.removeGestureRecognizer(recognizer) }
        super.init()
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        !sequence(first: touch.view, next: { $0?.superview })
            .prefix { $0 !== gestureRecognizer.view }
            .contains { $0 is UIControl || $0 is any UITextInput }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        dismiss()
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
