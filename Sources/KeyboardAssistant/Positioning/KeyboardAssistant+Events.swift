import CoreGraphics
import Foundation
import UIKit

extension KeyboardAssistant {
    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition): update(transition.animation)
        // UIKit may have moved a sheet out of the keyboard's way meanwhile.
        case .stateChanged(.didShow): update(nil)
        case .stateChanged, .heightChanged: break
        }
    }

    func focusChanged() {
        // A keyboard that stayed up from another screen was never announced to us.
        if let window = anyView?.window { observer.refresh(in: window) }
        update(nil)
    }

    /// Answers to where the keyboard and the focus are now: room first, then the position.
    ///
    /// It costs one layout and one offset if anything has to change, and nothing otherwise.
    /// Without an animation of the keyboard's, our own duration is taken.
    func update(_ animation: KeyboardAnimation?, leaving: Bool = false) {
        let keyboard = leaving ? nil : relevantKeyboard
        let needed = keyboard.map(room.needed) ?? 0
        let changesRoom = !room.isMade(needed)
        let input = leaving ? nil : inputToPosition
        let repositions = gate.admits(
            input.map { ObjectIdentifier($0) },
            overlap: keyboard?.overlap ?? 0)
        guard changesRoom || repositions else { return }

        animate(animation ?? ownAnimation) {
            // A delegate may send the focus on, which is answered in the middle of this.
            let outer = self.isAnswering
            self.isAnswering = true
            defer { self.isAnswering = outer }
            if changesRoom { self.makeRoom(needed) }
            if repositions, let input {
                self.position(input)
            } else if changesRoom {
                self.settleOffset()
            }
        }
    }

    /// The keyboard in our window, if it is one that this screen answers to.
    private var relevantKeyboard: KeyboardGeometry? {
        guard let view = anyView, let keyboard = keyboard(over: view) else { return nil }
        let isOurs = observer.keyboardIsLocal && hasFirstResponder(near: view)
        return isOurs || makesRoomForForeignKeyboards ? keyboard : nil
    }

    /// The keyboard in the window of `view`; nil while it is away, and without a window.
    func keyboard(over view: UIView) -> KeyboardGeometry? {
        view.window.flatMap {
            observer.geometry(in: $0, bar: navigator.inputBeingTypedIn?.inputAccessoryView)
        }
    }

    /// Whether somebody types on the same screen; the inputs are asked first, being few.
    private func hasFirstResponder(near view: UIView) -> Bool {
        navigator.inputItems.contains { $0.isFirstResponder }
            || view.presentationRoot?.firstResponderInside != nil
    }

    /// The focused input, unless the keyboard belongs to somebody else.
    private var inputToPosition: UIView? {
        observer.keyboardIsLocal ? navigator.inputBeingTypedIn : nil
    }

    private func makeRoom(_ room: CGFloat) {
        self.room.make(room)
        layOut()
    }

    func layOut() {
        (bottomConstraintLayoutView ?? scrollView?.superview ?? anyView?.window)?.layoutIfNeeded()
    }

    // MARK: Typing

    /// Follows the caret, and whatever the typing moved.
    func textDidChange(in object: Any?) {
        guard type == .autoScrollView, let input = navigator.focusedItem,
            (object as AnyObject?) === input, let scrollView, let keyboard = relevantKeyboard
        else { return }
        layOut()
        if room.dependsOnContent, !room.isMade(room.needed(for: keyboard)) {
            makeRoom(room.needed(for: keyboard))
        }
        let geometry = scrollView.geometry(under: keyboard)
        guard let target = scrollView.sightTarget(of: input, space: geometry.space) else { return }
        // A field of one line does not grow; seen whole, it stays where it is.
        if input is UITextField, geometry.shows(target) { return }
        let offset = geometry.offset(revealing: target, margin: positionOffset(for: input))
        animate(ownAnimation) { scrollView.scroll(to: offset) }
    }

    // MARK: Animation

    var ownAnimation: KeyboardAnimation {
        KeyboardAnimation(
            duration: animationDuration, curve: UIView.AnimationCurve.easeOut.rawValue)
    }

    /// Runs `changes` with `animation`, or at once where it takes no time.
    func animate(_ animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        guard animation.duration > 0 else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: animation.duration, delay: 0,
            options: [animation.options, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}

extension KeyboardAnimation {
    /// The curve as an option; its raw value may be one that `UIView.AnimationCurve` lacks.
    public var options: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: UInt(curve) << 16)
    }
}

extension UIScrollView {
    /// Scrolls vertically to `offset`, once, and only if that is another place.
    func scroll(to offset: CGFloat) {
        guard offset.isFinite, offset != contentOffset.y else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
    }
}
