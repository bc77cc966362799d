import CoreGraphics
import Foundation

/// A running transition, and what the app wants done during and after it.
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

    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func add(_ animation: Block?, _ completion: Block?) {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    /// Makes `changes` and the app's along with them, and then tells whoever waits.
    func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = { [self] in
            changes()
            for animation in animations { animation(self) }
        }
        let end: (Bool) -> Void = { [self] _ in
            completion()
            for completion in completions { completion(self) }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(all)
            return end(true)
        }
        UIView.animate(withDuration: transitionDuration, animations: all, completion: end)
    }
}
