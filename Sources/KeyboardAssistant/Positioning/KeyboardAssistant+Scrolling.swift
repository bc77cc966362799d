import CoreGraphics
import UIKit

// Scrolls an input into view.
extension KeyboardAssistant {
    /// Scrolls `scrollView` so that `toInputItem` moves to its position.
    ///
    /// Does nothing if no keyboard is docked.
    ///
    /// If an input is taller than the visible area, its edited line is positioned instead, and
    /// moves only if it isn't visible. `toInputItem` can be any view inside the scroll view, such
    /// as the next input or a button. If the delegate calls this method, the scrolling is part of
    /// the keyboard's animation. Otherwise, it uses `animationDuration`. The horizontal offset
    /// doesn't change. An `offset` that isn't a number is treated as zero.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        recording(.app, in: scrollView) {
            guard let keyboard = keyboard(over: scrollView), keyboard.isDocked else { return }
            scroll(scrollView, to: toInputItem, by: constraint, offset: offset, above: keyboard)
        }
    }

    /// Scrolls `input` into view above `keyboard`, or lets the delegate do it.
    func position(_ input: UIView, above keyboard: KeyboardGeometry) {
        switch type {
        case .autoScrollView:
            guard let scrollView else { return }
            revealInside(input)
            scroll(
                scrollView, to: input, by: positionConstraint,
                offset: positionOffset(for: input), above: keyboard)
            revealOutside(input, above: keyboard)
            recordGroup(of: input, in: scrollView)
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
        view.window.flatMap { geometry(in: ($0, keyboardOwner(near: view)?.accessoryBarInChain)) }
    }

    private func scroll(
        _ scrollView: UIScrollView, to input: UIView, by constraint: RepositionConstraint,
        offset: CGFloat, above keyboard: KeyboardGeometry
    ) {
        let geometry = scrollView.geometry(
            under: keyboard, awaitsInset: othersAvoidKeyboard, around: input)
        let target = scrollView.revealTarget(
            of: positioned(input), fitting: geometry.visibleLength)
        guard let target else { return }
        scroll(scrollView, to: target, by: constraint, offset: offset, in: geometry)
    }

    private func scroll(
        _ scrollView: UIScrollView, to target: RevealTarget, by constraint: RepositionConstraint,
        offset: CGFloat, in geometry: ScrollGeometry
    ) {
        if target.isLine || repositionPolicy == .ifNeeded, geometry.shows(target.span) {
            // Content that is coming to rest would take along what is visible now.
            guard scrollView.isDecelerating else { return }
            return move(scrollView, to: geometry.offset(revealing: target.span, margin: 0))
        }
        let offset = offset.finiteOrZero
        move(
            scrollView,
            to: target.isLine
                ? geometry.offset(revealing: target.span, margin: offset)
                : geometry.offset(positioning: target.span, by: constraint, offset: offset))
    }

    /// Scrolls with an animation, unless a response is already being animated.
    private func move(_ scrollView: UIScrollView, to offset: CGFloat) {
        if isResponding {
            scrollView.scroll(to: offset)
        } else {
            animate(with: defaultAnimation) { scrollView.scroll(to: offset) }
        }
    }

    /// A Boolean value that indicates whether the app's own constraints, SwiftUI, or a table view
    /// controller make the scroll view avoid the keyboard.
    private var othersAvoidKeyboard: Bool {
        scrollView?.isMovedAboveKeyboard == true
            || scrollView?.isServedByTableController == true
    }

    /// Moves the offset into the valid range after an inset was removed, or to the nearest page of
    /// a scroll view that pages again, and back if the inset returns before the keyboard has hidden.
    ///
    /// `before` is the offset before the inset was changed. A scroll view that people are dragging,
    /// or that is decelerating, comes to rest by itself.
    func settleOffset(from before: CGFloat? = nil) {
        guard let scrollView, !scrollView.isBeingScrolled else { return }
        let current = scrollView.contentOffset.y
        if avoidance.inset > 0, let offset = clampedOffset?.restored(from: current) {
            scrollView.scroll(to: offset)
        }
        scrollView.settleOffset(atPages: avoidance.inset == 0)
        clampedOffset = ClampedOffset(from: before ?? current, to: scrollView.contentOffset.y)
    }

    /// Scrolls the minimum distance that shows `input`, or its edited line, with the views that
    /// belong to it.
    func reveal(_ input: UIView, above keyboard: KeyboardGeometry) {
        guard let scrollView else { return }
        revealInside(input)
        let geometry = scrollView.geometry(under: keyboard, around: input)
        let target = scrollView.revealTarget(
            of: positioned(input), fitting: geometry.visibleLength)
        guard let target else { return }
        scrollView.scroll(
            to: geometry.offset(revealing: target.span, margin: positionOffset(for: input)))
        revealOutside(input, above: keyboard)
    }

    /// Returns a Boolean value that indicates whether `keyboard` covers a part of `input`, or of its
    /// edited line, in the scroll view that the assistant scrolls.
    func isCovered(_ input: UIView?, by keyboard: KeyboardGeometry?) -> Bool {
        guard type == .autoScrollView, let scrollView, let input, let keyboard else { return false }
        let geometry = scrollView.geometry(under: keyboard, around: input)
        let target = scrollView.revealTarget(
            of: positioned(input), fitting: geometry.visibleLength)
        return target.map { !geometry.shows($0.span) } ?? false
    }

    /// Scrolls the scroll views around `input`, from the inside out, to show as much of it as they
    /// can before the assistant's own scroll view does the rest.
    private func revealInside(_ input: UIView) {
        guard let scrollView, input.isDescendant(of: scrollView) else { return }
        for case let inner as UIScrollView in input.superviews(below: scrollView) {
            inner.reveal(positioned(input), above: nil)
        }
    }

    /// Scrolls `input`, and the scroll views around it, from the inside out, where something else
    /// than their insets makes room for the keyboard.
    func revealInScrollViews(_ input: UIView) {
        for case let scrollView as UIScrollView in sequence(first: input, next: \.superview) {
            scrollView.reveal(
                positioned(input), above: nil, margin: positionOffset(for: input))
        }
    }

    /// Scrolls the outer scroll views in which other assistants avoid the keyboard, if the
    /// assistant's own scroll view couldn't show the input.
    private func revealOutside(_ input: UIView, above keyboard: KeyboardGeometry) {
        for assistant in Self.allRunning where isInside(assistant.scrollView) {
            assistant.scrollView?.reveal(
                positioned(input), above: keyboard, margin: positionOffset(for: input))
        }
    }
}

