import CoreGraphics
import Foundation
import UIKit

/// The content of a web view, which is first responder for all fields of its page.
///
/// WebKit, WKContentViewInteraction.mm: one private view is the text input of the whole page.
final class WKContentView: UIView, OffsetTextInput {
    var page = WebPage() {
        didSet {
            if let edited, !page.fields.indices.contains(edited) { _ = resignFirstResponder() }
            setNeedsDisplay()
        }
    }
    /// The number of the field that is being edited.
    private var edited: Int?
    private var texts: [Int: EditableText] = [:]
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    var markedTextStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer =
        UITextInputStringTokenizer(textInput: self)

    /// The frame of the field that is being edited.
    var editedFrame: CGRect? { edited.map { page.fields[$0] } }

    /// Begins editing a field, and returns whether that is possible.
    @discardableResult
    func edit(_ field: Int) -> Bool {
        guard page.fields.indices.contains(field), field != edited else { return edited == field }
        inputDelegate?.textWillChange(self)
        edited = field
        inputDelegate?.textDidChange(self)
        return isFirstResponder || becomeFirstResponder()
    }

    // MARK: First responder

    override var canBecomeFirstResponder: Bool { edited != nil }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        edited = nil
        return true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { edited = nil }
    }

    // WebKit: on phones, a bar with arrows and Done is above the keyboard of a page. A log of one
    // in a web view has 45 points more than the keyboard alone (iphonex-show-380-accessory).
    override var inputAccessoryView: UIView? {
        traitCollection.userInterfaceIdiom == .phone ? bar : nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        userTapped(at: point)
    }

    // MARK: Text

    var content: EditableText {
        get { edited.flatMap { texts[$0] } ?? EditableText() }
        set { if let edited { texts[edited] = newValue } }
    }

    var textLayout: TextLayout {
        TextLayout(content.string, face: UIFont.systemFont(ofSize: 17).face)
    }

    var textOrigin: CGPoint {
        guard let frame = editedFrame else { return .zero }
        return CGPoint(x: frame.minX + 4, y: frame.midY - textLayout.lineHeight / 2)
    }
}

extension WKContentView: UITextInput {
    var hasText: Bool { !content.isEmpty }

    func insertText(_ text: String) {
        content.replace(content.marked ?? content.selection, with: text)
    }

    func deleteBackward() {
        guard let range = content.backspaceRange else { return }
        content.replace(range, with: "")
    }

    func replace(_ range: UITextRange, withText text: String) {
        content.replace(characters(in: range), with: text)
    }

    var selectedTextRange: UITextRange? {
        get { edited.map { _ in textRange(of: content.selection) } }
        set { newValue.map { content.select(characters(in: $0)) } }
    }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        content.mark(markedText ?? "", selected: selectedRange)
    }

    func unmarkText() {
        content.unmark()
    }
}

/// The actions of people on a page.
extension WKContentView: UserTextInput {
    func userTyped(_ text: String) {
        insertText(text)
    }

    func userDeletedBackward() {
        deleteBackward()
    }

    // Forms can't be sent here.
    func userPressedReturn() {}

    func userTapped(at point: CGPoint) {
        guard let field = page.fields.firstIndex(where: { $0.contains(point) }) else {
            _ = resignFirstResponder()
            return
        }
        edit(field)
    }
}
