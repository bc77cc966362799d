import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// Scrolls `scrollView` so that `toInputItem` comes to its place; nothing while no keyboard
    /// is docked.
    ///
    /// Of an input that is taller than what is left to see, the line that is edited counts, and
    /// moves only if it is out of sight. `toInputItem` may be any view inside the scroll view: the
    /// next input, a button. Called by the delegate it becomes part of the keyboard's animation;
    /// otherwise `animationDuration` counts. The horizontal offset stays as it is.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        guard let keyboard = keyboard(over: scrollView), keyboard.isDocked else { return }
        let geometry = scrollView.geometry(under: keyboard, roomComes: roomComesByItself)
        let target = scrollView.sightTarget(
            of: toInputItem, space: geometry.space, at: editPoint(in: toInputItem))
        guard let target else { return }
        let offset = offset.isFinite ? offset : 0
        if target.isLine || repositionPolicy == .ifNeeded {
            guard !geometry.shows(target.range) else { return }
        }
        move(
            scrollView,
            to: target.isLine
                ? geometry.offset(revealing: target.range, margin: offset)
                : geometry.offset(placing: target.range, by: constraint, offset: offset))
    }

    /// Brings `input` into sight, or lets the delegate do it.
    func position(_ input: UIView) {
        switch type {
        case .autoScrollView:
            guard let scrollView else { return }
            revealInside(input)
            reposition(
                scrollView: scrollView, toInputItem: input, constraint: positionConstraint,
                offset: positionOffset(for: input))
            revealOutside(input)
        case .manualWithBottomConstraint, .manual:
            guard let height = keyboard(over: input)?.overlap, height > 0 else { return }
            delegate?.keyboardAssistantManuallyReposition(
                keyboardAssistant: self, toInputItem: input, keyboardHeight: height)
            onReposition?(input, height)
        }
    }

    /// Inside an answer to the keyboard the move is part of that animation already.
    private func move(_ scrollView: UIScrollView, to offset: CGFloat) {
        if isAnswering {
            scrollView.scroll(to: offset)
        } else {
            animate(ownAnimation) { scrollView.scroll(to: offset) }
        }
    }

    /// Brings the offset into the legal range after room was taken back, and no further.
    ///
    /// A scroll view that is being dragged, or still rolls, comes to rest by itself.
    func settleOffset() {
        guard let scrollView, !scrollView.isDragging, !scrollView.isDecelerating else { return }
        scrollView.scroll(to: scrollView.geometry(under: keyboard(over: scrollView)).restingOffset)
    }

    /// Whether the app's own constraints, or a table controller, make the room.
    private var roomComesByItself: Bool {
        scrollView?.followsKeyboardLayoutGuide == true
            || scrollView?.isServedByTableController == true
    }

    // MARK: The bottom constraint by hand

    /// Makes our share of the bottom constraint as large as a keyboard of `keyboardHeight` points,
    /// counted from the window's bottom, asks for.
    ///
    /// It replaces what the keyboard itself made, until the keyboard moves again. A height that
    /// is no number, or below zero, counts as zero.
    public func setBottomConstraintToKeyboard(keyboardHeight: CGFloat, animated: Bool) {
        let height = keyboardHeight.isFinite ? max(0, keyboardHeight) : 0
        guard bottomConstraint != nil, let needed = room(forKeyboardHeight: height) else { return }
        isRoomByHand = observer.keyboardFrame != nil
        answer(with: animated ? ownAnimation : KeyboardAnimation(duration: 0)) {
            self.makeRoom(needed) { $0.update(nil) }
            self.layOut()
        }
    }

    /// The room that a keyboard of `height` points asks for; nil where nobody can tell, because the
    /// screen is in no window.
    private func room(forKeyboardHeight height: CGFloat) -> CGFloat? {
        guard height > 0 else { return 0 }
        guard let bounds = bottomConstraintLayoutView?.window?.bounds else { return nil }
        let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        return room.needed(for: KeyboardGeometry(keyboard: frame, window: bounds), isMoving: true)
    }

    /// Sets the bottom constraint's constant to the app's `toConstant` and ends our share in it.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard room is ConstraintRoom else { return }
        resetRoom(to: toConstant, animated: animated)
    }

    /// Sets the bottom inset in which room is made, the content inset or the additional safe area,
    /// to the app's `toInset` and ends our share in it.
    ///
    /// What an app changes while the keyboard is up survives it as a rule: a change by some points
    /// is told from a new value by the nearer of the two. This call says outright that it is a new
    /// value. A value that is no number is ignored.
    public func resetBottomInset(toInset: CGFloat, animated: Bool) {
        guard !(room is ConstraintRoom) else { return }
        resetRoom(to: toInset, animated: animated)
    }

    private func resetRoom(to value: CGFloat, animated: Bool) {
        guard value.isFinite else { return }
        isRoomByHand = observer.keyboardFrame != nil
        answer(with: animated ? ownAnimation : KeyboardAnimation(duration: 0)) {
            self.room.reset(to: value)
            self.layOut()
        }
    }
}
