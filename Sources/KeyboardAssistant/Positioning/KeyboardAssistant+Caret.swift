import CoreGraphics
import UIKit

// Follows the caret when neither the keyboard nor the focus changes.
extension KeyboardAssistant {
    /// Follows the caret of `input`, and the layout changes that typing caused.
    ///
    /// If the edited line is visible, nothing moves, even after people have scrolled.
    func caretMoved(in input: Any?) {
        guard running != nil, type == .autoScrollView, let edited = navigator.inputBeingTypedIn,
            (input as AnyObject?) === edited, let keyboard = keyboardHost.flatMap(geometry),
            !edited.scrollsItself
        else { return }
        running?.touches?.forgetEnded()
        followSelection(of: edited)
        let arrivals = scrollAxes
        // Layout changes caused by typing are handled below, with animation.
        withoutResponse { layOutPositioned() }
        followTyping(in: edited, since: arrivals, under: withFooter(keyboard))
    }

    private func followTyping(
        in input: UIView, since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry
    ) {
        let inset = inset(for: keyboard, isMoving: keyboardIsMoving)
        let changesInset = avoidance.dependsOnContent && !avoidance.isApplied(inset)
        let regions = currentRegions(under: keyboard)
        let isVisible =
            regions.allSatisfy(\.isVisible) && !isDisplaced(in: regions, since: arrivals)
        if changesInset || !isVisible {
            respond(with: defaultAnimation) {
                if changesInset { self.applyInset(inset) { $0.update(nil) } }
                if !isVisible { self.reveal(input, above: keyboard) }
            }
        }
        recordEditedRegions(under: keyboard)
        // Views that belong to the input may have joined.
        observeLayout(under: keyboard)
    }

    /// Returns the point of `input` at which editing continues.
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
    /// A Boolean value that indicates whether people are scrolling this text view, which then keeps
    /// its selection visible itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}
