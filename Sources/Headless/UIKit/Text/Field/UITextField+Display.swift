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
        if isSecureTextEntry {
            list.drawDots(styledText, layout, at: textOrigin)
        } else {
            list.draw(styledText, layout, at: textOrigin)
        }
    }
}

extension DisplayList {
    /// Draws the bullets of a secret as circles, because a font decides how large a bullet is, and
    /// whether a text that is fitted to its width stretches it.
    fileprivate mutating func drawDots(
        _ text: StyledText, _ layout: TextLayout, at origin: CGPoint
    ) {
        let style = text.base
        let face = style.font.face
        let advance = TextMetrics.advance(of: "•", in: face)
        let radius = face.size * 0.17
        for line in layout.lines {
            let y = origin.y + line.origin.y + layout.ascender - face.capHeight / 2
            let count = line.string.prefix { $0 == "•" }.count
            for index in 0..<count {
                let distance = advance * (CGFloat(index) + 0.5)
                let x = origin.x + line.x(atDistance: distance)
                fill(
                    .ellipse(
                        CGRect(
                            x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)),
                    style.color)
            }
            // The ellipsis of a line that is too long.
            let end = origin.x + line.x(atDistance: advance * CGFloat(count))
            self.text(
                TextRun(
                    String(line.string.dropFirst(count)),
                    at: CGPoint(x: end, y: origin.y + line.origin.y + layout.ascender),
                    anchor: line.isRightToLeft ? .right : .left, in: face,
                    color: style.color.cgColor, isRightToLeft: line.isRightToLeft))
        }
    }
}

extension TextLayout.Line {
    /// Returns the x-coordinate at a distance from where reading begins.
    fileprivate func x(atDistance distance: CGFloat) -> CGFloat {
        isRightToLeft ? origin.x + width - distance : origin.x + distance
    }
}
