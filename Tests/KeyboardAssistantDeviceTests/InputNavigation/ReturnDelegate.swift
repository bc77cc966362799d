import UIKit

/// A delegate that may move on by itself when people press Return.
final class ReturnDelegate: NSObject, UITextFieldDelegate {
    var next: UITextField?
    var returns = true

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        next?.becomeFirstResponder()
        return returns
    }
}
