/// An object that is notified when its values for assistive technologies change.
@MainActor
protocol AccessibilityListener: AnyObject {
    func accessibilityDidChange()
}
