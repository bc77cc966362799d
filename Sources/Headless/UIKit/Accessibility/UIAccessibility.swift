import Foundation
package import HeadlessBehavior

/// The settings of assistive technologies, and the notifications for them.
public enum UIAccessibility {
    /// The notifications of changes on the screen.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    // Apple's pages: these are isolated to the main actor, the names of notifications are not.

    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        UIApplication.current.note(notification, argument)
    }

    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
        settings.isVoiceOverRunning
    }

    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool {
        settings.isSwitchControlRunning
    }

    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
        settings.isReduceMotionEnabled
    }

    // Apple's page: whether this setting and Reduce Motion are both on.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
        settings.isReduceMotionEnabled && settings.prefersCrossFadeTransitions
    }

    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        settings.isReduceTransparencyEnabled
    }

    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        settings.isIncreaseContrastEnabled
    }

    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool {
        settings.isButtonShapesEnabled
    }

    @MainActor private static var settings: AccessibilitySettings {
        UIApplication.current.accessibility
    }
}

extension UIAccessibility {
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    // Apple's reference: prefersCrossFadeTransitionsStatusDidChange of UIAccessibility.
    @_documentation(visibility: internal)
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

extension UIApplication {
    /// Adopts the person's settings, and posts a notification for each change.
    package func adopt(_ settings: AccessibilitySettings) {
        let old = accessibility
        accessibility = settings
        for (name, setting) in Self.settings where setting(settings) != setting(old) {
            NotificationCenter.default.post(name: name, object: nil)
        }
    }

    private static let settings: [(NSNotification.Name, (AccessibilitySettings) -> Bool)] = [
        (UIAccessibility.voiceOverStatusDidChangeNotification, { $0.isVoiceOverRunning }),
        (UIAccessibility.switchControlStatusDidChangeNotification, { $0.isSwitchControlRunning }),
        (UIAccessibility.reduceMotionStatusDidChangeNotification, { $0.isReduceMotionEnabled }),
        (
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
            { $0.isReduceMotionEnabled && $0.prefersCrossFadeTransitions }
        ),
        (
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            { $0.isReduceTransparencyEnabled }
        ),
        (
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            { $0.isIncreaseContrastEnabled }
        ),
    ]
}
