import CoreGraphics
import Foundation

/// The positions and rectangles of text inputs that apps can't subclass.
extension UITextInput where Self: OffsetTextInput {
    package func text(in range: UITextRange) -> String? { content.text(in: range.span) }

    package var markedTextRange: UITextRange? { content.marked.map { TextSpan($0) } }

    package var beginningOfDocument: UITextPosition { TextOffset(0) }
    package var endOfDocument: UITextPosition { TextOffset(content.length) }

    package func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? {
        span(from: fromPosition, to: toPosition)
    }

    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(position, movedBy: offset)
    }

    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        place(position, moved: direction, by: offset)
    }

    package func compare(
        _ position: UITextPosition, to other: UITextPosition
    ) -> ComparisonResult {
        order(of: position, and: other)
    }

    package func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    package func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        farthest(in: range.span, direction)
    }

    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        everything(from: position, direction)
    }

    package func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        writingDirection
    }

    package func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) {}

    package func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range.span) }

    package func caretRect(for position: UITextPosition) -> CGRect {
        caretBox(at: position.offset)
    }

    package func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionBoxes(of: range.span)
    }

    package func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(offset(nearest: point))
    }

    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextOffset(offset(nearest: point, within: range.span))
    }

    package func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    /// Returns the span of `range`, for inputs outside of this module.
    package func characters(in range: UITextRange) -> NSRange { range.span }

    /// Returns the range of these characters, for inputs outside of this module.
    package func textRange(of characters: NSRange) -> UITextRange { TextSpan(characters) }
}
