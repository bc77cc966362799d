#if canImport(ObjectiveC)
import UIKit

extension UITextField {
    /// Asks the delegate whether the field should process Return; `true` without an answer.
    func asksDelegateForReturn() -> Bool {
        delegate?.textFieldShouldReturn?(self) ?? true
    }
}

extension UITextView {
    /// Asks the delegate whether a line break may replace the selection; `true` without an answer.
    func asksDelegateForLineBreak() -> Bool {
        delegate?.textView?(
            self, shouldChangeTextIn: selectedRange, replacementText: "\n") ?? true
    }
}
#endif
