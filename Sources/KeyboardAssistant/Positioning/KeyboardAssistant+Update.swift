import CoreGraphics
import UIKit

// The way of a keyboard event, or a change of the focus, to an inset and an offset.
extension KeyboardAssistant {
    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            isInsetByHand = false
            update(transition.animation, isMoving: true)
        // The system may have moved a sheet out of the keyboard's way meanwhile, or added insets.
        case .stateChanged(.didShow):
            update(nil, isMoving: false)
            running?.touches?.forgetEnded()
        case .stateChanged(.didHide): avoidance.keyboardDidHide()
        case .stateChanged, .heightChanged: break
        }
    }

    func focusChanged() {
        // A keyboard that stayed up from another screen was never announced to us.
        if let window = anyView?.window { observer.refresh(in: window) }
        update(nil)
        if !keyboardIsMoving { running?.touches?.forgetEnded() }
    }

    /// Responds to where the keyboard and the focus are now: first the inset, then the position.
    ///
    /// It costs one layout and one offset if anything has to change, and nothing otherwise. Without
    /// an animation of the keyboard's, our own duration is taken.
    func update(
        _ animation: KeyboardAnimation?, isMoving: Bool? = nil, isStopping: Bool = false
    ) {
        guard running != nil else { return }
        let host = isStopping ? nil : keyboardHost
        // What the app has changed shows before anything is measured; an observer has laid out
        // before it reports that a keyboard came to rest.
        if isMoving != false { host?.window.layoutIfNeeded() }
        let (frame, keyboard) = (observer.keyboardFrame, host.flatMap(geometry))
        let inset = inset(for: keyboard, isMoving: isMoving ?? keyboardIsMoving)
        let changesInset = !avoidance.isApplied(inset)
        let input = isStopping ? nil : inputToPosition
        let repositions = gate.admits(
            input.map { ObjectIdentifier($0) }, overlap: keyboard?.overlap ?? 0)
        // What observes the layout is laid out together with the inset.
        observeLayout(under: keyboard)
        if changesInset || repositions {
            let arrivals = changesInset ? scrollAxes : []
            respond(with: animation ?? defaultAnimation) {
                if changesInset {
                    self.applyInset(inset) { $0.update(animation) }
                    self.layOut()
                }
                // A keyboard that the app has closed or moved in that layout has another event.
                let current = self.observer.keyboardFrame == frame ? keyboard : nil
                if repositions, let input, let current {
                    self.position(input, above: current)
                } else if changesInset {
                    self.settleOffset()
                    self.keepVisible(since: arrivals, under: current)
                }
            }
        }
        recordEditedRegions(under: keyboard)
    }

    /// A Boolean value that indicates whether the keyboard has not come to rest yet.
    var keyboardIsMoving: Bool { observer.keyboardState != .didShow }

    // MARK: The keyboard

    /// The window in which this screen responds to a keyboard, and the accessory bar above that;
    /// `nil` while there is no such keyboard.
    var keyboardHost: (window: UIWindow, bar: UIView?)? {
        guard let view = anyView, let window = view.window, observer.keyboardFrame != nil else {
            return nil
        }
        let owner = keyboardOwner(near: view)
        let isOurs = observer.keyboardIsLocal && owner != nil
        return isOurs || avoidsOtherAppsKeyboards ? (window, owner?.accessoryBar) : nil
    }

    /// Returns the keyboard in the window of `host`, or `nil` while it is away from it.
    func geometry(in host: (window: UIWindow, bar: UIView?)) -> KeyboardGeometry? {
        observer.geometry(in: host.window, bar: host.bar)
    }

    /// Returns the responder on the screen of `view` for which the keyboard is up; the focused
    /// input is asked first.
    func keyboardOwner(near view: UIView) -> UIResponder? {
        if let input = navigator.inputBeingTypedIn, input.isFirstResponder { return input }
        return view.keyboardOwnerOnScreen
    }

    /// The focused input, unless the keyboard is another app's.
    var inputToPosition: UIView? {
        observer.keyboardIsLocal ? navigator.inputBeingTypedIn : nil
    }

    // MARK: The inset

    /// Returns the inset for `keyboard`; what the app has set by hand stays while there is one.
    func inset(for keyboard: KeyboardGeometry?, isMoving: Bool) -> CGFloat {
        guard let keyboard else { return 0 }
        return isInsetByHand ? avoidance.inset : avoidance.inset(for: keyboard, isMoving: isMoving)
    }

    /// Applies `inset`, and lets the assistants respond whose scroll views lie in ours and need so
    /// much less.
    func applyInset(_ inset: CGFloat, responding: (KeyboardAssistant) -> Void) {
        avoidance.apply(inset)
        for assistant in Self.allRunning where assistant.isInside(scrollView) {
            responding(assistant)
        }
    }

    /// Returns whether its scroll view lies in `other`.
    func isInside(_ other: UIScrollView?) -> Bool {
        guard let scrollView, let other, scrollView !== other else { return false }
        return scrollView.isDescendant(of: other)
    }

    func layOut() {
        (anyView?.window ?? bottomConstraintLayoutView)?.layoutIfNeeded()
    }

    // MARK: Responding

    /// The animation of moves that accompany no move of the keyboard.
    var defaultAnimation: KeyboardAnimation {
        KeyboardAnimation(
            duration: animationDuration, curve: UIView.AnimationCurve.easeOut.rawValue)
    }

    /// Runs `changes` with `animation` as a response, within which layouts cause no further one.
    ///
    /// A delegate may send the focus on, which is responded to in the middle of this.
    func respond(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        animation.perform { self.withoutResponse(changes) }
    }

    /// Runs `changes`, whose layouts cause no response.
    func withoutResponse(_ changes: () -> Void) {
        let outer = isResponding
        isResponding = true
        defer { isResponding = outer }
        changes()
    }
}

/// A gate that lets each settled focus, an input with that much of its window covered, through
/// once.
struct RepositionGate: Equatable, Sendable {
    private var last: Settled?

    private struct Settled: Equatable {
        var input: ObjectIdentifier
        var overlap: CGFloat
    }

    /// Returns whether `input` has to be brought into sight now: not while nothing is covered, nor
    /// a second time for the same overlap.
    mutating func admits(_ input: ObjectIdentifier?, overlap: CGFloat) -> Bool {
        guard let input, overlap > 0 else {
            last = nil
            return false
        }
        let settled = Settled(input: input, overlap: overlap)
        defer { last = settled }
        return settled != last
    }
}

extension KeyboardAnimation {
    /// Runs `changes` with this animation, or at once where it has no duration.
    @MainActor
    func perform(_ changes: @escaping () -> Void) {
        guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
        // The curve's raw value may be one that `UIView.AnimationCurve` lacks.
        let curve = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [curve, .beginFromCurrentState, .allowUserInteraction], animations: changes)
    }
}

extension UIView {
    /// The responder for which the keyboard is on the screen that this view belongs to: a sheet, or
    /// a window's content; `nil` if there is none.
    fileprivate var keyboardOwnerOnScreen: UIResponder? {
        var controller = sequence(first: self as UIResponder?, next: { $0?.next })
            .lazy.compactMap { $0 as? UIViewController }.first
        while let parent = controller?.parent { controller = parent }
        return controller.map(\.keyboardOwner) ?? window?.firstResponderInside
    }
}
