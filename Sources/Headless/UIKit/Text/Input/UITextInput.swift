import CoreGraphics
import Foundation

/// A text input with selections and positions in its text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    @discardableResult
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    @discardableResult
    func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange?
    @discardableResult
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    @discardableResult
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    @discardableResult
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    @discardableResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    @_documentation(visibility: internal)  // weak, which protocols can't declare
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    @discardableResult
    func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition?
    @discardableResult
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    @discardableResult
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    @discardableResult
    func firstRect(for range: UITextRange) -> CGRect
    @discardableResult
    func caretRect(for position: UITextPosition) -> CGRect
    @discardableResult
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    @discardableResult
    func closestPosition(to point: CGPoint) -> UITextPosition?
    @discardableResult
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    @discardableResult
    func characterRange(at point: CGPoint) -> UITextRange?
    var textInputView: UIView { get }
}

extension UITextInput {
    // Optional in Apple's protocol, where the answer is the input itself if it is a view.
    public var textInputView: UIView { (self as? UIView) ?? UIView() }
}

/// The methods that a text input calls for changes that aren't made by typing.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Divides a text input's text into words, sentences and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    @discardableResult
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    @discardableResult
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    @discardableResult
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    @discardableResult
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A view whose fonts can follow the preferred text size automatically.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
