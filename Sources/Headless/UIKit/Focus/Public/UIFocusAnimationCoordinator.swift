import Foundation

/// The properties of an animation of a focus update.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    var duration: TimeInterval { get }
}

/// A coordinator that runs animations along with a focus update.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    private let pace = Pace()

    package override init() {
        super.init()
    }

    open func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations({ [pace] in animations?(pace) }, completion: completion)
    }

    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations({ [pace] in animations?(pace) }, completion: completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: pace.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }

    private final class Pace: NSObject, UIFocusAnimationContext {
        // Our choice; Apple's coordinator only tells it while the animation runs.
        let duration: TimeInterval = 0.15
    }
}
