#if os(visionOS)
import UIKit

extension UIResponder {
    /// The view above the keyboard, which visionOS does not have.
    var accessoryBar: UIView? { nil }
}
#endif
