/// An object that shows to others what it tells assistive technologies.
@MainActor
protocol AccessibilityListener: AnyObject {
    func accessibilityDidChange()
}
