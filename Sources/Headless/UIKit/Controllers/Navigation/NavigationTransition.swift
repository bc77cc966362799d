import CoreGraphics
import Foundation

/// A transition from one controller of a stack to another.
@MainActor
final class NavigationTransition {
    enum Movement {
        case forth, back
    }

    /// The duration of UIKit's push or pop, in seconds, as printed in a debugger.
    static let duration: TimeInterval = 0.35

    let host: UINavigationController
    let from: UIViewController?
    let to: UIViewController
    let movement: Movement
    let animated: Bool
    /// The controllers that were on the stack before.
    let former: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
    var coordinator: TransitionCoordinator?
    /// The responder that had the keyboard, and gets it back if the transition is canceled.
    weak var formerInput: UIResponder?
    private(set) var isFinished = false
    /// A Boolean value that indicates whether a finger drives the pop, either with UIKit's swipe or
    /// the app's own.
    private var isInteractivePop = false

    init(
        in host: UINavigationController, from: UIViewController?, to: UIViewController,
        movement: Movement, animated: Bool, former: [UIViewController],
        added: [UIViewController], removed: [UIViewController]
    ) {
        self.host = host
        self.from = from
        self.to = to
        self.movement = movement
        self.animated = animated && from != nil
        self.former = former
        self.added = added
        self.removed = removed
    }

    // UIKit: the old controller disappears before the new one appears, in both halves (wangling.me,
    // 2014-02).
    func run(bySwipe: Bool = false) {
        guard let view = host.view as? NavigationView else { return finish() }
        to.loadViewIfNeeded()
        let animator = bySwipe ? nil : customAnimator
        let interaction = animator.flatMap {
            host.delegate?.navigationController(host, interactionControllerFor: $0)
        }
        let coordinator = makeCoordinator(
            in: view, duration: animator?.transitionDuration(using: nil) ?? Self.duration)
        if bySwipe { coordinator.becomeInteractive() }
        isInteractivePop =
            bySwipe || movement == .back && interaction?.wantsInteractiveStart == true
        if isInteractivePop { UIApplication.shared.keyboardHost?.interactivePopBegan() }
        from?.beginAppearance(false, animated: animated)
        to.beginAppearance(true, animated: animated)
        host.delegate?.navigationController(host, willShow: to, animated: animated)
        // An observer may have changed the stack again.
        guard !isFinished else { return }
        if let animator { return run(animator, interaction, in: view, with: coordinator) }
        UIView.performWithoutAnimation { place(in: view) }
        guard !isFinished else { return }
        endFormerInput()
        if bySwipe { return coordinator.runAlongside(for: Self.duration) }
        coordinator.run { [self] in
            to.view.frame = host.restingFrame(of: to)
            if let old = from?.viewIfLoaded {
                old.frame = old.frame.offsetBy(dx: offset(of: from), dy: 0)
            }
            host.placeBars(in: view)
        } completion: { [self] in
            finish()
        }
    }

