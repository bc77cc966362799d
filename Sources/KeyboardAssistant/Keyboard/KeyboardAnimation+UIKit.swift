import UIKit

extension KeyboardAnimation {
    /// A Boolean value that indicates whether changes with this animation are animated.
    ///
    /// They aren't without a duration, or with Prefer Cross-Fade Transitions.
    @MainActor
    var isAnimated: Bool {
        MotionPreference.current.animation(self, causedBy: .keyboard).duration > 0
    }

    /// Runs `changes` with this animation, or immediately if it doesn't animate them, and calls
    /// `completion` when the animation is over.
    @MainActor
    package func perform(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        // The raw value of the curve may not be a declared case of `UIView.AnimationCurve`.
        let curve = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [curve, .beginFromCurrentState, .allowUserInteraction], animations: changes
        ) { _ in completion?() }
    }
}

extension MotionPreference {
    /// Returns the animation for a move that would have `animation` if people hadn't a preference.
    func animation(_ animation: KeyboardAnimation, causedBy cause: Cause) -> KeyboardAnimation {
        animates(cause) ? animation : KeyboardAnimation(duration: 0)
    }
}
