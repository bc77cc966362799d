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
        guard let selection = selectedTextRange else { return true }
        let range = NSRange(
            location: offset(from: beginningOfDocument, to: selection.start),
            length: offset(from: selection.start, to: selection.end))
        return answer(forLineBreakIn: [range])
            ?? delegate?.textView?(self, shouldChangeTextIn: range, replacementText: "\n") ?? true
    }
}
#endif
