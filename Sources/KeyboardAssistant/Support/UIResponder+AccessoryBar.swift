#if !os(visionOS)
import UIKit

extension UIResponder {
    /// The view that this responder shows above the keyboard.
    var accessoryBar: UIView? { inputAccessoryView }
}
#endif
