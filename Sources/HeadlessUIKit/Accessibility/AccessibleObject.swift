import CoreGraphics
import Foundation

/// An object whose class declares these members itself, so that its subclasses can override them.
@MainActor
protocol AccessibleObject: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityLanguage: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var accessibilityFrame: CGRect { get set }
    var accessibilityElements: [Any]? { get set }
    var accessibilityElementsHidden: Bool { get set }
    var accessibilityViewIsModal: Bool { get set }
}

extension UIResponder: AccessibleObject {}

/// An object that shows to others what it tells assistive technologies.
@MainActor
protocol AccessibilityListener: AnyObject {
    func accessibilityDidChange()
}
