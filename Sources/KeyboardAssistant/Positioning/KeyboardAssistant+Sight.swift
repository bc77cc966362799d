import CoreGraphics
import UIKit

/// Following what is edited where neither the keyboard nor the focus moves.
extension KeyboardAssistant {
    // MARK: Typing

    /// Follows the caret of `input`, and whatever the typing moved.
    ///
    /// A line that is in sight moves nothing, wherever the user has scrolled meanwhile.
    func caretMoved(in input: Any?) {
        guard running != nil, type == .autoScrollView, let edited = navigator.inputBeingTypedIn,
            (input as AnyObject?) === edited, let keyboard = relevantKeyboard,
            !edited.scrollsItself
        else { return }
        running?.fingers?.forgetEnded()
        followSelection(of: edited)
        // What moves with the typing is answered below, and animated.
        silently { layOut() }
        let needed = neededRoom(under: keyboard, isMoving: isOnTheMove)
        let makesRoom = room.dependsOnContent && !room.isMade(needed)
        let isShown = sights(under: keyboard).allSatisfy(\.isShown)
        if makesRoom || !isShown {
            answer(with: ownAnimation) {
                if makesRoom { self.makeRoom(needed) { $0.update(nil) } }
                if !isShown { self.reveal(edited) }
            }
        }
        noteSight(under: keyboard)
    }

    // MARK: Layout

    /// Answers to a layout that moved the focused input, or the scroll view, in the same pass.
    ///
    /// What moves, moves along with the animation that the layout runs in.
    func layoutChanged() {
        guard !isAnswering, let keyboard = relevantKeyboard else { return }
        silently {
            let arrivals = arrivals(under: keyboard)
            let needed = neededRoom(under: keyboard, isMoving: isOnTheMove)
            if !room.isMade(needed) { makeRoom(needed) { $0.layoutChanged() } }
            keepInSight(since: arrivals)
        }
        noteSight(under: keyboard)
    }

    /// Where the scroll views around the input are before anything is done about it.
    func arrivals(under keyboard: KeyboardGeometry?) -> [ScrollGeometry] {
        scrollViews.map { $0.geometry(under: $0 === scrollView ? keyboard : nil) }
    }

    /// Brings the part that is edited back if it was in sight and is not any more.
    func keepInSight(since arrivals: [ScrollGeometry]) {
        guard let scrollView, let input = inputToPosition, !scrollView.isUnderFinger else {
            return
        }
        let now = sights(under: keyboard(over: scrollView))
        guard now.count == arrivals.count, now.count == lastSights.count else { return }
        let isLost = now.indices.contains {
            lastSights[$0].isLost(now[$0], arrival: arrivals[$0])
        }
        if isLost { reveal(input) }
    }

    /// Runs `changes`, to which nothing is answered by itself.
    func silently(_ changes: () -> Void) {
        let outer = isAnswering
        isAnswering = true
        defer { isAnswering = outer }
        changes()
    }

    /// Watches the scroll view and the focused input while there is a keyboard to keep them clear
    /// of.
    func watchLayout(under keyboard: KeyboardGeometry?) {
        let frame = keyboard == nil ? nil : scrollView ?? bottomConstraintLayoutView
        let input = keyboard == nil || type != .autoScrollView ? nil : inputToPosition
        running?.layout.watch(input, in: scrollView, frame: frame)
    }

    func noteSight(under keyboard: KeyboardGeometry?) {
        lastSights = keyboard == nil ? [] : sights(under: keyboard)
    }

    /// What the scroll views around the input show of it; only ours lies under the keyboard.
    private func sights(under keyboard: KeyboardGeometry?) -> [EditedSight] {
        guard let input = inputToPosition else { return [] }
        return scrollViews.compactMap { view in
            view.editedPart(of: input, at: editPoint(in: input)).map {
                EditedSight(
                    input: ObjectIdentifier(input), scrollView: ObjectIdentifier(view),
                    geometry: view.geometry(under: view === scrollView ? keyboard : nil), part: $0)
            }
        }
    }

    /// The scroll views around the input that is edited, from the inside out, the last being ours.
    private var scrollViews: [UIScrollView] {
        guard type == .autoScrollView, let scrollView, let input = inputToPosition,
            input.isDescendant(of: scrollView)
        else { return [] }
        let inner = input === scrollView ? [] : Array(input.superviews(below: scrollView))
        return inner.compactMap { $0 as? UIScrollView } + [scrollView]
    }

    /// Where editing goes on in `input` at this moment.
    func editPoint(in input: UIView) -> EditPoint {
        running?.fingers?.place(in: input).map(EditPoint.finger) ?? selection.movingEnd
    }

    private func followSelection(of input: UIView) {
        guard let text = input as? any UITextInput, let range = text.selectedTextRange else {
            return
        }
        let beginning = text.beginningOfDocument
        let start = text.offset(from: beginning, to: range.start)
        let end = text.offset(from: beginning, to: range.end)
        guard start >= 0, end >= start else { return }
        selection.selected(start..<end, in: ObjectIdentifier(input))
    }

    // MARK: Scrolling

    /// Scrolls as little as shows `input`, or the line that is edited in it.
    private func reveal(_ input: UIView) {
        guard let scrollView, let keyboard = keyboard(over: scrollView) else { return }
        revealInside(input)
        let geometry = scrollView.geometry(under: keyboard)
        let target = scrollView.sightTarget(
            of: input, space: geometry.space, at: editPoint(in: input))
        guard let target else { return }
        scrollView.scroll(
            to: geometry.offset(revealing: target.range, margin: positionOffset(for: input)))
        revealOutside(input)
    }

    /// Lets the scroll views around `input`, from the inside out, show as much of it as they can,
    /// before our own does the rest.
    func revealInside(_ input: UIView) {
        guard let scrollView, input.isDescendant(of: scrollView) else { return }
        for case let inner as UIScrollView in input.superviews(below: scrollView) {
            inner.show(input, under: nil, at: editPoint(in: input))
        }
    }

    /// Lets the scroll views around our own in which another assistant makes room do what ours
    /// could not.
    func revealOutside(_ input: UIView) {
        for assistant in Self.allRunning where isInside(assistant.scrollView) {
            guard let outer = assistant.scrollView else { continue }
            outer.show(
                input, under: keyboard(over: outer), at: editPoint(in: input),
                margin: positionOffset(for: input))
        }
    }
}

extension UIScrollView {
    /// Scrolls as little as shows `input`, or the line that is edited in it.
    fileprivate func show(
        _ input: UIView, under keyboard: KeyboardGeometry?, at point: EditPoint, margin: CGFloat = 0
    ) {
        let geometry = geometry(under: keyboard)
        guard let target = sightTarget(of: input, space: geometry.space, at: point),
            !geometry.shows(target.range)
        else { return }
        scroll(to: geometry.offset(revealing: target.range, margin: margin))
    }
}

extension UIView {
    /// Whether a finger scrolls this view, or one around it, or has just let go of it.
    fileprivate var isUnderFinger: Bool {
        sequence(first: self, next: \.superview).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isTracking || scrollView.isDecelerating
        }
    }

    /// Whether a finger scrolls this text view, which then keeps its selection in sight by itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}
