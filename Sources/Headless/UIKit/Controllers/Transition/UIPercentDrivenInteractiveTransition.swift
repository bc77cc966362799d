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
        hold(context)
    }

    /// Accompanies a transition that runs by itself until it is paused.
    func accompany(_ context: TransitionContext) {
        hold(context)
        run(to: .end, speed: 1, curve: .linear)
    }

    private func hold(_ context: TransitionContext) {
        self.context = context
        progress = 0
        length = context.duration
        held = Animations.hold { context.runAnimator() }
    }

    // Apple's reference: it moves the animations to that percentage. The curve of an animation
    // still applies, so only linear ones follow the finger (assumed: A47).
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        progress = percentComplete.isFinite ? min(1, max(0, percentComplete)) : 0
        held?.move(to: length * TimeInterval(progress))
        context.updateInteractiveTransition(progress)
    }

    // Apple's reference: a running transition is stopped, and can be driven again.
    open func pause() {
        guard let context, let held, !context.isInteractive else { return }
        held.pause()
        if length > 0 { progress = min(1, max(0, CGFloat(held.seconds / length))) }
        context.pauseInteractiveTransition()
    }

    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        run(to: .start, speed: Double(completionSpeed), curve: completionCurve)
    }

    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        run(to: .end, speed: Double(completionSpeed), curve: completionCurve)
    }

    private func run(
        to position: UIViewAnimatingPosition, speed: Double, curve: UIView.AnimationCurve
    ) {
        let held = held
        held?.run(
            to: position, length: length, speed: speed,
            timing: AnimationTiming(curve)
        ) { [weak self] in
            // The animator's completion may have started the next transition.
            guard let self, self.held === held else { return }
            self.held = nil
            context = nil
        }
    }
}
