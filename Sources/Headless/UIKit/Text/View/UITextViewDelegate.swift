import Foundation

/// The methods that a text view calls while it is edited.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    @discardableResult
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @discardableResult
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    @discardableResult
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    @available(iOS 26, *)
    @discardableResult
    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

// Apple's requirements are all optional. These are the answers for a delegate without them.
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    // As for text fields (dotnet/macios#26079).
    @available(iOS 26, *)
    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool {
        let range = ranges.first?.rangeValue ?? NSRange(location: 0, length: 0)
        return self.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}
