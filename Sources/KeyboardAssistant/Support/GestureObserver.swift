import UIKit

/// Notices gestures without taking a touch from anybody.
///
/// The recogniser never recognises anything: being asked whether it should begin is enough. So
/// buttons, links and scrolling go on as they are, no delegate of the app's is taken, and no action
/// method is needed.
@MainActor
final class GestureObserver: NSObject, UIGestureRecognizerDelegate {
    private let heeds: (UITouch) -> Bool
    private let noticed: (CGPoint) -> Void
    private let loan: Cleanup

    /// Tells `noticed` where in `view` a gesture begins.
    ///
    /// Touches that `heeds` does not let pass count for nothing. The watch ends with this object.
    init(
        _ recognizer: UIGestureRecognizer, in view: UIView,
        heeding heeds: @escaping (UITouch) -> Bool = { _ in true },
        noticed: @escaping (CGPoint) -> Void
    ) {
        self.heeds = heeds
        self.noticed = noticed
        loan = Cleanup { recognizer.view?.removeGestureRecognizer(recognizer) }
        super.init()
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        heeds(touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        noticed(gestureRecognizer.location(in: gestureRecognizer.view))
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
