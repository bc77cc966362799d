import UIKit

/// An object that detects gestures without affecting other views and gesture recognizers.
///
/// Its recognizer never recognizes a gesture, because the delegate call that asks whether it should
/// begin is enough. Buttons, links and scrolling work as before, and no delegate of the app is
/// replaced.
@MainActor
package final class GestureObserver: NSObject, UIGestureRecognizerDelegate {
    private let shouldReceive: (UITouch) -> Bool
    private let onBegan: (CGPoint) -> Void
    private let removal: Cleanup

    /// Observes `view` for the lifetime of this object.
    ///
    /// `onBegan` is called with the location, in the coordinate space of `view`, where a gesture
    /// begins. Touches for which `shouldReceive` returns false are ignored.
    package init(
        _ recognizer: UIGestureRecognizer, in view: UIView,
        shouldReceive: @escaping (UITouch) -> Bool = { _ in true },
        onBegan: @escaping (CGPoint) -> Void
    ) {
        self.shouldReceive = shouldReceive
        self.onBegan = onBegan
        removal = Cleanup { recognizer.view?.removeGestureRecognizer(recognizer) }
        super.init()
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        shouldReceive(touch)
    }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onBegan(gestureRecognizer.location(in: gestureRecognizer.view))
        return false
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
