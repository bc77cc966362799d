import CoreGraphics
import UIKit

/// What was seen of the part that is edited, a line as a rule, when we last looked.
struct EditedSight: Equatable, Sendable {
    var input: ObjectIdentifier
    var geometry: ScrollGeometry
    /// In the content's coordinates.
    var part: ClosedRange<CGFloat>

    /// Whether the part shows.
    var isShown: Bool { geometry.shows(part) }

    /// Whether the part showed, where the user, or anybody else, has scrolled to `offset` since.
    func wasShown(at offset: CGFloat) -> Bool {
        var then = self
        then.geometry.offset = offset
        return then.isShown
    }

    /// Whether what happened since has moved the part out of sight, where the scroll view was at
    /// `arrival` before anything was done about it.
    ///
    /// What somebody scrolled away was out of sight before, and stays there. A scroll view that
    /// grows goes back to the end of its content by itself, which is no scrolling of the user's.
    func isLost(_ now: EditedSight, arrival: ScrollGeometry) -> Bool {
        let isPushedBack = arrival.offset == arrival.restingOffsets.upperBound
        let offset = isPushedBack ? max(arrival.offset, geometry.offset) : arrival.offset
        return now.input == input && wasShown(at: offset) && !now.isShown
    }
}

/// Following what is edited where neither the keyboard nor the focus moves.
extension KeyboardAssistant {
    // MARK: Typing

    /// Follows the caret of `input`, and whatever the typing moved.
    ///
    /// A line that is in sight moves nothing, wherever the user has scrolled meanwhile.
    func caretMoved(in input: Any?) {
        guard type == .autoScrollView, let edited = navigator.inputBeingTypedIn,
            (input as AnyObject?) === edited, let scrollView, let keyboard = relevantKeyboard,
            !edited.scrollsItself
        else { return }
        followSelection(of: edited)
        // What moves with the typing is answered below, and animated.
        silently { layOut() }
        let needed = room.needed(for: keyboard, isMoving: isOnTheMove)
        let makesRoom = room.dependsOnContent && !room.isMade(needed)
        let isShown = editedSight(in: scrollView, under: keyboard)?.isShown ?? true
        if makesRoom || !isShown {
            answer(with: ownAnimation) {
                if makesRoom { self.room.make(needed) }
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
            let arrival = scrollView?.geometry(under: keyboard)
            let needed = room.needed(for: keyboard, isMoving: isOnTheMove)
            if !room.isMade(needed) { room.make(needed) }
            keepInSight(since: arrival)
        }
        noteSight(under: keyboard)
    }

    /// Brings the part that is edited back if it was in sight and is not any more.
    func keepInSight(since arrival: ScrollGeometry?) {
        guard let scrollView, let input = inputToPosition, !scrollView.isTracking,
            let arrival, let last = lastSight,
            let now = editedSight(in: scrollView, under: keyboard(over: scrollView)),
            last.isLost(now, arrival: arrival)
        else { return }
        reveal(input)
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
        noteSight(under: keyboard)
    }

    private func noteSight(under keyboard: KeyboardGeometry?) {
        lastSight = keyboard.flatMap { keyboard in
            scrollView.flatMap { editedSight(in: $0, under: keyboard) }
        }
    }

    private func editedSight(
        in scrollView: UIScrollView, under keyboard: KeyboardGeometry?
    ) -> EditedSight? {
        guard type == .autoScrollView, let input = inputToPosition else { return nil }
        let geometry = scrollView.geometry(under: keyboard)
        return scrollView.editedPart(of: input, at: editPoint(in: input)).map {
            EditedSight(input: ObjectIdentifier(input), geometry: geometry, part: $0)
        }
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
    /// Whether a finger scrolls this text view, which then keeps its selection in sight by itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}
