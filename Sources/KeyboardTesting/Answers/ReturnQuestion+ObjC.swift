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
    ///
    /// From iOS 26, a delegate can be asked about several ranges instead.
    func asksDelegateForLineBreak() -> Bool {
        guard let delegate, let selection = selectedTextRange else { return true }
        let range = NSRange(
            location: offset(from: beginningOfDocument, to: selection.start),
            length: offset(from: selection.start, to: selection.end))
        #if compiler(>=6.2)
        if #available(iOS 26, visionOS 26, *),
            let answer = delegate.textView?(
                self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: "\n")
        {
            return answer
        }
        #endif
        return delegate.textView?(self, shouldChangeTextIn: range, replacementText: "\n") ?? true
    }
}
#endif
