import UIKit

extension MotionPreference {
    /// The preference that people have set now.
    @MainActor
    package static var current: MotionPreference {
        MotionPreference(
            reducesMotion: UIAccessibility.isReduceMotionEnabled,
            prefersCrossFade: UIAccessibility.prefersCrossFadeTransitions)
    }
}
