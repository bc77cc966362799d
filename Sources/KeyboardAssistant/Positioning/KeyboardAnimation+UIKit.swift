import UIKit

extension KeyboardAnimation {
    /// Runs `changes` with this animation, or immediately if the duration is zero or people prefer
    /// that nothing travels, and calls `completion` when the animation is over.
    @MainActor
    func perform(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        let animation = MotionPreference.current.animation(self, causedBy: .keyboard)
        guard animation.duration > 0 else {
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        // The raw value of the curve may not be a declared case of `UIView.AnimationCurve`.
        let curve = UIView.AnimationOptions(rawValue: UInt(animation.curve) << 16)
        UIView.animate(
            withDuration: animation.duration, delay: 0,
            options: [curve, .beginFromCurrentState, .allowUserInteraction], animations: changes
        ) { _ in completion?() }
    }
}

extension MotionPreference {
    /// The preference that people have set now.
    @MainActor
    static var current: MotionPreference {
        MotionPreference(
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions)
    }
}
