import CoreGraphics
import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var plain: String?
    private var attributed: NSAttributedString?
    private var drawnRect: CGRect?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    package override var standardAccessibilityTraits: UIAccessibilityTraits? { .staticText }

    // Apple, accessibilityLabel: that of standard views is derived from their title.
    package override var standardAccessibilityLabel: String? { text }

    // MARK: Text

    open var text: String? {
        get { plain }
        set {
            plain = newValue
            attributed = nil
            contentDidChange()
        }
    }

    // Neither property calls the other, because a subclass may have overridden it to do so.
    open var attributedText: NSAttributedString? {
        get {
            attributed
                ?? plain.map {
                    NSAttributedString(
                        string: $0, attributes: [.font: shownFont, .foregroundColor: shownColor])
                }
        }
        set {
            plain = newValue?.string
            attributed = newValue
            if let newValue, newValue.length > 0 { takeLooks(of: newValue) }
            contentDidChange()
        }
    }

    // Apple, `attributedText`: the properties for the style reflect the beginning of the text.
    private func takeLooks(of text: NSAttributedString) {
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        ownFont = attributes[.font] as? UIFont ?? ownFont
        ownTextColor = attributes[.foregroundColor] as? UIColor ?? ownTextColor
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    // UIKit: a font or a color set later applies to all of an attributed text (Apple's reference).
    open var font: UIFont! {
        get { shownFont }
        set {
            ownFont = newValue
            restyle(.font, shownFont)
        }
    }

    open var textColor: UIColor! {
        get { shownColor }
        set {
            ownTextColor = newValue
            restyle(.foregroundColor, shownColor)
        }
    }

    private var ownFont: UIFont?
    private var ownTextColor: UIColor?
    private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    private var shownColor: UIColor { ownTextColor ?? .label }

    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        if let attributed {
            let restyled = NSMutableAttributedString(attributedString: attributed)
            // addAttribute of corelibs Foundation traps for objects that are not its own.
            restyled.addAttributes(
                [key: value], range: NSRange(location: 0, length: attributed.length))
            self.attributed = restyled
        }
        contentDidChange()
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { contentDidChange() }
    }

    open var numberOfLines = 1 {
        didSet { contentDidChange() }
    }

    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    open var highlightedTextColor: UIColor?

    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    open var isEnabled = true {
        didSet { setNeedsDisplay() }
    }

    @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    // MARK: Size

    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { contentDidChange() }
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // UIKit doesn't wrap a single line, or a text without a width (assumed: A73).
        let isFree = size.width <= 0 || numberOfLines == 1
        return fittingSize(width: isFree ? .infinity : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        let wraps = preferredMaxLayoutWidth > 0 && numberOfLines != 1
        return fittingSize(width: wraps ? preferredMaxLayoutWidth : .infinity)
    }

    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return fittingSize(width: width).height
    }

    package override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        let line = Pixels.roundedUp(shownFont.lineHeight, scale: traitCollection.displayScale)
        let margin = (line - shownFont.lineHeight) / 2
        return (margin + shownFont.ascender, margin - shownFont.descender)
    }

    /// Returns the size of the text if it is at most `width` points wide.
    private func fittingSize(width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return Pixels.roundedUp(
            textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size,
            scale: traitCollection.displayScale)
    }

    @discardableResult
    open func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        guard let plain, !plain.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = styledText.layout(options(width: bounds.width, lines: numberOfLines))
        var size = layout.size
        if let longest = layout.lines.first(where: \.isTruncated) {
            size.width = min(bounds.width, max(size.width, longest.width))
        }
        return CGRect(origin: bounds.origin, size: size)
    }

    // MARK: Drawing

    open func drawText(in rect: CGRect) {
        drawnRect = rect
    }

    package override func display(into list: inout DisplayList) {
        guard let plain, !plain.isEmpty else { return }
        // A subclass may pass on another rectangle, or none at all.
        drawnRect = nil
        drawText(in: bounds)
        guard let rect = drawnRect, rect.width > 0, rect.height > 0 else { return }
        let styled = shrunk(styledText, to: rect.width)
        let layout = layoutFitting(styled, in: rect.size)
        let top = max(0, rect.height - layout.size.height) / 2
        list.draw(styled, layout, at: CGPoint(x: rect.minX, y: rect.minY + top))
    }

    /// Returns the layout of as many lines as fit into `size`, and at least one.
    private func layoutFitting(_ text: StyledText, in size: CGSize) -> TextLayout {
        let layout = text.layout(options(width: size.width, lines: numberOfLines))
        let rows = max(1, Int(((size.height + 1) / max(1, layout.lineHeight)).rounded(.down)))
        guard rows < layout.lines.count else { return layout }
        return text.layout(options(width: size.width, lines: rows))
    }

    private func shrunk(_ text: StyledText, to width: CGFloat) -> StyledText {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, attributed == nil else { return text }
        let natural = text.layout(TextLayoutOptions(maximumLines: 1)).size.width
        guard natural > width, natural > 0 else { return text }
        let factor = max(width / natural, minimumScaleFactor, 0.01)
        let font = text.base.font.withSize(
            (text.base.font.pointSize * factor * 2).rounded(.down) / 2)
        return StyledText(text.string, font: font, color: text.base.color)
    }

    private var styledText: StyledText {
        if let attributed { return StyledText(attributed, font: shownFont, color: shownColor) }
        var color = isHighlighted ? highlightedTextColor ?? shownColor : shownColor
        if !isEnabled { color = .tertiaryLabel }
        return StyledText(plain ?? "", font: shownFont, color: color)
    }

    private func options(width: CGFloat, lines: Int) -> TextLayoutOptions {
        // Apple, NSTextAlignment.natural: a label's natural edge is that of the app's language, for
        // any text.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return TextLayoutOptions(
            width: width, lineBreakMode: lineBreakMode,
            alignment: textAlignment.resolved(isRightToLeft: isMirrored), maximumLines: lines,
            isRightToLeftByDefault: isMirrored)
    }

    // MARK: Changes

    private func contentDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adjustFont()
    }

    @_documentation(visibility: internal)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = shownFont.scaled(for: traitCollection.preferredContentSizeCategory)
        if adjusted !== shownFont { font = adjusted }
    }
}
