/// The settings of a person under Accessibility in the Settings app.
public struct AccessibilitySettings: Hashable, Sendable {
    /// A Boolean value that indicates whether VoiceOver reads the screen out.
    public var isVoiceOverRunning = false
    /// A Boolean value that indicates whether Switch Control operates the screen.
    public var isSwitchControlRunning = false
    /// A Boolean value that indicates whether Full Keyboard Access is on, with which focus also
    /// comes to enabled controls.
    public var isFullKeyboardAccessEnabled = false
    /// A Boolean value that indicates whether Reduce Motion is on.
    public var isReduceMotionEnabled = false
    /// A Boolean value that indicates whether Prefer Cross-Fade Transitions, which stands under
    /// Reduce Motion, is on.
    public var prefersCrossFadeTransitions = false
    /// A Boolean value that indicates whether Reduce Transparency is on.
    public var isReduceTransparencyEnabled = false

    /// Creates settings in which nothing is on.
    public init() {}
}
