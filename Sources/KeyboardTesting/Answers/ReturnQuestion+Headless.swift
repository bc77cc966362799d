#if !canImport(ObjectiveC)
import UIKit

extension UITextField {
    /// Asks the delegate whether the field should process Return; `true` without an answer.
    func asksDelegateForReturn() -> Bool {
        delegate?.textFieldShouldReturn(self) ?? true
    }
}
#endif
