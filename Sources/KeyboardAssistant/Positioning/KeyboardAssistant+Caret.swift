import CoreGraphics
import UIKit

// Following the caret where neither the keyboard nor the focus moves.
extension KeyboardAssistant {
    /// Follows the caret of `input`, and whatever the typing moved.
    ///
    /// A line that is in sight moves nothing, wherever the user has scrolled meanwhile.
    func caretMoved(in input: Any?) {
        guard running != nil, type == .autoScrollView, let edited = navigator.inputBeingTypedIn,
            (input as AnyObject?) === edited, let keyboard = keyboardHost.flatMap(geometry),
            !edited.scrollsItself
        else { return }
        running?.touches?.forgetEnded()
        followSelection(of: edited)
        // What moves with the typing is responded to below, and animated.
        withoutResponse { layOut() }
        let inset = inset(for: keyboard, isMoving: keyboardIsMoving)
        let changesInset = avoidance.dependsOnContent && !avoidance.isApplied(inset)
        let isVisible = currentRegions(under: keyboard).allSatisfy(\.isVisible)
        if changesInset || !isVisible {
            respond(with: defaultAnimation) {
                if changesInset { self.applyInset(inset) { $0.update(nil) } }
                if !isVisible { self.reveal(edited, above: keyboard) }
            }
        }
        recordEditedRegions(under: keyboard)
    }

    /// Returns the point of `input` at which editing goes on at this moment.
    func editPoint(in input: UIView) -> EditPoint {
        running?.touches?.location(in: input).map(EditPoint.touch) ?? selection.movingEnd
    }

    private func followSelection(of input: UIView) {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
            return
        }
        let beginning = text.beginningOfDocument
        let start = text.offset(from: beginning, to: range.start)
        let end = text.offset(from: beginning, to: range.end)
        guard start >= 0, end >= start else { return }
        selection.record(start..<end, in: ObjectIdentifier(input))
    }
}

extension UIView {
    /// A Boolean value that indicates whether the user scrolls this text view, which then keeps its
    /// selection in sight by itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}

/// An object that knows the last touch in a view, and leaves every touch as it is.
///
/// The system makes a text view first responder before it moves the caret to the tap. So while the
/// keyboard appears the caret is not yet where typing will go on; the touch is.
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

    /// Forgets a touch that is over; others may keep the object.
    func forgetEnded() {
        if let touch = latest.touch, touch.phase == .ended || touch.phase == .cancelled {
            latest.touch = nil
        }
    }

    /// Returns the location in `view` of a touch that goes on or has just ended, or `nil` if it
    /// began outside of the view.
    func location(in view: UIView) -> CGPoint? {
        guard let touch = latest.touch, touch.phase != .cancelled,
            touch.view?.isDescendant(of: view) ?? false
        else { return nil }
        return touch.location(in: view)
    }
}
