/// The settings of a person under Accessibility in the Settings app.
public struct AccessibilitySettings: Hashable, Sendable {
    /// A Boolean value that indicates whether VoiceOver reads the screen out.
    public var isVoiceOverRunning = false
    /// A Boolean value that indicates whether Switch Control operates the screen.
    public var isSwitchControlRunning = false
    /// A Boolean value that indicates whether Full Keyboard Access is on.
    ///
    /// Focus then comes to enabled controls, too.
    public var isFullKeyboardAccessEnabled = false
    /// A Boolean value that indicates whether Reduce Motion is on.
    public var isReduceMotionEnabled = false
    /// A Boolean value that indicates whether Prefer Cross-Fade Transitions, a setting below Reduce
    /// Motion, is on.
    public var prefersCrossFadeTransitions = false
    /// A Boolean value that indicates whether Reduce Transparency is on.
    public var isReduceTransparencyEnabled = false
    /// A Boolean value that indicates whether Increase Contrast is on.
    ///
    /// Code asks for it by `UIAccessibility.isDarkerSystemColorsEnabled` and by the trait.
    public var isIncreaseContrastEnabled = false
    /// A Boolean value that indicates whether Button Shapes is on.
    public var isButtonShapesEnabled = false

    /// Creates settings that are all off.
    public init() {}
}
