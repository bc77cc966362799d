import UIKit

extension MotionPreference {
    /// The preference that people have set now.
    @MainActor
    static var current: MotionPreference {
        MotionPreference(
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions)
    }
}
