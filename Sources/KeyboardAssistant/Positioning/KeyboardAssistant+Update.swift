import CoreGraphics
import QuartzCore
import UIKit

// From a keyboard event, or a change of focus, to an inset and an offset.
extension KeyboardAssistant {
    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            isInsetByHand = false
            update(transition.animation, isMoving: true)
        // In the meantime, the system may have moved a sheet to avoid the keyboard, or added
        // insets.
        case .stateChanged(.didShow):
            update(nil, isMoving: false)
            running?.touches?.forgetEnded()
        case .stateChanged(.didHide):
            avoidance.keyboardDidHide()
            clampedOffset = nil
        case .stateChanged, .heightChanged: break
        }
    }

    func focusChanged(
        _ change: InputNavigator.FocusChange?, with animation: KeyboardAnimation? = nil
    ) {
        // A reused cell has the same input in another row.
        if let change, change.from === change.to { gate = RepositionGate() }
        AskedBars.duringSameEvent {
            // There was no notification for a keyboard that stayed up from another screen.
            if let window = anyView?.window { observer.refresh(in: window) }
            update(animation, isMoving: animation.map { _ in true })
        }
        if !keyboardIsMoving { running?.touches?.forgetEnded() }
    }

    /// Responds to the current state of the keyboard and the focus by updating first the inset and
    /// then the position.
    ///
    /// This takes one layout and one offset change if anything must change, and nothing otherwise.
    /// Without a keyboard animation, the assistant's own duration is used.
    func update(
        _ animation: KeyboardAnimation?, isMoving: Bool? = nil, isStopping: Bool = false
    ) {
        guard running != nil else { return }
        let host = isStopping ? nil : keyboardHost
        if host != nil { layOutPositioned() }
        let (frame, keyboard) = (observer.keyboardFrame, host.flatMap(geometry))
        let inset = inset(for: keyboard, isMoving: isMoving ?? keyboardIsMoving)
        let changesInset = !avoidance.isApplied(inset)
        let input = isStopping ? nil : inputToPosition
        // People who drag the keyboard decide themselves what they see.
        let repositions =
            keyboard?.isDragged != true
            && gate.admits(
                input.map { ObjectIdentifier($0) }, overlap: keyboard?.overlap ?? 0,
                in: keyboard?.window.size ?? .zero, tellsLowering: type != .autoScrollView)
        let wasAwaited = gate.roomIsMade(byNow: !avoidance.awaitsOthers)
        if changesInset || repositions || wasAwaited {
            let arrivals = changesInset ? scrollAxes : []
            let offset = scrollView?.contentOffset.y
            respond(with: animation ?? defaultAnimation) {
                if changesInset {
                    self.applyInset(inset) { $0.update(animation) }
                    self.layOut()
                }
                // The app may have stopped the assistant in that layout.
                guard self.running != nil else { return }
                // A keyboard that the app has closed or moved in that layout has another event.
                let current =
                    self.observer.keyboardFrame == frame
                    ? keyboard.map(self.withFooter) ?? self.absentKeyboard : nil
                let isPositioned = repositions || wasAwaited && self.isCovered(input, by: current)
                if isPositioned, let input, let current {
                    self.position(input, above: current)
                } else if changesInset {
                    self.settleOffset(from: offset)
                    self.keepVisible(since: arrivals, under: current)
                }
            }
        }
        guard running != nil else { return }
        // New probes let a whole window be laid out, which the system does at the end of the turn.
        observeLayout(under: keyboard)
        recordEditedRegions(under: keyboard.map(withFooter))
    }

    /// Makes the current room this assistant's, and positions nothing.
    func takeOver() {
        let keyboard = keyboardHost.flatMap(geometry)
        let inset = inset(for: keyboard, isMoving: keyboardIsMoving)
        withoutResponse { avoidance.apply(inset) }
        paging.update(isRoom: avoidance.inset > 0)
        _ = gate.admits(
            inputToPosition.map { ObjectIdentifier($0) }, overlap: keyboard?.overlap ?? 0,
            in: keyboard?.window.size ?? .zero)
        observeLayout(under: keyboard)
        recordEditedRegions(under: keyboard)
    }

    /// A Boolean value that indicates whether the keyboard hasn't stopped moving yet.
    var keyboardIsMoving: Bool { observer.keyboardState != .didShow }

    // MARK: The keyboard

    /// The window in which this screen avoids a keyboard, and the accessory bar above the keyboard;
    /// `nil` if there is no such keyboard.
    var keyboardHost: (window: UIWindow, bar: UIView?)? {
        guard let view = anyView, let window = view.window, observer.keyboardFrame != nil else {
            return nil
        }
        let owner = keyboardOwner(near: view)
        let isOurs = observer.keyboardIsLocal && owner != nil
        return isOurs || avoidsOtherAppsKeyboards ? (window, owner?.accessoryBarInChain) : nil
    }

    /// Returns the keyboard's geometry in the window of `host`, with the footer; `nil` while the
    /// keyboard isn't there.
    func geometry(in host: (window: UIWindow, bar: UIView?)) -> KeyboardGeometry? {
        let resolution = observer.resolution(in: host.window, bar: host.bar)
        openMove?.keyboard = resolution
        var keyboard = resolution.geometry
        keyboard?.footer = footerFrame(in: host.window)
        return keyboard
    }

    /// Returns the responder on the screen of `view` that uses the keyboard, starting with the
    /// focused input.
    func keyboardOwner(near view: UIView) -> UIResponder? {
        if let input = navigator.inputBeingTypedIn, input.isFirstResponder { return input }
        return view.keyboardOwnerOnScreen
    }

    /// A keyboard that covers nothing, for an input that is still edited when the keyboard hides, as
    /// with a hardware keyboard.
    private var absentKeyboard: KeyboardGeometry? {
        anyView?.window.map {
            let bottom = CGPoint(x: $0.bounds.minX, y: $0.bounds.maxY)
            let size = CGSize(width: $0.bounds.width, height: 0)
            return KeyboardGeometry(keyboard: CGRect(origin: bottom, size: size), window: $0.bounds)
        }
    }

    /// The focused input; `nil` if the keyboard belongs to another app.
    var inputToPosition: UIView? {
        observer.keyboardIsLocal ? navigator.inputBeingTypedIn : nil
    }

    // MARK: The inset

    /// Returns the inset for `keyboard`.
    ///
    /// An inset that the app has set is kept while a keyboard is shown.
    func inset(for keyboard: KeyboardGeometry?, isMoving: Bool) -> CGFloat {
        guard let keyboard else { return 0 }
        guard !isInsetByHand else { return avoidance.inset }
        // Under a finger, the keyboard takes along what others have pinned to it.
        return avoidance.inset(for: keyboard, isMoving: isMoving || keyboard.isDragged)
    }

    /// Applies `inset`, and lets assistants whose scroll views are inside this one, and now need
    /// less inset, respond.
    func applyInset(_ inset: CGFloat, responding: (KeyboardAssistant) -> Void) {
        paging.update(isRoom: inset > 0)
        holdScrollEnd(under: inset)
        avoidance.apply(inset)
        for assistant in Self.allRunning where assistant.isInside(scrollView) {
            assistant.recording(.otherAssistant) { responding(assistant) }
        }
    }

    /// Keeps the content where people are scrolling it, if the inset is about to shrink to `inset`.
    private func holdScrollEnd(under inset: CGFloat) {
        guard let scrollView else { return }
        let isContentInset = avoidance.quantity == .contentInset
        let change = ScrollEndHold.Change(
            remaining: isContentInset ? inset : 0,
            removedElsewhere: isContentInset ? 0 : avoidance.inset - inset)
        if let scrollEndHold { return scrollEndHold.update(for: change) }
        let animation = defaultAnimation
        let hold = ScrollEndHold(in: scrollView, for: change) { [weak self] changes in
            guard let self else { return animation.perform(changes) }
            self.recording(.scrollEnd) { self.animate(with: animation, changes) }
        }
        // It keeps itself.
        scrollEndHold = hold
    }

    /// Returns a Boolean value that indicates whether this assistant's scroll view is inside
    /// `other`.
    func isInside(_ other: UIScrollView?) -> Bool {
        guard let scrollView, let other, scrollView !== other else { return false }
        return scrollView.isDescendant(of: other)
    }

    /// Applies the pending layouts of what is measured and positioned, and of nothing else.
    func layOutPositioned() {
        var views = [layoutRoot, footerView].compactMap(\.self)
        // Without a scroll view of its own, the assistant doesn't know the one that its delegate
        // scrolls.
        if scrollView == nil, let input = inputToPosition {
            views.append(input.outermostScrollView)
        }
        // Not in the animation in which the keyboard's notifications may be posted.
        UIView.performWithoutAnimation { views.forEach { $0.layOutPending() } }
    }

    /// The scroll view or, without one, the view in which the constraint moves something.
    var layoutRoot: UIView? { scrollView ?? constraintAvoidance?.laidOutView }

    /// Lays out what the inset moves.
    func layOut() {
        avoidance.laidOutView?.layoutIfNeeded()
    }

    // MARK: Responding

    /// The animation of moves that don't accompany a move of the keyboard, which has no duration if
    /// people prefer reduced motion.
    var defaultAnimation: KeyboardAnimation {
        MotionPreference.current.animation(
            KeyboardAnimation(
                duration: animationDuration, curve: UIView.AnimationCurve.easeOut.rawValue),
            causedBy: .assistant)
    }

    /// Runs `changes` with `animation` as a response, during which layouts cause no further
    /// response.
    ///
    /// The delegate may move the focus, which causes a nested response.
    func respond(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        animate(with: animation) { self.withoutResponse(changes) }
    }

    /// Runs `changes` with `animation`, or with that of a travel under way.
    func animate(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        // A keyboard at rest isn't on its way, even if it was told with a duration.
        let now = keyboardIsMoving ? CACurrentMediaTime() : nil
        let joined = travel.join(animation, at: now)
        joined.perform(changes) { [weak self] in
            if joined.duration > 0 { self?.travel.end() }
        }
    }

    /// Runs `changes`, whose layouts cause no response.
    func withoutResponse(_ changes: () -> Void) {
        let outer = isResponding
        isResponding = true
        defer { isResponding = outer }
        changes()
    }
}

