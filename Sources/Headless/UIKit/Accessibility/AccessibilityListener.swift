/// An object that shows to others what assistive technologies receive.
@MainActor
protocol AccessibilityListener: AnyObject {
    func accessibilityDidChange()
}
