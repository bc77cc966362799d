/// What a person has switched on under Accessibility in the Settings app.
public struct AccessibilitySettings: Hashable, Sendable {
    /// Whether VoiceOver reads the screen out.
    public var isVoiceOverRunning = false
    /// Whether Switch Control operates the screen.
    public var isSwitchControlRunning = false
    /// Whether Reduce Motion is on.
    public var isReduceMotionEnabled = false
    /// Whether Prefer Cross-Fade Transitions, which stands under Reduce Motion, is on.
    public var prefersCrossFadeTransitions = false
    /// Whether Reduce Transparency is on.
    public var isReduceTransparencyEnabled = false

    public init() {}
}