/// A gate that admits each settled focus once.
///
/// A focus consists of an input and the covered height of its window.
struct RepositionGate: Equatable, Sendable {
    private var last: Settled?
    /// A Boolean value that indicates whether others were about to make the room at the last
    /// response.
    private var awaitsRoom = false

    private struct Settled: Equatable {
        var input: ObjectIdentifier
        var overlap: CGFloat
        var size: CGSize
    }

    /// Returns a Boolean value that indicates whether `input` must be scrolled into view now.
    ///
    /// It needn't be if nothing is covered, or a second time for the same overlap. A keyboard that
    /// only gets lower takes room away and moves nothing, unless `tellsLowering` is true.
    /// In a window of another `size`, the keyboard counts as another one.
    mutating func admits(
        _ input: ObjectIdentifier?, overlap: CGFloat, in size: CGSize = .zero,
        tellsLowering: Bool = false
    ) -> Bool {
        guard let input, overlap > 0 else {
            last = nil
            return false
        }
        let settled = Settled(input: input, overlap: overlap, size: size)
        defer { last = settled }
        guard let last, last.input == input else { return true }
        guard overlap < last.overlap else { return overlap > last.overlap }
        return tellsLowering || size != last.size
    }

    /// Records whether the room for the keyboard is made by now, and returns a Boolean value that
    /// indicates whether it wasn't at the last response.
    ///
    /// An input at the end of the content couldn't be scrolled into view without it.
    mutating func roomIsMade(byNow isMade: Bool) -> Bool {
        defer { awaitsRoom = !isMade }
        return awaitsRoom && isMade
    }
}

extension UIView {
    /// The responder that uses the keyboard on this view's screen, which is a sheet or a window's
    /// content; `nil` if there is none.
    fileprivate var keyboardOwnerOnScreen: UIResponder? {
        var controller = sequence(first: self as UIResponder?, next: { $0?.next })
            .lazy.compactMap { $0 as? UIViewController }.first
        while let parent = controller?.parent { controller = parent }
        return controller.map(\.keyboardOwner) ?? window?.firstResponderInside
    }
}
