import CoreGraphics
import Foundation

/// The way from one controller of a stack to another one.
@MainActor
final class NavigationTransition {
    enum Movement {
        case forth, back
    }

    /// The duration of UIKit's push or pop (general knowledge).
    static let duration: TimeInterval = 0.35

    let host: UINavigationController
    let from: UIViewController?
    let to: UIViewController
    let movement: Movement
    let animated: Bool
    /// The controllers that the stack had before.
    let former: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
    var coordinator: TransitionCoordinator?
    /// The responder that had the keyboard, and gets it back where the way is not gone to its end.
    weak var formerInput: UIResponder?
    private(set) var isFinished = false
    /// A Boolean value that indicates whether a finger takes the old controller away, be it UIKit's
    /// swipe or the app's own.
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

    // UIKit: the old one disappears before the new one appears, in both halves
    // (wangling.me, 2014-02).
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
        // Whoever was told may have changed the stack again by now.
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

    /// The controller in front moves by the whole width, the one behind by a part of it.
    func offset(of controller: UIViewController?) -> CGFloat {
        let width = host.view.bounds.width
        let isMirrored = host.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isFront = (controller === to) == (movement == .forth)
        return (isFront ? width : -width * 0.3) * (isMirrored ? -1 : 1)
    }

    /// UIKit takes the keyboard away from a controller that goes, unless the new one has it by
    /// now (jianshu.com/p/0f23c9cf3fa2).
    func endFormerInput() {
        guard let view = from?.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        formerInput = first
        FirstResponderChange.force(first, in: window)
    }

    // MARK: The end

    /// Comes to the end at once, if it is still on its way.
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
    /// General knowledge of UIKit: the controller that almost came disappears, the one that stays
    /// appears again, and the delegate does not hear that one was shown.
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

    // hackiftekhar/IQKeyboardManager keeps an origin for this: the keyboard hides while the
    // gesture begins, and shows again where it was canceled.
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
        // A pushed controller may want the bar of tabs out of the way.
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

    /// Goes back to a stack that a transition began to leave.
    func restore(_ former: [UIViewController]) {
        stack = former
        showItems(animated: true)
        bottomBar.items = topViewController?.toolbarItems
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// A stack in a stack, as a collapsed split view has it, shows its items in the outer bar
    /// (general knowledge of UIKit).
    private func showItems(animated: Bool) {
        let shown = stack.flatMap { ($0 as? UINavigationController)?.stack ?? [$0] }
        navigationBar.setItems(shown.map(\.navigationItem), animated: animated)
        outerStack?.showItems(animated: animated)
    }

    /// Makes a change of which nothing is seen, so that the delegate gets no transition.
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
