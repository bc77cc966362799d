import CoreGraphics
import Foundation

/// Transitions that are driven by a finger or by the app's own animator.
extension NavigationTransition {
    /// The delegate's animator for the movement; only animated transitions ask for it.
    var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard animated, let from else { return nil }
        return host.delegate?.navigationController(
            host, animationControllerFor: movement == .forth ? .push : .pop, from: from, to: to)
    }

    func run(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?,
        in view: NavigationView, with coordinator: TransitionCoordinator
    ) {
        host.cover(to)
        let rest = host.restingFrame(of: to)
        to.view.frame = rest
        var frames = TransitionContext.Frames()
        frames.from.initial = from?.viewIfLoaded?.frame ?? .zero
        frames.to.final = rest
        let context = TransitionContext(coordinator, animator: animator, frames: frames) {
            [self] didComplete in
            didComplete ? finishCustom(in: view) : cancel()
        }
        endFormerInput()
        context.start(by: interaction)
        to.viewIsInPlace()
    }

    /// Finishes a transition whose animator has added the new view to the container (Apple,
    /// `animateTransition(using:)`).
    private func finishCustom(in view: NavigationView) {
        if to.view.superview !== view.content { view.content.addSubview(to.view) }
        finish()
        host.placeTop()
    }

    // MARK: The swipe back

    /// Moves the views to the place that the finger has reached.
    func follow(_ share: CGFloat) {
        coordinator?.percentComplete = share
        UIView.performWithoutAnimation { place(at: share) }
    }

    private func place(at share: CGFloat) {
        let rest = host.restingFrame(of: to)
        to.view.frame = rest.offsetBy(dx: offset(of: to) * (1 - share), dy: 0)
        guard let from, let old = from.viewIfLoaded else { return }
        old.frame = host.restingFrame(of: from).offsetBy(dx: offset(of: from) * share, dy: 0)
    }

    /// Continues, or goes back, from the place where the finger was lifted.
    func release(isCancelled: Bool) {
        guard let coordinator, !isFinished else { return }
        let share = coordinator.percentComplete
        coordinator.endInteraction(isCancelled: isCancelled)
        let left = TimeInterval(isCancelled ? share : 1 - share)
        UIView.animate(withDuration: Self.duration * left) { [self] in
            place(at: isCancelled ? 0 : 1)
        } completion: { [self] _ in
            isCancelled ? cancel() : finish()
            coordinator.runCompletions()
        }
    }
}

extension UINavigationController {
    /// A Boolean value that indicates whether the delegate animates the pop.
    ///
    /// Such a stack has no swipe of its own (recruit-mp/RMPZoomTransitionAnimator#1; according to
    /// lionheart/openradar-mirror#4382, even if the delegate returns no animator).
    var isPopAnimatedByDelegate: Bool {
        guard let delegate, let from = stack.last, let to = stack.dropLast().last else {
            return false
        }
        return delegate.navigationController(
            self, animationControllerFor: .pop, from: from, to: to) != nil
    }

    func beginSwipe() {
        guard stack.count > 1 else { return }
        change(to: stack.dropLast(), movement: .back, animated: true, bySwipe: true)
    }
}
