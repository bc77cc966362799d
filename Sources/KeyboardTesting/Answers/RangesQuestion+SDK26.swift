#if canImport(ObjectiveC) && compiler(>=6.2)
import UIKit

extension UITextView {
    /// Asks a delegate that is asked about several ranges, as it can be from iOS 26, whether a line break
    /// may replace these; `nil` without an answer.
    func answer(forLineBreakIn ranges: [NSRange]) -> Bool? {
        guard #available(iOS 26, visionOS 26, *) else { return nil }
        return delegate?.textView?(
            self, shouldChangeTextInRanges: ranges.map(NSValue.init(range:)), replacementText: "\n")
    }
}
#endif
