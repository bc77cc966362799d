import CoreGraphics
import Foundation

/// Text of many lines that people can scroll and edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    package var content = EditableText()
    var looks = TextViewLooks()
    var isEditingText = false
    private let container: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        follow(container)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        follow(container)
    }

    private func follow(_ container: NSTextContainer) {
        // Before it has a view, a container may be set up on any thread.
        container.didChange = { [weak self] in
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { self?.contentDidChange() }
        }
        backgroundColor = .systemBackground
        updateContentSize()
    }

    // A delegate of another type than the scroll view's, which handles scrolling as well.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { (self as UIScrollView).delegate = delegate }
    }

    // MARK: Text

    open var text: String! {
        get { content.string }
        set { setText(newValue ?? "") }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: content.string, attributes: looks.attributes) }
        set {
            looks.take(newValue)
            setText(newValue?.string ?? "")
            guard let newValue, newValue.length > 0,
                let style = newValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                    as? NSParagraphStyle
            else { return }
            textAlignment = style.alignment
        }
    }

    // A text view has one font and one color here, so those of typed text apply to all of it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { looks.typingAttributes }
        set {
            looks.typingAttributes = newValue
            contentDidChange()
        }
    }

    open var font: UIFont? {
        get { looks.font }
        set {
            looks.font = newValue
            contentDidChange()
        }
    }

    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue
            setNeedsDisplay()
        }
    }

    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    open var selectedRange: NSRange {
        get { content.selection }
        set { select(newValue) }
    }

    open var isEditable = true {
        didSet { if !isEditable, isEditingText { resignFirstResponder() } }
    }

    open var isSelectable = true

    // Apple's reference: there is an interaction only while finding is enabled.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            ownFindInteraction?.dismissFindNavigator()
            ownFindInteraction = isFindInteractionEnabled ? UIFindInteraction(for: self) : nil
        }
    }

    open var findInteraction: UIFindInteraction? { ownFindInteraction }

    private var ownFindInteraction: UIFindInteraction?

    @_documentation(visibility: internal) open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFont() }
    }

    // MARK: Layout

    open var textContainer: NSTextContainer { container }

    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentDidChange() } }
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open func scrollRangeToVisible(_ range: NSRange) {
        let end = caretBox(at: content.legal(range).upperBound)
        scrollRectToVisible(firstBox(of: range).union(end), animated: false)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    // UIKit: a text view that scrolls has no intrinsic size. Otherwise it grows with its text.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    package override var standardAccessibilityTraits: UIAccessibilityTraits? {
        UIAccessibilityTraits.none
    }

    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(width: width).height
    }

    package override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        let font = looks.shownFont
        return (
            textContainerInset.top + font.ascender, textContainerInset.bottom - font.descender
        )
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        updateContentSize()
        super.boundsSizeDidChange(from: old)
    }

    // MARK: First responder

    // Apple, WWDC 2021, session 10260: text views can be focused by default.
    open override var canBecomeFocused: Bool { isEditable || isSelectable }

    // UIKit: a text view that isn't editable can become first responder for selecting its text.
    open override var canBecomeFirstResponder: Bool {
        isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
    }

    open override var canResignFirstResponder: Bool {
        !isEditingText || (delegate?.textViewShouldEndEditing(self) ?? true)
    }

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

    // UIKit: a text view places the caret with its own recognizers, which win over taps on the
    // views around it (ibireme/YYText#302).
    @discardableResult
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let isTapAround =
            gestureRecognizer is UITapGestureRecognizer && gestureRecognizer.view !== self
        if isTapAround, isEditable || isSelectable { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isEditable || isSelectable else {
            return super.touchesEnded(touches, with: event)
        }
        userTapped(at: touch.location(in: self))
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
        didSet { setNeedsDisplay() }
    }

    // MARK: Typing

    @_documentation(visibility: internal) open var hasText: Bool { !content.isEmpty }

    // Text inserted by code asks no delegate (WUEmoticonsKeyboard#2), but notifies (assumed: A17).
    @_documentation(visibility: internal)
    open func insertText(_ text: String) {
        change(content.marked ?? content.selection, to: text)
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

    @_documentation(visibility: internal) open var selectedTextRange: UITextRange? {
        get { TextSpan(content.selection) }
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

    package override func display(into list: inout DisplayList) {
        drawText(into: &list)
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
}