    private func makeCoordinator(
        in view: UIView, duration: TimeInterval
    ) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            in: view, from: from, to: to, duration: animated ? duration : 0)
        host.runningTransition = coordinator
        self.coordinator = coordinator
        return coordinator
    }

    private func place(in view: NavigationView) {
        host.cover(to)
        if movement == .forth {
            view.content.addSubview(to.view)
        } else {
            view.content.insertSubview(to.view, at: 0)
        }
        to.view.frame = host.restingFrame(of: to)
        to.viewIsInPlace()
        view.layoutIfNeeded()
        to.view.layoutIfNeeded()
        if animated { to.view.frame = to.view.frame.offsetBy(dx: offset(of: to), dy: 0) }
    }

    /// Returns the offset beside the screen: the whole width in front, and a part of it behind.
    func offset(of controller: UIViewController?) -> CGFloat {
        let width = host.view.bounds.width
        let isMirrored = host.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isFront = (controller === to) == (movement == .forth)
        return (isFront ? width : -width * 0.3) * (isMirrored ? -1 : 1)
    }

    /// UIKit ends editing in a controller that disappears, unless the new one already has the
    /// keyboard (jianshu.com/p/0f23c9cf3fa2).
    func endFormerInput() {
        guard let view = from?.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        formerInput = first
        FirstResponderChange.force(first, in: window)
    }

    // MARK: The end

    /// Finishes at once, if the transition is still running.
    func finish() {
        guard !isFinished else { return }
        leave()
        from?.viewIfLoaded?.removeFromSuperview()
        from?.endAppearance()
        to.endAppearance()
        for controller in removed { controller.leaveParent() }
        for controller in added { controller.didMove(toParent: host) }
        host.delegate?.navigationController(host, didShow: to, animated: animated)
        host.viewIfLoaded?.setNeedsLayout()
        if isInteractivePop { UIApplication.shared.keyboardHost?.interactivePopEnded() }
    }

    /// Cancels the transition, which ends where it began.
    ///
    /// The controller that had started to appear disappears, the one that stays appears again
    /// (assumed: A40), and the delegate isn't notified (lionheart/openradar-mirror#1114).
    func cancel() {
        guard !isFinished else { return }
        leave()
        host.restore(former)
        to.beginAppearance(false, animated: animated)
        from?.beginAppearance(true, animated: animated)
        to.viewIfLoaded?.removeFromSuperview()
        to.endAppearance()
        host.placeTop()
        from?.endAppearance()
        for controller in added { controller.leaveParent() }
        for controller in removed { controller.didMove(toParent: host) }
        host.viewIfLoaded?.setNeedsLayout()
        returnInput()
        if isInteractivePop { UIApplication.shared.keyboardHost?.interactivePopEnded() }
    }

    private func leave() {
        isFinished = true
        host.runningTransition = nil
        if host.transition === self { host.transition = nil }
    }

    // hackiftekhar/IQKeyboardManager stores an origin for this: the keyboard hides when the gesture
    // begins, and is shown again after it was canceled.
    private func returnInput() {
        guard let formerInput, let window = formerInput.responderWindow,
            window.firstResponder == nil
        else { return }
        formerInput.becomeFirstResponder()
    }
}

extension UINavigationController {
    func change(
        to controllers: [UIViewController], movement: NavigationTransition.Movement,
        animated: Bool, bySwipe: Bool = false
    ) {
        transition?.finish()
        let old = stack
        let added = controllers.filter { new in !old.contains { $0 === new } }
        let removed = old.filter { gone in !controllers.contains { $0 === gone } }
        stack = controllers
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { adopt(controller) }
        showItems(animated: animated)
        bottomBar.items = topViewController?.toolbarItems
        // A pushed controller may hide the tab bar.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard let new = controllers.last, new !== old.last, appearance.state != .disappeared else {
            return settle(added: added, removed: removed)
        }
        let transition = NavigationTransition(
            in: self, from: old.last, to: new, movement: movement, animated: animated,
            former: old, added: added, removed: removed)
        self.transition = transition
        transition.run(bySwipe: bySwipe)
    }

    /// Returns to the stack from before a transition.
    func restore(_ former: [UIViewController]) {
        stack = former
        showItems(animated: true)
        bottomBar.items = topViewController?.toolbarItems
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the items of the stack.
    ///
    /// A stack in a stack, as in a collapsed split view, shows its items in the outer bar
    /// (assumed: A52).
    private func showItems(animated: Bool) {
        let shown = stack.flatMap { ($0 as? UINavigationController)?.stack ?? [$0] }
        navigationBar.setItems(shown.map(\.navigationItem), animated: animated)
        outerStack?.showItems(animated: animated)
    }

    /// Makes an invisible change, so that the delegate doesn't get a transition.
    private func settle(added: [UIViewController], removed: [UIViewController]) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.leaveParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
        placeTop()
        viewIfLoaded?.setNeedsLayout()
    }
}