extension KeyboardAssistant: RowRevealing {
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool {
        guard scrollView === self.scrollView, running != nil else { return false }
        recording(.focus) { revealRow(rect, in: scrollView) }
        return true
    }

    private func revealRow(_ rect: CGRect, in scrollView: UIScrollView) {
        let keyboard = keyboard(over: scrollView)
        let geometry = scrollView.geometry(
            under: keyboard, awaitsInset: othersAvoidKeyboard, aroundRowAt: rect)
        // Without a keyboard, inputs aren't positioned.
        let isMinimal = keyboard?.isDocked != true || rect.height > geometry.visibleLength
        let row = rect.minY...rect.maxY
        let span = row.extended(by: lastGroup.spans(beside: row), fitting: geometry.visibleLength)
        let target = RevealTarget(span: span, isLine: isMinimal)
        withoutResponse {
            scroll(
                scrollView, to: target, by: positionConstraint, offset: positionOffset, in: geometry
            )
        }
    }
}

extension UIScrollView {
    /// Scrolls the minimum distance that shows `input`, or its edited line, with the views that
    /// belong to it, if they aren't visible.
    fileprivate func reveal(
        _ input: PositionedInput, above keyboard: KeyboardGeometry?, margin: CGFloat = 0
    ) {
        let geometry = geometry(under: keyboard, around: input.view)
        let target = revealTarget(of: input, fitting: geometry.visibleLength)
        guard let target, !geometry.shows(target.span) else { return }
        scroll(to: geometry.offset(revealing: target.span, margin: margin))
    }
}
