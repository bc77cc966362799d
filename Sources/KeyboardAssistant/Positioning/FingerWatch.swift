import UIKit

/// Knows where a finger touches a view at this moment, and leaves every touch as it is.
///
/// The system makes a text view first responder before it moves the caret to the tap. So while the
/// keyboard comes the caret is not yet where typing will go on; the finger is.
@MainActor
final class FingerWatch {
    private let watch: GestureObserver
    private let latest: Latest

    /// The touch that began last.
    private final class Latest {
        weak var touch: UITouch?
    }

    init(in view: UIView) {
        let latest = Latest()
        self.latest = latest
        watch = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { touch in
                latest.touch = touch
                return false
            }, onBegan: { _ in })
    }

    /// Forgets a touch that is over, which somebody else may keep.
    func forgetEnded() {
        if let touch = latest.touch, touch.phase == .ended || touch.phase == .cancelled {
            latest.touch = nil
        }
    }

    /// Returns where the finger is, or has just been lifted, in the coordinates of `view`; nil if
    /// it does not touch it.
    func place(in view: UIView) -> CGPoint? {
        guard let touch = latest.touch, touch.phase != .cancelled,
            touch.view?.isDescendant(of: view) ?? false
        else { return nil }
        return touch.location(in: view)
    }
}
