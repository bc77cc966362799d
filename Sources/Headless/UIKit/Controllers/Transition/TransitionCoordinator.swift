import CoreGraphics
import Foundation

/// A running transition, with the app's animations and completions.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []

    private(set) var initiallyInteractive = false
    private(set) var isInteractive = false
    var isCancelled = false
    var percentComplete: CGFloat = 0

    init(
        in container: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        duration: TimeInterval, style: UIModalPresentationStyle = .none
    ) {
        containerView = container
        self.from = from
        self.to = to
        transitionDuration = max(0, duration)
        isAnimated = duration > 0
        presentationStyle = style
        super.init()
    }

    var isInterruptible: Bool { false }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func targetTransform() -> CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func add(_ animation: Block?, _ completion: Block?) {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    // MARK: Running

    /// Animates `changes` and those of the app, and then calls the completions.
    func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = { [self] in
            changes()
            for animation in animations { animation(self) }
        }
        let end: (Bool) -> Void = { [self] _ in
            completion()
            runCompletions()
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(all)
            return end(true)
        }
        UIView.animate(withDuration: transitionDuration, animations: all, completion: end)
    }

    /// Animates only the app's changes, because others move the views.
    func runAlongside(for duration: TimeInterval) {
        guard !animations.isEmpty else { return }
        UIView.animate(withDuration: duration) { [self] in
            for animation in animations { animation(self) }
        }
    }

    func runCompletions() {
        let waiting = completions
        completions = []
        for completion in waiting { completion(self) }
    }

    // MARK: Interaction

    func becomeInteractive() {
        if !isInteractive, percentComplete == 0 { initiallyInteractive = true }
        isInteractive = true
    }

    func addInteractionHandler(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    // Apple's reference: called whenever the transition becomes interactive or stops being so.
    func endInteraction(isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        self.isCancelled = isCancelled
        for handler in interactionHandlers { handler(self) }
    }
}
