import CoreGraphics
import Foundation

extension UITextView: OffsetTextInput {
    package var textOrigin: CGPoint {
        CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding,
            y: textContainerInset.top)
    }

    package var textLayout: TextLayout { layout(width: bounds.width) }

    private func layout(width: CGFloat) -> TextLayout {
        looks.layout(content.string, options(width: width - horizontalMargins))
    }

    private var horizontalMargins: CGFloat {
        textContainerInset.left + textContainerInset.right + textContainer.lineFragmentPadding * 2
    }

    private var verticalMargins: CGFloat { textContainerInset.top + textContainerInset.bottom }

    private func options(width: CGFloat) -> TextLayoutOptions {
        TextLayoutOptions(
            width: width, lineBreakMode: textContainer.lineBreakMode, alignment: textAlignment,
            maximumLines: textContainer.maximumNumberOfLines,
            isRightToLeftByDefault: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    // UIKit: heights of text views are whole points (37 for one line at 17, as logged on devices).
    func updateContentSize() {
        let height = (textLayout.size.height + verticalMargins).rounded(.up)
        contentSize = CGSize(width: bounds.width, height: height)
    }

    /// Returns the size of the text in a view that is `width` points wide.
    func fittingSize(width: CGFloat) -> CGSize {
        let text = TextLayout(
            content.string, face: looks.shownFont.face,
            options: options(width: width - horizontalMargins)
        ).size
        return CGSize(
            width: (text.width + horizontalMargins).rounded(.up),
            height: (text.height + verticalMargins).rounded(.up))
    }

    // MARK: Drawing

    func drawText(into list: inout DisplayList) {
        let layout = textLayout
        if content.selection.length > 0, isFirstResponder {
            for box in boxes(of: content.selection) {
                list.fill(box, tintColor.withAlphaComponent(0.2))
            }
        }
        let text = StyledText(content.string, font: looks.shownFont, color: looks.shownColor)
        list.draw(text, layout.showing(bounds, from: textOrigin), at: textOrigin)
        if isEditingText, content.selection.length == 0, isFirstResponder {
            list.fill(caretRect(for: TextOffset(content.selection.location)), tintColor)
        }
    }
}

extension TextLayout {
    /// Returns the lines in `viewport`, so that a long text costs no more than a short one.
    fileprivate func showing(_ viewport: CGRect, from origin: CGPoint) -> TextLayout {
        let shown = lines.filter { line in
            let top = origin.y + line.origin.y
            return top < viewport.maxY && top + lineHeight > viewport.minY
        }
        return TextLayout(lines: shown, lineHeight: lineHeight, ascender: ascender)
    }
}
