import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UITextField: OffsetTextInput {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var trailingSide: TextFieldGeometry.Side { isMirrored ? .left : .right }

    func geometry(in bounds: CGRect) -> TextFieldGeometry {
        let (left, right) = (
            shownSize(of: leftView, leftViewMode), shownSize(of: rightView, rightViewMode)
        )
        return TextFieldGeometry(
            bounds: bounds, borderStyle: borderStyle, left: isMirrored ? right : left,
            right: isMirrored ? left : right,
            clearButton: isClearButtonShown ? trailingSide : nil,
            viewMargin: isSearchField ? 7 : 0)
    }

    // MARK: Views beside the text

    private func shownSize(of view: UIView?, _ mode: ViewMode) -> CGSize? {
        guard let view, mode.isShown(whileEditing: isEditingText) else { return nil }
        let own = view.bounds.size
        return own.width > 0 && own.height > 0 ? own : view.sizeThatFits(.zero)
    }

    /// A clear button needs a text to clear, and is replaced by a view at its place.
    var isClearButtonShown: Bool {
        guard hasText, clearButtonMode.isShown(whileEditing: isEditingText) else { return false }
        return rightView == nil || !rightViewMode.isShown(whileEditing: isEditingText)
    }

    func sideViewDidChange(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self {
            old.removeFromSuperview()
        }
        contentDidChange()
    }

    func placeSideViews() {
        place(leftView, leftViewMode, at: leftViewRect(forBounds: bounds))
        place(rightView, rightViewMode, at: rightViewRect(forBounds: bounds))
    }

    private func place(_ view: UIView?, _ mode: ViewMode, at rect: CGRect) {
        guard let view else { return }
        guard mode.isShown(whileEditing: isEditingText) else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }

    // MARK: Text

    /// The text that is drawn, with bullets for a secret.
    private var shownText: String {
        isSecureTextEntry
            ? String(repeating: "•", count: content.string.count) : content.string
    }

    var placeholderColor: UIColor { looks.placeholderColor ?? .placeholderText }

    var isPlaceholderShown: Bool { !hasText && !(looks.placeholder ?? "").isEmpty }

    var styledText: StyledText {
        StyledText(
            shownText, font: looks.font, color: isEnabled ? looks.color : .tertiaryLabel)
    }

    var styledPlaceholder: StyledText {
        StyledText(looks.placeholder ?? "", font: looks.font, color: placeholderColor)
    }

    var shownTextRect: CGRect {
        isEditingText ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The layout for the caret; its offsets are those of the text, not of bullets.
    package var textLayout: TextLayout {
        guard isSecureTextEntry else { return layout(of: styledText, mode: .byClipping) }
        let face = looks.font.face
        return TextLayout(
            content.string, measured: MeasuredText(bulletsFor: content.string, face: face),
            face: face, options: layoutOptions(.byClipping))
    }

    func layout(of text: StyledText, mode: NSLineBreakMode) -> TextLayout {
        text.layout(layoutOptions(mode))
    }

    /// Returns the layout that is drawn; bullets take the direction of the secret.
    func shownLayout(_ mode: NSLineBreakMode) -> TextLayout {
        var options = layoutOptions(mode)
        if isSecureTextEntry, let line = textLayout.lines.first {
            options.isRightToLeftByDefault = line.isRightToLeft
        }
        return styledText.layout(options)
    }

    /// The placeholder's layout, whose natural edge is that of the interface, not of its language.
    var placeholderLayout: TextLayout {
        var options = layoutOptions(.byTruncatingTail)
        options.alignment = textAlignment.resolved(isRightToLeft: isMirrored)
        return styledPlaceholder.layout(options)
    }

    private func layoutOptions(_ mode: NSLineBreakMode) -> TextLayoutOptions {
        TextLayoutOptions(
            width: shownTextRect.width, lineBreakMode: mode, alignment: textAlignment,
            maximumLines: 1, isRightToLeftByDefault: isMirrored)
    }

    /// The origin of the text, centered in height, and moved sideways to keep the caret visible.
    package var textOrigin: CGPoint {
        let rect = shownTextRect
        let layout = textLayout
        let top = rect.minY + (rect.height - layout.lineHeight) / 2
        return CGPoint(x: rect.minX - scrolledDistance(layout, in: rect), y: top)
    }

    private func scrolledDistance(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
        guard let line = layout.lines.first, line.width > rect.width else { return 0 }
        let aligned = line.origin.x
        guard isEditingText else { return line.isRightToLeft ? 0 : aligned }
        let caret = layout.caret(at: content.selection.upperBound).x
        if line.isRightToLeft { return min(0, caret) }
        return max(aligned, caret + Self.caretWidth - rect.width)
    }

    var fittingSize: CGSize {
        let text = [styledText, styledPlaceholder]
            .map { $0.layout(TextLayoutOptions(lineBreakMode: .byClipping, maximumLines: 1)).size }
        let widest = CGSize(
            width: text.map(\.width).max() ?? 0, height: looks.font.lineHeight)
        return Pixels.roundedUp(
            geometry(in: .zero).fittingSize(text: widest), scale: traitCollection.displayScale)
    }

    // An enclosing scroll view reveals a field when editing begins (splinter.com.au, 2014-09).
    func scrollIntoView() {
        guard UIApplication.behavior.fieldReveal == .scrolls,
            let scrollView = firstSuperview(of: UIScrollView.self)
        else { return }
        scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
    }

    private func firstSuperview<View: UIView>(of type: View.Type) -> View? {
        sequence(first: self as UIView, next: \.superview).dropFirst().lazy
            .compactMap { $0 as? View }.first
    }
}
