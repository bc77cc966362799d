#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Writes down a text view's calls of its delegate, in order.
@MainActor
final class TextViewDiary: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var refusals: Set<String> = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func answer(_ question: String) -> Bool {
        lines.append("\(question)?")
        return !refusals.contains(question)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        answer("shouldChange \(range.location),\(range.length) \(text.debugDescription)")
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("didChangeSelection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }
}

@MainActor
private final class DiaryKeyboard: KeyboardHost {
    let diary: TextViewDiary

    init(_ diary: TextViewDiary) { self.diary = diary }

    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?) {
        diary.lines.append(responder == nil ? "keyboard hides" : "keyboard shows")
    }

    func inputViewsNeedReload(for responder: UIResponder) {}
    func dismissalMoved(to y: CGFloat) {}
    func dismissalEnded(velocity: CGFloat?) {}
}

// Where a test names no source: Apple's reference of UITextView, UITextViewDelegate and
// UITextInput.
@MainActor
@Suite struct TextViewTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let diary = TextViewDiary()

    init() {
        view.font = .systemFont(ofSize: 17)
        view.delegate = diary
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    // IQKeyboardManager 271: the keyboard tells of itself before a text view does.
    @Test("The keyboard shows before a text view has begun editing, and hides before it has ended")
    func theKeyboardComesBeforeTheBeginning() {
        let host = DiaryKeyboard(diary)
        let app = UIApplication()
        app.keyboardHost = host
        UIApplication.current = app
        defer { withExtendedLifetime((app, host)) {} }

        view.becomeFirstResponder()
        view.resignFirstResponder()

        #expect(
            diary.take() == [
                "shouldBegin?", "keyboard shows", "didBegin", "shouldEnd?", "keyboard hides",
                "didEnd",
            ])
    }

    // The selection is told before the text (assumed: A35).
    @Test("A text view asks about a typed character, and tells of the selection before the text")
    func typingAsksThenChangesThenTells() {
        view.becomeFirstResponder()
        _ = diary.take()

        Typing.type("a", into: view)

        #expect(view.text == "a")
        #expect(
            diary.take() == ["shouldChange 0,0 \"a\"?", "didChangeSelection", "didChange"])
    }

    // Return is inserted as a newline, if the delegate agrees (hboon/GrowingTextView@b24b085).
    @Test("Return inserts a newline into a text view after asking the delegate")
    func returnInsertsANewline() {
        view.becomeFirstResponder()
        view.text = "a"
        _ = diary.take()

        Typing.type("\n", into: view)

        #expect(view.text == "a\n")
        #expect(diary.take().first == "shouldChange 1,0 \"\\n\"?")
    }

    @Test("A typed character that the delegate refuses doesn't change a text view's text")
    func aRefusedChangeChangesNothing() {
        view.becomeFirstResponder()
        diary.refusals = ["shouldChange 0,0 \"a\""]

        Typing.type("a", into: view)

        #expect(view.text == "")
    }

    @Test("A text view doesn't tell of a text that code sets, but of one that it inserts")
    func textSetInCodeIsNoChangeByTheUser() {
        view.text = "hello"
        #expect(!diary.take().contains("didChange"))

        view.insertText("!")
        #expect(view.text == "hello!")
        #expect(diary.take().contains("didChange"))
    }

    @Test("A text view tells of a selection that code sets, but not of the same one again")
    func aSelectionSetInCodeIsToldOf() {
        view.text = "hello"
        _ = diary.take()

        view.selectedRange = NSRange(location: 1, length: 2)
        view.selectedRange = NSRange(location: 1, length: 2)

        #expect(diary.take() == ["didChangeSelection"])
        #expect(view.text(in: view.selectedTextRange!) == "el")
    }

    @Test(
        "A text view's selection that is set beyond its text is brought into the text",
        arguments: [
            NSRange(location: NSNotFound, length: 0), NSRange(location: 100, length: 5),
            NSRange(location: 2, length: .max), NSRange(location: -3, length: 2),
        ])
    func anImpossibleSelectionIsBroughtIntoTheText(range: NSRange) {
        view.text = "hello"
        view.selectedRange = range
        #expect(view.selectedRange.upperBound <= 5)
        #expect(view.selectedRange.location >= 0)
    }

    @Test("The delegate of a text view is that of its scroll view, and hears of scrolling")
    func oneDelegateHearsOfEditingAndScrolling() {
        view.text = String(repeating: "line\n", count: 40)
        _ = diary.take()

        view.contentOffset.y = 50

        #expect(diary.take() == ["didScroll"])
        #expect((view as UIScrollView).delegate === diary)
    }

    @Test("The content of a text view is as high as its lines and its insets")
    func theContentIsAsHighAsItsLines() {
        view.text = "one\ntwo\nthree"
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(view.contentSize == CGSize(width: 200, height: (3 * line + 16).rounded(.up)))
    }

    // Apple's reference: insets of 8 points above and below, 5 points of padding in a line.
    @Test("The first caret stands inside the text container's insets and its line padding")
    func theFirstCaretStandsInsideTheInsets() {
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.origin == CGPoint(x: 5, y: 8))
        #expect(abs(caret.height - 20.287) < 0.001)

        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.textContainer.lineFragmentPadding = 0
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 2, y: 1))
    }

    @Test("Typing beyond the bottom of a text view scrolls the caret into sight")
    func typingScrollsTheCaretIntoSight() {
        view.becomeFirstResponder()
        for _ in 0..<12 { Typing.type("\n", into: view) }

        let caret = view.caretRect(for: view.endOfDocument)

        #expect(view.contentOffset.y > 0)
        #expect(view.bounds.contains(caret))
    }

    @Test("A text view has an intrinsic height only without scrolling, and grows by its lines")
    func withoutScrollingItGrowsWithItsText() {
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let one = view.intrinsicContentSize.height
        #expect(one == 37)

        view.text = "one\ntwo"

        #expect(view.intrinsicContentSize.height == 57)
        #expect(view.sizeThatFits(CGSize(width: 40, height: 1000)).height > 57 - 1)
    }

    @Test("A tap on a text view begins editing and puts the caret there")
    func aTapPutsTheCaretWhereItIs() {
        view.text = "hello\nworld"
        let place = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 8)!)

        view.userTapped(at: CGPoint(x: place.midX, y: place.midY))

        #expect(view.isFirstResponder)
        #expect(view.selectedRange == NSRange(location: 8, length: 0))
    }

    @Test("A text view that isn't editable takes no typed text and doesn't ask its delegate")
    func whatCannotBeEditedAsksNobody() {
        view.isEditable = false
        view.becomeFirstResponder()
        Typing.type("a", into: view)

        #expect(view.text == "")
        #expect(diary.take().isEmpty)
    }

    @Test("A position moves down to the next line, and back up to where it was")
    func arrowsMoveBetweenLines() {
        view.text = "first\nsecond"
        let start = view.position(from: view.beginningOfDocument, offset: 2)!

        let below = view.position(from: start, in: .down, offset: 1)!
        let back = view.position(from: below, in: .up, offset: 1)!

        #expect((6...12).contains(view.offset(from: view.beginningOfDocument, to: below)))
        #expect(view.compare(back, to: start) == .orderedSame)
        #expect(view.position(from: start, offset: -3) == nil)
    }

    @Test("A word that the tokenizer finds includes its apostrophe, and ends before the space")
    func theTokenizerKnowsWords() {
        view.text = "don't stop now"
        let middle = view.position(from: view.beginningOfDocument, offset: 2)!
        let forward = UITextDirection(rawValue: UITextStorageDirection.forward.rawValue)

        let word = view.tokenizer.rangeEnclosingPosition(
            middle, with: .word, inDirection: forward)
        let end = view.tokenizer.position(
            from: view.position(from: middle, offset: 5)!, toBoundary: .word, inDirection: forward)

        #expect(word.flatMap { view.text(in: $0) } == "don't")
        #expect(end.map { view.offset(from: view.beginningOfDocument, to: $0) } == 10)
    }

    @Test(
        "The tokenizer finds each word, sentence, paragraph, character and document",
        arguments: [
            (UITextGranularity.word, "don't stop, 3 times", ["don't", "stop", "3", "times"]),
            (.sentence, "Stop! Who? 3.5 of us.", ["Stop! ", "Who? ", "3.5 of us."]),
            (.paragraph, "one\n\ntwo", ["one\n", "\n", "two"]),
            (.character, "a👍🏽", ["a", "👍🏽"]), (.document, "a b", ["a b"]), (.word, "", []),
        ])
    func theTokenizerFindsEveryUnit(
        granularity: UITextGranularity, text: String, units: [String]
    ) {
        view.text = text
        let forward = UITextDirection(rawValue: UITextStorageDirection.forward.rawValue)
        var found: [String] = []
        var offset = 0
        while offset < text.utf16.count {
            let place = view.position(from: view.beginningOfDocument, offset: offset)!
            let range = view.tokenizer.rangeEnclosingPosition(
                place, with: granularity, inDirection: forward)
            if let range { found.append(view.text(in: range) ?? "") }
            let end = range.map { view.offset(from: view.beginningOfDocument, to: $0.end) }
            offset = max(offset + 1, end ?? 0)
        }
        #expect(found == units)
    }
}
#endif
