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

    @MainActor
    private final class Latest {
        weak var touch: UITouch?
        private(set) var count = 0
        /// The touches of all fingers, of which some may have ended.
        private var fingers: [WeakBox<UITouch>] = []
        /// Where the touch began, in the view that it is in, and in its window.
        private var start: (place: CGPoint, inWindow: CGPoint) = (.zero, .zero)

        /// The distance that a finger may move in a tap, in points, as in a long press of UIKit's.
        private static let allowableMovement: CGFloat = 10

        func begin(_ new: UITouch) {
            touch = new
            count += 1
            fingers.removeAll { $0.object?.isDown != true }
            fingers.append(WeakBox(new))
            start = (new.location(in: new.view), new.location(in: nil))
        }

        /// A Boolean value that indicates whether any of the fingers is down.
        var isTouched: Bool { fingers.contains { $0.object?.isDown == true } }

        /// Returns where the touch began in `view`; `nil` if the finger is farther from there than a
        /// tap is.
        func location(of touch: UITouch, _ touched: UIView, in view: UIView) -> CGPoint? {
            let now = touch.location(in: nil)
            let way = hypot(now.x - start.inWindow.x, now.y - start.inWindow.y)
            guard way <= Self.allowableMovement else { return nil }
            return touched.convert(start.place, to: view)
        }
    }

    /// Creates an observer of the touches in `view`.
    init(in view: UIView) {
        let latest = Latest()
        self.latest = latest
        gestures = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { touch in
                latest.begin(touch)
                return false
            }, onBegan: { _ in })
    }

    /// Forgets a touch that has ended.
    ///
    /// The object may be kept for further touches.
    func forgetEnded() {
        if isLifted || latest.touch?.phase == .cancelled { latest.touch = nil }
    }

    /// The number of touches that have begun.
    var count: Int { latest.count }

    /// A Boolean value that indicates whether a finger is on the view.
    var isTouched: Bool { latest.isTouched }

    /// A Boolean value that indicates whether the last touch has ended, and isn't forgotten yet.
    var isLifted: Bool { latest.touch?.phase == .ended }

    /// Returns the location in `view` of a tap that continues or has just ended; `nil` if it began
    /// outside of the view, or if the finger drags.
    ///
    /// What has scrolled since then, to show the place, doesn't change it.
    func location(in view: UIView) -> CGPoint? {
        guard let touch = latest.touch, touch.phase != .cancelled, let touched = touch.view,
            touched.isDescendant(of: view)
        else { return nil }
        return latest.location(of: touch, touched, in: view)
    }
}

extension UITouch {
    fileprivate var isDown: Bool {
        switch phase {
        case .began, .moved, .stationary: true
        default: false
        }
    }
}
