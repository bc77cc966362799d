import CoreGraphics
import Foundation

/// Presentations with the app's own animator.
extension PresentationFlow.Arrival {
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, completion: (() -> Void)?
    ) {
        let coversPresenter = presentation.shouldRemovePresentersView
        let container = makeContainer()
        container.isAnimatedByApp = true
        presentation.presentationTransitionWillBegin()
        controller.loadViewIfNeeded()
        let coordinator = makeCoordinator(
            in: container, duration: animator.transitionDuration(using: nil))
        if coversPresenter { presenter.beginAppearance(false, animated: animated) }
        controller.beginAppearance(true, animated: animated)
        endFormerInput()
        var frames = TransitionContext.Frames()
        frames.from.initial = presenter.viewIfLoaded?.frame ?? .zero
        frames.from.final = coversPresenter ? .zero : frames.from.initial
        frames.to.final = presentation.frameOfPresentedViewInContainerView
        controller.view.frame = frames.to.final
        let context = TransitionContext(coordinator, animator: animator, frames: frames) {
            didComplete in
            guard didComplete else { return abandon(coversPresenter: coversPresenter) }
            finish(coversPresenter: coversPresenter)
            completion?()
        }
        let interaction = controller.transitioningDelegate?
            .interactionControllerForPresentation(using: animator)
        context.start(by: interaction)
        controller.viewIsInPlace()
    }

    /// Cancels the presentation, which ends where it began.
    private func abandon(coversPresenter: Bool) {
        controller.runningTransition = nil
        presenter.runningTransition = nil
        controller.beginAppearance(false, animated: animated)
        if coversPresenter { presenter.beginAppearance(true, animated: animated) }
        controller.viewIfLoaded?.removeFromSuperview()
        presentation.container?.removeFromSuperview()
        presentation.container = nil
        presentation.keyboardWatch = nil
        controller.endAppearance()
        if coversPresenter { presenter.endAppearance() }
        presenter.presentation.presented = nil
        controller.presentation = ControllerPresentation()
        presentation.presentationTransitionDidEnd(false)
    }
}

/// Dismissals with the app's own animator.
extension PresentationFlow.Departure {
    var customAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard let top = chain.last else { return nil }
        return top.transitioningDelegate?.animationController(forDismissed: top)
    }

    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, completion: (() -> Void)?
    ) {
        guard let top = chain.last, let container = top.presentation.controller?.container
        else { return runUnseen(completion: completion) }
        let coordinator = makeCoordinator(
            from: top, in: container, duration: animator.transitionDuration(using: nil))
        for controller in chain { controller.presentation.phase = .leaving }
        top.presentation.controller?.dismissalTransitionWillBegin()
        for controller in chain.reversed() { controller.beginAppearance(false, animated: true) }
        if returns { bringBackPresenter() }
        let home = presenter?.viewIfLoaded?.superview
        var frames = TransitionContext.Frames()
        frames.from.initial = top.viewIfLoaded?.frame ?? .zero
        frames.to.initial = presenter?.viewIfLoaded?.frame ?? .zero
        frames.to.final = frames.to.initial
        let context = TransitionContext(coordinator, animator: animator, frames: frames) {
            didComplete in
            bringHome(home)
            guard didComplete else { return stay() }
            removeAllButTheTop()
            finish()
            completion?()
        }
        let interaction = top.transitioningDelegate?
            .interactionControllerForDismissal(using: animator)
        context.start(by: interaction)
    }

    /// Returns the presenter's view, which an animator may have moved, to its superview.
    private func bringHome(_ home: UIView?) {
        guard let home, let view = presenter?.viewIfLoaded, view.superview !== home else { return }
        home.insertSubview(view, at: 0)
        view.frame = home.bounds
    }

    /// Cancels the dismissal, which ends where it began.
    private func stay() {
        presenter?.runningTransition = nil
        if returns { presenter?.beginAppearance(false, animated: true) }
        for controller in chain {
            controller.runningTransition = nil
            controller.presentation.phase = .present
            controller.beginAppearance(true, animated: true)
            controller.endAppearance()
        }
        if returns {
            chain.first?.presentation.controller?.removePresentersView()
            presenter?.endAppearance()
        }
        chain.last?.presentation.controller?.dismissalTransitionDidEnd(false)
    }
}
