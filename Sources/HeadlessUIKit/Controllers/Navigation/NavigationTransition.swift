import CoreGraphics
import Foundation

/// The way from one controller of a stack to another one.
@MainActor
final class NavigationTransition {
    enum Movement {
        case forth, back
    }

    /// How long UIKit takes for a push or a pop (general knowledge).
    static let duration: TimeInterval = 0.35

    private let host: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private let movement: Movement
    private let animated: Bool
    private let added: [UIViewController]
    private let removed: [UIViewController]
    private var isFinished = false

    init(
        in host: UINavigationController, from: UIViewController?, to: UIViewController,
        movement: Movement, animated: Bool, added: [UIViewController], removed: [UIViewController]
    ) {
        self.host = host
        self.from = from
        self.to = to
        self.movement = movement
        self.animated = animated && from != nil
        self.added = added
        self.removed = removed
    }

    // UIKit: the old one disappears before the new one appears, in both halves
    // (wangling.me, 2014-02).
    func run() {
        guard let view = host.view as? NavigationView else { return finish() }
        to.loadViewIfNeeded()
        let coordinator = makeCoordinator(in: view)
        from?.beginAppearance(false, animated: animated)
        to.beginAppearance(true, animated: animated)
        host.delegate?.navigationController(host, willShow: to, animated: animated)
        // Whoever was told may have changed the stack again by now.
        guard !isFinished else { return }
        UIView.performWithoutAnimation { place(in: view) }
        guard !isFinished else { return }
        endFormerInput()
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

    private func makeCoordinator(in view: UIView) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            in: view, from: from, to: to, duration: animated ? Self.duration : 0)
        host.runningTransition = coordinator
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
    private func offset(of controller: UIViewController?) -> CGFloat {
        let width = host.view.bounds.width
        let isMirrored = host.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isFront = (controller === to) == (movement == .forth)
        return (isFront ? width : -width * 0.3) * (isMirrored ? -1 : 1)
    }

    /// UIKit takes the keyboard away from a controller that goes, unless the new one has it by
    /// now (jianshu.com/p/0f23c9cf3fa2).
    private func endFormerInput() {
        guard let view = from?.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        FirstResponderChange.force(first, in: window)
    }

    /// Comes to the end at once, if it is still on its way.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        host.runningTransition = nil
        if host.transition === self { host.transition = nil }
        from?.viewIfLoaded?.removeFromSuperview()
        from?.endAppearance()
        to.endAppearance()
        for controller in removed { controller.leaveParent() }
        for controller in added { controller.didMove(toParent: host) }
        host.delegate?.navigationController(host, didShow: to, animated: animated)
        host.viewIfLoaded?.setNeedsLayout()
    }
}

extension UINavigationController {
    func change(
        to controllers: [UIViewController], movement: NavigationTransition.Movement, animated: Bool
    ) {
        transition?.finish()
        let old = stack
        let added = controllers.filter { new in !old.contains { $0 === new } }
        let removed = old.filter { gone in !controllers.contains { $0 === gone } }
        stack = controllers
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { adopt(controller) }
        navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
        bottomBar.items = topViewController?.toolbarItems
        // A pushed controller may want the bar of tabs out of the way.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard let new = controllers.last, new !== old.last, appearance.state != .disappeared else {
            return settle(added: added, removed: removed)
        }
        let transition = NavigationTransition(
            in: self, from: old.last, to: new, movement: movement, animated: animated,
            added: added, removed: removed)
        self.transition = transition
        transition.run()
    }

    /// Nothing is seen of the change, so there is nobody to tell of a transition.
    private func settle(added: [UIViewController], removed: [UIViewController]) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.leaveParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        placeTop()
        viewIfLoaded?.setNeedsLayout()
    }
}
