import CoreGraphics
import Foundation

/// Drives the animations of a transition by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    private var context: TransitionContext?
    private var held: HeldAnimations?
    private var progress: CGFloat = 0
    private var length: TimeInterval = 0

    public override init() {
        super.init()
    }

    open var duration: CGFloat { CGFloat(length) }

    open var percentComplete: CGFloat { progress }

    // Apple's reference: 1, and the rest takes as long as it would have taken.
    open var completionSpeed: CGFloat = 1

    open var completionCurve = UIView.AnimationCurve.easeInOut

    open var wantsInteractiveStart = true

    @_documentation(visibility: internal)
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        progress = 0
        length = context.duration
        held = Animations.hold { context.runAnimator() }
    }

    open func update(_ percentComplete: CGFloat) {
        guard let context else { return }
        progress = percentComplete.isFinite ? min(1, max(0, percentComplete)) : 0
        context.updateInteractiveTransition(progress)
    }

    open func pause() {
        context?.pauseInteractiveTransition()
    }

    open func cancel() {
        guard let context else { return }
        context.cancelInteractiveTransition()
        release(share: progress)
    }

    open func finish() {
        guard let context else { return }
        context.finishInteractiveTransition()
        release(share: 1 - progress)
    }

    private func release(share: CGFloat) {
        held?.release(after: length * TimeInterval(share / max(completionSpeed, 0.01)))
        held = nil
        context = nil
    }
}
