/// The motion that people accept, according to their settings under Accessibility.
package enum MotionPreference: CaseIterable, Sendable {
    /// Neither of the two settings is on.
    case full
    /// Reduce Motion is on, without Prefer Cross-Fade Transitions.
    case reduced
    /// Prefer Cross-Fade Transitions is on, with which the keyboard itself fades in and out in
    /// place.
    case crossFade

    /// The causes of a move.
    package enum Cause: CaseIterable, Sendable {
        /// A move of the keyboard.
        case keyboard
        /// A decision of the assistant's, or of the app's, while the keyboard rests.
        case assistant
    }

    /// Creates a preference from the values that the system reports.
    ///
    /// Prefer Cross-Fade Transitions stands under Reduce Motion. It counts even if
    /// Reduce Motion is reported as off.
    init(reducesMotion: Bool, prefersCrossFade: Bool) {
        self = prefersCrossFade ? .crossFade : reducesMotion ? .reduced : .full
    }

    /// Returns a Boolean value that indicates whether a move for `cause` is animated.
    package func animates(_ cause: Cause) -> Bool {
        switch (self, cause) {
        // Content that stayed behind a moving keyboard, and then jumped, would be worse than motion.
        case (.full, _), (.reduced, .keyboard): true
        case (.reduced, .assistant), (.crossFade, _): false
        }
    }
}
