#if canImport(ObjectiveC) && !compiler(>=6.2)
import UIKit

extension UITextView {
    /// No delegate is asked about several ranges before iOS 26.
    func answer(forLineBreakIn ranges: [NSRange]) -> Bool? { nil }
}
#endif
