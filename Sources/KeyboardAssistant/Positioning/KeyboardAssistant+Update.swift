import CoreGraphics
import UIKit

extension KeyboardAssistant {
    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            isRoomByHand = false
            update(transition.animation, isMoving: true)
        // The system may have moved a sheet out of the keyboard's way meanwhile, or made room.
        case .stateChanged(.didShow):
            update(nil, isMoving: false)
            running?.fingers?.forgetEnded()
        case .stateChanged(.didHide): room.rest()
        case .stateChanged, .heightChanged: break
        }
    }

    func focusChanged() {
        // A keyboard that stayed up from another screen was never announced to us.
        if let window = anyView?.window { observer.refresh(in: window) }
        update(nil)
        if !isOnTheMove { running?.fingers?.forgetEnded() }
    }

    /// Answers to where the keyboard and the focus are now: room first, then the position.
    ///
    /// It costs one layout and one offset if anything has to change, and nothing otherwise.
    /// Without an animation of the keyboard's, our own duration is taken.
    func update(_ animation: KeyboardAnimation?, isMoving: Bool? = nil, leaving: Bool = false) {
        guard running != nil else { return }
        let keyboard = leaving ? nil : relevantKeyboard
        // What the app has changed shows before anything is measured; a keyboard that has come to
        // rest was told of after a layout.
        if keyboard != nil, isMoving != false { anyView?.window?.layoutIfNeeded() }
        let needed = neededRoom(under: keyboard, isMoving: isMoving ?? isOnTheMove)
        let changesRoom = !room.isMade(needed)
        let input = leaving ? nil : inputToPosition
        let repositions = gate.admits(
            input.map { ObjectIdentifier($0) }, overlap: keyboard?.overlap ?? 0)
        // What watches is laid out together with the room.
        watchLayout(under: keyboard)
        if changesRoom || repositions {
            let arrivals = changesRoom ? arrivals(under: keyboard) : []
            answer(with: animation ?? ownAnimation) {
                if changesRoom {
                    self.makeRoom(needed) { $0.update(animation) }
                    self.layOut()
                }
                if repositions, let input {
                    self.position(input)
                } else if changesRoom {
                    self.settleOffset()
                    self.keepInSight(since: arrivals)
                }
            }
        }
        noteSight(under: keyboard)
    }

    /// Whether the keyboard has not come to rest yet.
    var isOnTheMove: Bool { observer.keyboardState != .didShow }

    // MARK: The keyboard

    /// The keyboard in our window, if it is one that this screen answers to.
    var relevantKeyboard: KeyboardGeometry? {
        guard let view = anyView, view.window != nil, observer.keyboardFrame != nil else {
            return nil
        }
        let owner = keyboardOwner(near: view)
        bar = owner?.accessoryBar
        let isOurs = observer.keyboardIsLocal && owner != nil
        return isOurs || makesRoomForForeignKeyboards ? keyboard(over: view) : nil
    }

    /// The keyboard in the window of `view`; nil while it is away, and without a window.
    func keyboard(over view: UIView) -> KeyboardGeometry? {
        view.window.flatMap { observer.geometry(in: $0, bar: bar) }
    }

    /// Whoever types on the same screen; the focused input is asked first.
    private func keyboardOwner(near view: UIView) -> UIResponder? {
        if let input = navigator.inputBeingTypedIn, input.isFirstResponder { return input }
        return view.keyboardOwnerOnScreen
    }

    /// The focused input, unless the keyboard belongs to somebody else.
    var inputToPosition: UIView? {
        observer.keyboardIsLocal ? navigator.inputBeingTypedIn : nil
    }

    // MARK: Room

    /// Returns the room that `keyboard` asks for; what the app has set by hand stays while there is
    /// one.
    func neededRoom(under keyboard: KeyboardGeometry?, isMoving: Bool) -> CGFloat {
        guard let keyboard else { return 0 }
        return isRoomByHand ? room.made : room.needed(for: keyboard, isMoving: isMoving)
    }

    /// Makes our share `room` points, and lets the assistants answer whose scroll views lie in ours
    /// and need so much less.
    func makeRoom(_ room: CGFloat, answering: (KeyboardAssistant) -> Void) {
        self.room.make(room)
        for assistant in Self.allRunning where assistant.isInside(scrollView) {
            answering(assistant)
        }
    }

    /// Whether its scroll view lies in `other`.
    func isInside(_ other: UIScrollView?) -> Bool {
        guard let scrollView, let other, scrollView !== other else { return false }
        return scrollView.isDescendant(of: other)
    }

    func layOut() {
        (anyView?.window ?? bottomConstraintLayoutView)?.layoutIfNeeded()
    }

    // MARK: Animation

    var ownAnimation: KeyboardAnimation {
        KeyboardAnimation(
            duration: animationDuration, curve: UIView.AnimationCurve.easeOut.rawValue)
    }

    /// Runs `changes` with `animation` as our answer, in which nothing is answered again.
    ///
    /// A delegate may send the focus on, which is answered in the middle of this.
    func answer(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        animate(animation) { self.silently(changes) }
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
