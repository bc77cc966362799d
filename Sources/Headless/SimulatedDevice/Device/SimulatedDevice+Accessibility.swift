import Foundation
public import HeadlessBehavior
import UIKit

extension SimulatedDevice {
    /// The person's settings under Accessibility in the Settings app.
    ///
    /// Each change posts the notification that UIKit has for it.
    public var accessibility: AccessibilitySettings {
        get { app.accessibility }
        set {
            takeOver()
            app.adopt(newValue)
            updateTraits()
            finishTurn()
        }
    }

    /// The latest 500 notifications that the app posted by `UIAccessibility.post`, oldest first.
    public var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] {
        app.accessibilityPosts
    }
}
