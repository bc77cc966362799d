import CoreGraphics
import UIKit

extension UIView {
    /// The view around a growing text view, to which people see it belong; `nil` for any other
    /// view.
    ///
    /// Such a text view doesn't scroll. It is all that is in a scroll view, which grows together
    /// with the text up to a limit, and may itself be all that is in another view.
    var growingWrapper: UIView? {
        guard let textView = self as? UITextView, !textView.isScrollEnabled,
            let scrollView = superview as? UIScrollView, !scrollView.isList,
            scrollView.contentSize.isHardlyLarger(than: bounds.size)
        else { return nil }
        var wrapper: UIView = scrollView
        while let outer = wrapper.superview, outer.subviews.count == 1, !(outer is UIScrollView),
            !(outer.next is UIViewController),
            outer.bounds.size.isHardlyLarger(than: wrapper.bounds.size)
        {
            wrapper = outer
        }
        return wrapper
    }
}

extension CGSize {
    /// Returns a Boolean value that indicates whether only a border or a margin is around content
    /// of the size `content`.
    fileprivate func isHardlyLarger(than content: CGSize) -> Bool {
        let border: CGFloat = 44
        return width <= content.width + border && height <= content.height + border
    }
}
