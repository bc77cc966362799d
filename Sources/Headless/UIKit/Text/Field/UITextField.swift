import CoreGraphics
import Foundation

/// A line of text that people can edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    package var content = EditableText()
    var looks = TextFieldLooks()
    var isEditingText = false
    // When a secret is edited again, the first key press replaces it (MaterialTextField#15).
    var secretIsOld = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    // Text set in code sends neither a control event nor a notification (CurrencyText#80).
    open var text: String? {
        get { content.string }
        set { setText(newValue ?? "") }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: content.string, attributes: defaultTextAttributes) }
        set {
            looks.take(newValue)
            setText(newValue?.string ?? "")
        }
    }

    open var placeholder: String? {
        get { looks.placeholder }
        set { show(newValue, in: nil) }
    }

    // Neither property calls the other, because a subclass may have overridden it to do so.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            looks.placeholder.map {
                NSAttributedString(
                    string: $0, attributes: [.font: looks.font, .foregroundColor: placeholderColor])
            }
        }
        set { show(newValue?.string, in: newValue?.firstColor) }
    }

    private func show(_ placeholder: String?, in color: UIColor?) {
        looks.placeholder = placeholder
        looks.placeholderColor = color
        contentDidChange()
    }

    open var font: UIFont? {
        get { looks.font }
        set {
            looks.font = newValue ?? TextFieldLooks.standardFont
            contentDidChange()
        }
    }

    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue ?? .label
            setNeedsDisplay()
        }
    }

    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { looks.attributes }
        set {
            looks.attributes = newValue
            contentDidChange()
        }
    }

    // People can neither choose a style here nor paste one, so the value is only kept. Code sets the
    // style of the text in any case (Apple's reference).
    open var allowsEditingTextAttributes = false

    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    open var borderStyle = BorderStyle.none {
        didSet { contentDidChange() }
    }

    open var clearsOnBeginEditing = false

    open var clearsOnInsertion = false

    @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    // MARK: Views beside the text

    open var clearButtonMode = ViewMode.never {
        didSet { contentDidChange() }
    }

    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    open var leftViewMode = ViewMode.never {
        didSet { contentDidChange() }
    }

    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }

    open var rightViewMode = ViewMode.never {
        didSet { contentDidChange() }
    }

    @discardableResult
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    @discardableResult
    open func textRect(forBounds bounds: CGRect) -> CGRect { geometry(in: bounds).textRect }

    @discardableResult
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditingText ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    @discardableResult
    open func editingRect(forBounds bounds: CGRect) -> CGRect { geometry(in: bounds).textRect }

    @discardableResult
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        geometry(in: bounds).clearButtonRect(at: trailingSide)
    }

    @discardableResult
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let geometry = geometry(in: bounds)
        return isMirrored ? geometry.rightRect : geometry.leftRect
    }

    @discardableResult
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let geometry = geometry(in: bounds)
        return isMirrored ? geometry.leftRect : geometry.rightRect
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override var intrinsicContentSize: CGSize { fittingSize }

    // Apple, isAccessibilityElement: true for standard controls; the trait has no public name.
    package override var standardAccessibilityTraits: UIAccessibilityTraits? {
        UIAccessibilityTraits.none
    }

    package override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        let margin = (fittingSize.height - looks.font.lineHeight) / 2
        return (margin + looks.font.ascender, margin - looks.font.descender)
    }

    // MARK: First responder

    // Apple, WWDC 2021, session 10260: text fields can be focused by default.
    open override var canBecomeFocused: Bool { isEnabled }

    open override var canBecomeFirstResponder: Bool {
        // UIKit asks the delegate here, also when an app only reads the property (IQKeyboardManager
        // 158, 483).
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    open override var canResignFirstResponder: Bool {
        !isFirstResponder || (delegate?.textFieldShouldEndEditing(self) ?? true)
    }

    open var isEditing: Bool { isEditingText }

    package override func beginInput(showKeyboard: () -> Void) {
        beginEditing(showKeyboard: showKeyboard)
    }

    package override func endInput(_ end: InputEnd, hideKeyboard: () -> Void) {
        endEditing(hideKeyboard: hideKeyboard)
    }

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { userTapped(at: touch.location(in: self)) }
    }

    // MARK: Keyboard

    @_documentation(visibility: internal)
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @_documentation(visibility: internal)
    open var autocorrectionType = UITextAutocorrectionType.default
    @_documentation(visibility: internal)
    open var spellCheckingType = UITextSpellCheckingType.default
    @_documentation(visibility: internal)
    open var smartQuotesType = UITextSmartQuotesType.default
    @_documentation(visibility: internal)
    open var smartDashesType = UITextSmartDashesType.default
    @_documentation(visibility: internal)
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    @_documentation(visibility: internal)
    open var inlinePredictionType = UITextInlinePredictionType.default
    @_documentation(visibility: internal) open var keyboardType = UIKeyboardType.default
    @_documentation(visibility: internal) open var keyboardAppearance = UIKeyboardAppearance.default
    @_documentation(visibility: internal) open var returnKeyType = UIReturnKeyType.default
    @_documentation(visibility: internal) open var enablesReturnKeyAutomatically = false
    @_documentation(visibility: internal) open var textContentType: UITextContentType!
    @_documentation(visibility: internal) open var isSecureTextEntry = false {
        didSet { contentDidChange() }
    }

    // MARK: Typing

    @_documentation(visibility: internal) open var hasText: Bool { !content.isEmpty }

    // Text inserted by code asks no delegate (WUEmoticonsKeyboard#2), but notifies (assumed: A17).
    @_documentation(visibility: internal)
    open func insertText(_ text: String) {
        insert(text)
    }

    @_documentation(visibility: internal)
    open func deleteBackward() {
        guard let range = content.backspaceRange else { return }
        change(range, to: "")
    }

    @_documentation(visibility: internal)
    open override func selectAll(_ sender: Any?) { BuiltInActions.selectAll(in: self) }
    @_documentation(visibility: internal)
    open override func delete(_ sender: Any?) { BuiltInActions.deleteSelection(in: self) }

    // MARK: Text input

    @_documentation(visibility: internal) open weak var inputDelegate: (any UITextInputDelegate)?

    @_documentation(visibility: internal)
    open private(set) lazy var tokenizer: any UITextInputTokenizer =
        UITextInputStringTokenizer(textInput: self)

    // Without editing there is no selection (assumed: A36).
    @_documentation(visibility: internal) open var selectedTextRange: UITextRange? {
        get { isEditingText ? TextSpan(content.selection) : nil }
        set { newValue.map { select($0.span) } }
    }

    @_documentation(visibility: internal) open var textInputView: UIView { self }

    @_documentation(visibility: internal) @discardableResult
    open func text(in range: UITextRange) -> String? { content.text(in: range.span) }

    @_documentation(visibility: internal)
    open func replace(_ range: UITextRange, withText text: String) {
        change(range.span, to: text)
    }

    @_documentation(visibility: internal)
    open var markedTextRange: UITextRange? { content.marked.map { TextSpan($0) } }

    @_documentation(visibility: internal) open var markedTextStyle: [NSAttributedString.Key: Any]?

    @_documentation(visibility: internal)
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        content.mark(markedText ?? "", selected: selectedRange)
        textDidChange()
    }

    @_documentation(visibility: internal)
    open func unmarkText() {
        content.unmark()
    }

    @_documentation(visibility: internal)
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    @_documentation(visibility: internal)
    open var endOfDocument: UITextPosition { TextOffset(content.length) }

    @_documentation(visibility: internal) @discardableResult
    open func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? {
        span(from: fromPosition, to: toPosition)
    }

    @_documentation(visibility: internal) @discardableResult
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(position, movedBy: offset)
    }

    @_documentation(visibility: internal) @discardableResult
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        place(position, moved: direction, by: offset)
    }

    @_documentation(visibility: internal) @discardableResult
    open func compare(
        _ position: UITextPosition, to other: UITextPosition
    ) -> ComparisonResult {
        order(of: position, and: other)
    }

    @_documentation(visibility: internal) @discardableResult
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    @_documentation(visibility: internal) @discardableResult
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
        farthest(in: range.span, direction)
    }

    @_documentation(visibility: internal) @discardableResult
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        everything(from: position, direction)
    }

    @_documentation(visibility: internal) @discardableResult
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        writingDirection
    }

    // UIKit has one direction per text, which follows from the text and the interface.
    @_documentation(visibility: internal)
    open func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) {}

    @_documentation(visibility: internal) @discardableResult
    open func firstRect(for range: UITextRange) -> CGRect { firstBox(of: range.span) }

    @_documentation(visibility: internal) @discardableResult
    open func caretRect(for position: UITextPosition) -> CGRect { caretBox(at: position.offset) }

    @_documentation(visibility: internal) @discardableResult
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        selectionBoxes(of: range.span)
    }

    @_documentation(visibility: internal) @discardableResult
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(offset(nearest: point))
    }

    @_documentation(visibility: internal) @discardableResult
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextOffset(offset(nearest: point, within: range.span))
    }

    @_documentation(visibility: internal) @discardableResult
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    // MARK: Looks

    open func drawPlaceholder(in rect: CGRect) {
        looks.placeholderRect = rect
    }

    package override func display(into list: inout DisplayList) {
        drawField(into: &list)
    }

    /// A Boolean value that indicates whether the field has the round gray look of a search field.
    var isSearchField: Bool { false }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        adjustFont()
    }

    @_documentation(visibility: internal)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
    }
}

extension NSAttributedString {
    fileprivate var firstColor: UIColor? {
        length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
    }
}
