import UIKit

extension UIResponder {
    #if os(visionOS)
    /// The view above the keyboard, which visionOS does not have.
    var accessoryBar: UIView? { nil }
    #else
    /// The view that this responder brings along above the keyboard.
    var accessoryBar: UIView? { inputAccessoryView }
    #endif
}
