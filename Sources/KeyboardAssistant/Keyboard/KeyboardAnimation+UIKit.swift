import UIKit

extension KeyboardAnimation {
    /// A Boolean value that indicates whether changes with this animation travel, which those
    /// without a duration don't, and none while people prefer that nothing travels.
    @MainActor
    var travels: Bool {
        MotionPreference.current.animation(self, causedBy: .keyboard).duration > 0
    }

    /// Runs `changes` with this animation, or immediately if they don't travel, and calls `completion` when the animation is over.
    @MainActor
    func perform(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard travels else {
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
    /// The preference that people have set now.
    @MainActor
    static var current: MotionPreference {
        MotionPreference(
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions)
    }
}
