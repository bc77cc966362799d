import UIKit

#if os(visionOS)
extension UIResponder {
    /// The view above the keyboard, which visionOS does not have.
    var accessoryBar: UIView? { nil }
}
#else
extension UIResponder {
    /// The view that this responder brings along above the keyboard.
    var accessoryBar: UIView? { inputAccessoryView }
}
#endif
