import CoreGraphics
import Foundation

/// A transition of the app's own animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The frames of the views of a transition before and after it.
    struct Frames {
        var from = (initial: CGRect.zero, final: CGRect.zero)
        var to = (initial: CGRect.zero, final: CGRect.zero)
    }

    private let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let frames: Frames
    private let onEnd: (Bool) -> Void
    private var isOver = false

    init(
        _ coordinator: TransitionCoordinator,
        animator: any UIViewControllerAnimatedTransitioning, frames: Frames,
        onEnd: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.coordinator = coordinator
        self.animator = animator
        self.frames = frames
        self.onEnd = onEnd
        super.init()
    }

    /// Starts the transition, either by itself or driven by an interaction.
    func start(by interaction: (any UIViewControllerInteractiveTransitioning)?) {
        if let interaction, interaction.wantsInteractiveStart {
            coordinator.becomeInteractive()
            interaction.startInteractiveTransition(self)
        } else if let percentage = interaction as? UIPercentDrivenInteractiveTransition {
            percentage.accompany(self)
        } else {
            runAnimator()
        }
    }

    func runAnimator() {
        animator.animateTransition(using: self)
        coordinator.runAlongside(for: animator.transitionDuration(using: self))
    }

    var duration: TimeInterval { animator.transitionDuration(using: self) }

    // MARK: Facts

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { coordinator.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        coordinator.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === viewController(forKey: .to) ? frames.to.initial : frames.from.initial
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === viewController(forKey: .to) ? frames.to.final : frames.from.final
    }

    // MARK: Progress

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        coordinator.endInteraction(isCancelled: false)
    }

    func cancelInteractiveTransition() {
        coordinator.endInteraction(isCancelled: true)
    }

    func pauseInteractiveTransition() {
        coordinator.becomeInteractive()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete { coordinator.isCancelled = true }
        onEnd(didComplete)
        coordinator.runCompletions()
        animator.animationEnded(didComplete)
    }
}
