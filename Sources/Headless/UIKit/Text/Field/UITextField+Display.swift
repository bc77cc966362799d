import CoreGraphics
import Foundation

extension UITextField {
    func drawField(into list: inout DisplayList) {
        drawBorder(into: &list)
        if isPlaceholderShown {
            drawPlaceholder(into: &list)
        } else {
            drawText(into: &list)
        }
        if isEditingText, content.selection.length == 0, isFirstResponder {
            list.fill(caretRect(for: TextOffset(content.selection.location)), tintColor)
        }
        if isClearButtonShown {
            list.symbol(
                "xmark.circle.fill", in: clearButtonRect(forBounds: bounds), .placeholderText)
        }
    }

    private func drawBorder(into list: inout DisplayList) {
        let rect = borderRect(forBounds: bounds)
        guard !isSearchField else {
            return list.fill(rect, cornerRadius: 10, .tertiarySystemFill)
        }
        let hairline = DisplayShape.rectangle(rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
        switch borderStyle {
        case .roundedRect:
            list.fill(rect, cornerRadius: 5, isEnabled ? .systemBackground : .systemGray6)
            list.stroke(hairline, .systemGray4, width: 0.5)
        case .line:
            list.stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), .label, width: 1)
        case .bezel:
            list.stroke(.rectangle(rect.insetBy(dx: 0.5, dy: 0.5)), .systemGray, width: 1)
        default: return
        }
    }

    private func drawPlaceholder(into list: inout DisplayList) {
        looks.placeholderRect = nil
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
        // A subclass may draw nothing, or pass on another rectangle.
        guard let rect = looks.placeholderRect else { return }
        let layout = placeholderLayout
        let top = rect.minY + (rect.height - layout.lineHeight) / 2
        list.draw(styledPlaceholder, layout, at: CGPoint(x: rect.minX, y: top))
    }

    private func drawText(into list: inout DisplayList) {
        let layout = shownLayout(isEditingText ? .byClipping : .byTruncatingTail)
        let width = layout.lines.first?.width ?? 0
        guard width > shownTextRect.width else { return drawText(layout, into: &list) }
        list.group(DisplayGroup.Style(clip: .rectangle(shownTextRect))) { list in
            drawText(layout, into: &list)
        }
    }

    private func drawText(_ layout: TextLayout, into list: inout DisplayList) {
        if isEditingText {
            for box in boxes(of: content.selection) {
                list.fill(box, tintColor.withAlphaComponent(0.2))
            }
        }
        list.draw(styledText, layout, at: textOrigin)
    }
}
