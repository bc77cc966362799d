import UIKit

/// An object that determines where editing continues in an input, and whether people are scrolling,
/// from the selection and the touches.
@MainActor
final class EditPointTracker {
    private var touches: TouchObserver?
    /// The tracker of the moving end of the selection in the edited input.
    private var selection = SelectionTracker()

    /// Begins to use `touches`; `nil` ends this.
    func use(_ touches: TouchObserver?) {
        self.touches = touches
    }

    /// The number of touches that have begun.
    var touchCount: Int { touches?.count ?? 0 }

    /// Forgets a touch that has ended.
    func forgetEndedTouch() {
        touches?.forgetEnded()
    }

    /// Returns the point of `input` at which editing continues.
    func editPoint(in input: UIView) -> EditPoint {
        touches?.location(in: input).map(EditPoint.touch) ?? selection.movingEnd
    }

    /// Records the current selection of `input`.
    func followSelection(of input: UIView) {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
            return
        }
        let beginning = text.beginningOfDocument
        let start = text.offset(from: beginning, to: range.start)
        let end = text.offset(from: beginning, to: range.end)
        guard start >= 0, end >= start else { return }
        selection.record(start..<end, in: ObjectIdentifier(input))
    }

    /// Returns a Boolean value that indicates whether people are scrolling `scrollView` or one
    /// around it, are holding it, or have just released it.
    func isScrolledByPeople(_ scrollView: UIScrollView) -> Bool {
        // A scroll view still tracks the touch that has ended while the touch makes an input first
        // responder.
        let isHeld = touches?.isLifted != true
        return sequence(first: scrollView, next: \.superview).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isBeingScrolled || scrollView.isTracking && isHeld
        }
    }
}
