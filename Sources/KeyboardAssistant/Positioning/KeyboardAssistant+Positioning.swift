import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// Scrolls `scrollView` so that `toInputItem` comes to its place; nothing while no keyboard
    /// is docked.
    ///
    /// `toInputItem` may be any view inside the scroll view: the next input, a button. Called by
    /// the delegate it becomes part of the keyboard's animation; otherwise `animationDuration`
    /// counts. The horizontal offset stays as it is.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        guard let keyboard = keyboard(over: scrollView), keyboard.isDocked else { return }
        let geometry = scrollView.geometry(under: keyboard, roomComes: roomComesByItself)
        guard let target = scrollView.sightTarget(of: toInputItem, space: geometry.space) else {
            return
        }
        if repositionPolicy == .ifNeeded, geometry.shows(target) { return }
        let place = geometry.offset(
            placing: target, by: constraint, offset: offset.isFinite ? offset : 0)
        move(scrollView, to: place)
    }

    /// Brings `input` into sight, or lets the delegate do it.
    func position(_ input: UIView) {
        switch type {
        case .autoScrollView:
            guard let scrollView else { return }
            reposition(
                scrollView: scrollView, toInputItem: input, constraint: positionConstraint,
                offset: positionOffset(for: input))
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
        guard let window = bottomConstraintLayoutView?.window, bottomConstraint != nil else {
            return
        }
        let height = keyboardHeight.isFinite ? max(0, keyboardHeight) : 0
        let keyboard = KeyboardGeometry(
            keyboard: CGRect(
                x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height),
            window: window.bounds)
        let needed = height > 0 ? room.needed(for: keyboard) : 0
        animate(animated ? ownAnimation : KeyboardAnimation(duration: 0)) {
            self.room.make(needed)
            self.layOut()
        }
    }

    /// Sets the bottom constraint's constant to the app's `toConstant` and ends our share in it.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard toConstant.isFinite, let room = room as? ConstraintRoom else { return }
        animate(animated ? ownAnimation : KeyboardAnimation(duration: 0)) {
            room.reset(toConstant: toConstant)
            self.layOut()
        }
    }
}
