import CoreGraphics
import UIKit

// Bringing an input into sight.
extension KeyboardAssistant {
    /// Scrolls `scrollView` so that `toInputItem` comes to its position; does nothing while no
    /// keyboard is docked.
    ///
    /// Of an input that is taller than what is left to see, the line that is edited counts, and
    /// moves only if it is out of sight. `toInputItem` may be any view inside the scroll view: the
    /// next input, a button. Called by the delegate it becomes part of the keyboard's animation;
    /// otherwise `animationDuration` counts. The horizontal offset stays as it is. An `offset` that
    /// is not a number counts as zero.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        guard let keyboard = keyboard(over: scrollView), keyboard.isDocked else { return }
        scroll(scrollView, to: toInputItem, by: constraint, offset: offset, above: keyboard)
    }

    /// Brings `input` into sight above `keyboard`, or lets the delegate do it.
    func position(_ input: UIView, above keyboard: KeyboardGeometry) {
        switch type {
        case .autoScrollView:
            guard let scrollView else { return }
            revealInside(input)
            scroll(
                scrollView, to: input, by: positionConstraint,
                offset: positionOffset(for: input), above: keyboard)
            revealOutside(input, above: keyboard)
        case .manualWithBottomConstraint, .manual:
            // The input may be in another window than the assistant's.
            guard let height = self.keyboard(over: input)?.overlap, height > 0 else { return }
            delegate?.keyboardAssistantManuallyReposition(
                keyboardAssistant: self, toInputItem: input, keyboardHeight: height)
            onReposition?(input, height)
        }
    }

    /// Returns the keyboard in the window of `view`, or `nil` while it is away from it.
    private func keyboard(over view: UIView) -> KeyboardGeometry? {
        view.window.flatMap { geometry(in: ($0, keyboardOwner(near: view)?.accessoryBar)) }
    }

    private func scroll(
        _ scrollView: UIScrollView, to input: UIView, by constraint: RepositionConstraint,
        offset: CGFloat, above keyboard: KeyboardGeometry
    ) {
        let geometry = scrollView.geometry(under: keyboard, awaitsInset: othersAvoidKeyboard)
        let target = scrollView.revealTarget(
            of: input, fitting: geometry.visibleLength, at: editPoint(in: input))
        guard let target else { return }
        if target.isLine || repositionPolicy == .ifNeeded {
            guard !geometry.shows(target.span) else { return }
        }
        let offset = offset.finiteOrZero
        move(
            scrollView,
            to: target.isLine
                ? geometry.offset(revealing: target.span, margin: offset)
                : geometry.offset(positioning: target.span, by: constraint, offset: offset))
    }

    /// Scrolls with an animation, unless a response is being animated already.
    private func move(_ scrollView: UIScrollView, to offset: CGFloat) {
        if isResponding {
            scrollView.scroll(to: offset)
        } else {
            defaultAnimation.perform { scrollView.scroll(to: offset) }
        }
    }

    /// A Boolean value that indicates whether the app's own constraints, or a table controller,
    /// keep the scroll view clear of the keyboard.
    private var othersAvoidKeyboard: Bool {
        scrollView?.followsKeyboardLayoutGuide == true
            || scrollView?.isServedByTableController == true
    }

    /// Brings the offset into the legal range after an inset was taken back, and no further.
    ///
    /// A scroll view that is being dragged, or still decelerates, comes to rest by itself.
    func settleOffset() {
        guard let scrollView, !scrollView.isDragging, !scrollView.isDecelerating else { return }
        scrollView.scroll(to: ScrollAxis(.vertical, of: scrollView).restingOffset)
    }

    /// Scrolls as little as shows `input`, or the line that is edited in it.
    func reveal(_ input: UIView, above keyboard: KeyboardGeometry) {
        guard let scrollView else { return }
        revealInside(input)
        let geometry = scrollView.geometry(under: keyboard)
        let target = scrollView.revealTarget(
            of: input, fitting: geometry.visibleLength, at: editPoint(in: input))
        guard let target else { return }
        scrollView.scroll(
            to: geometry.offset(revealing: target.span, margin: positionOffset(for: input)))
        revealOutside(input, above: keyboard)
    }

    /// Lets the scroll views around `input`, from the inside out, show as much of it as they can,
    /// before our own does the rest.
    private func revealInside(_ input: UIView) {
        guard let scrollView, input.isDescendant(of: scrollView) else { return }
        for case let inner as UIScrollView in input.superviews(below: scrollView) {
            inner.reveal(input, above: nil, at: editPoint(in: input))
        }
    }

    /// Lets the scroll views around our own in which another assistant avoids the keyboard do what
    /// ours could not.
    private func revealOutside(_ input: UIView, above keyboard: KeyboardGeometry) {
        for assistant in Self.allRunning where isInside(assistant.scrollView) {
            assistant.scrollView?.reveal(
                input, above: keyboard, at: editPoint(in: input), margin: positionOffset(for: input)
            )
        }
    }
}

extension UIScrollView {
    /// Scrolls as little as shows `input`, or the line that is edited in it, unless that shows.
    fileprivate func reveal(
        _ input: UIView, above keyboard: KeyboardGeometry?, at point: EditPoint,
        margin: CGFloat = 0
    ) {
        let geometry = geometry(under: keyboard)
        let target = revealTarget(of: input, fitting: geometry.visibleLength, at: point)
        guard let target, !geometry.shows(target.span) else { return }
        scroll(to: geometry.offset(revealing: target.span, margin: margin))
    }
}
