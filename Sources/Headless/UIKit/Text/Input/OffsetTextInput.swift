import CoreGraphics
import Foundation

/// A text input whose positions are offsets in a text that has one layout.
@MainActor
package protocol OffsetTextInput: UIView {
    var content: EditableText { get }
    var textLayout: TextLayout { get }
    /// The layout's origin in this view's coordinates.
    var textOrigin: CGPoint { get }
}

extension UITextPosition {
    /// The offset; zero for a position that isn't from one of these inputs.
    var offset: Int { (self as? TextOffset)?.utf16 ?? 0 }
}

extension UITextRange {
    var span: NSRange {
        NSRange(location: start.offset, length: max(0, end.offset - start.offset))
    }
}

extension OffsetTextInput {
    // MARK: Places

    func span(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let (start, end) = (min(from.offset, to.offset), max(from.offset, to.offset))
        return TextSpan(content.legal(NSRange(location: start, length: end - start)))
    }

    func place(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
        let (moved, overflows) = position.offset.addingReportingOverflow(offset)
        guard !overflows, (0...content.length).contains(moved) else { return nil }
        return TextOffset(moved)
    }

    func place(
        _ position: UITextPosition, moved direction: UITextLayoutDirection, by count: Int
    ) -> UITextPosition? {
        switch direction {
        case .left, .right:
            let isForward = (direction == .right) == (writingDirection != .rightToLeft)
            let steps = isForward ? count : -count
            return TextOffset(content.boundary(from: position.offset, by: steps))
        default:
            return place(position, movedByLines: direction == .down ? count : -count)
        }
    }

    /// Returns the position above or below; the text's beginning or end if there is no such line.
    private func place(_ position: UITextPosition, movedByLines count: Int) -> UITextPosition {
        let layout = textLayout
        let (row, overflows) = layout.lineIndex(at: position.offset).addingReportingOverflow(count)
        guard !overflows, row >= 0 else { return TextOffset(count > 0 ? content.length : 0) }
        guard row < layout.lines.count else { return TextOffset(content.length) }
        let x = layout.caret(at: position.offset).x
        return TextOffset(layout.lines[row].offset(nearest: x))
    }

    func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
        if position.offset == other.offset { return .orderedSame }
        return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }

    func farthest(in range: NSRange, _ direction: UITextLayoutDirection) -> UITextPosition {
        TextOffset(leadsForward(direction) ? range.upperBound : range.location)
    }

    func everything(
        from position: UITextPosition, _ direction: UITextLayoutDirection
    ) -> UITextRange {
        span(from: position, to: TextOffset(leadsForward(direction) ? content.length : 0))
    }

    private func leadsForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .right: writingDirection != .rightToLeft
        case .left: writingDirection == .rightToLeft
        default: direction == .down
        }
    }

    var writingDirection: NSWritingDirection {
        content.string.firstStrongDirection
            ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Boxes

    static var caretWidth: CGFloat { 2 }

    func caretBox(at offset: Int) -> CGRect {
        let top = textLayout.caret(at: content.legal(offset))
        return CGRect(
            x: textOrigin.x + top.x, y: textOrigin.y + top.y,
            width: Self.caretWidth, height: textLayout.lineHeight)
    }

    func boxes(of range: NSRange) -> [CGRect] {
        let legal = content.legal(range)
        return textLayout.rects(of: legal.location..<legal.upperBound)
            .map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    func firstBox(of range: NSRange) -> CGRect {
        boxes(of: range).first ?? caretBox(at: range.location)
    }

    func selectionBoxes(of range: NSRange) -> [UITextSelectionRect] {
        let boxes = boxes(of: range)
        return boxes.enumerated().map { index, box in
            TextSelectionBox(
                box, isFirst: index == 0, isLast: index == boxes.count - 1,
                isRightToLeft: writingDirection == .rightToLeft)
        }
    }

    func offset(nearest point: CGPoint) -> Int {
        textLayout.offset(
            nearest: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
    }

    func offset(nearest point: CGPoint, within range: NSRange) -> Int {
        min(max(offset(nearest: point), range.location), range.upperBound)
    }

    func character(at point: CGPoint) -> UITextRange? {
        for offset in [
            offset(nearest: point), content.boundary(from: offset(nearest: point), by: -1),
        ] {
            let end = content.boundary(from: offset, by: 1)
            let range = NSRange(location: offset, length: end - offset)
            if boxes(of: range).contains(where: { $0.contains(point) }) { return TextSpan(range) }
        }
        return nil
    }
}
