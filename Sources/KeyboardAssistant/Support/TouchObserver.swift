import CoreGraphics
import UIKit

/// An object that records the last touch in a view, without affecting the touch.
///
/// The system makes a text view first responder before it moves the caret to the tapped position.
/// While the keyboard appears, the touch is therefore where typing will continue, and the caret
/// isn't.
@MainActor
final class TouchObserver {
    private let gestures: GestureObserver
    private let latest: Latest

    private final class Latest {
        weak var touch: UITouch?
    }

    /// Creates an observer of the touches in `view`.
    init(in view: UIView) {
        let latest = Latest()
        self.latest = latest
        gestures = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { touch in
                latest.touch = touch
                return false
            }, onBegan: { _ in })
    }

    /// Forgets a touch that has ended.
    ///
    /// The object may be kept for further touches.
    func forgetEnded() {
        if isLifted || latest.touch?.phase == .cancelled { latest.touch = nil }
    }

    /// A Boolean value that indicates whether a finger is on the view.
    var isTouched: Bool {
        switch latest.touch?.phase {
        case .began, .moved, .stationary: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the last touch has ended, and isn't forgotten yet.
    var isLifted: Bool { latest.touch?.phase == .ended }

    /// Returns the location in `view` of a touch that continues or has just ended; `nil` if it
    /// began outside of the view.
    func location(in view: UIView) -> CGPoint? {
        guard let touch = latest.touch, touch.phase != .cancelled,
            touch.view?.isDescendant(of: view) ?? false
        else { return nil }
        return touch.location(in: view)
    }
}
