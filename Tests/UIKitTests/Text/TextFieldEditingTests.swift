#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Writes down a text field's calls of its delegate, in order.
@MainActor
final class TextFieldDiary: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refusals: Set<String> = []
    private var tokens: [any NSObjectProtocol] = []

    func follow(_ field: UITextField, as name: String) {
        field.delegate = self
        field.accessibilityName = name
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
        ]
        for (event, word) in events {
            field.addAction(
                UIAction { [weak self] _ in self?.lines.append("\(name) .\(word)") }, for: event)
        }
        let notifications = [
            UITextField.textDidBeginEditingNotification: "didBegin",
            UITextField.textDidChangeNotification: "didChange",
            UITextField.textDidEndEditingNotification: "didEnd",
        ]
        for (notification, word) in notifications {
            tokens.append(
                NotificationCenter.default.addObserver(
                    forName: notification, object: field, queue: nil
                ) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append("\(name) posts \(word)") }
                })
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func answer(_ field: UITextField, _ question: String) -> Bool {
        lines.append("\(field.accessibilityName) \(question)?")
        return !refusals.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        answer(textField, "shouldBegin")
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append("\(textField.accessibilityName) didBegin")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        answer(textField, "shouldEnd")
    }

    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        lines.append(
            "\(textField.accessibilityName) didEnd \(reason == .committed ? "committed" : "otherwise")"
        )
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        answer(textField, "shouldChange \(range.location),\(range.length) \"\(string)\"")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        lines.append("\(textField.accessibilityName) didChangeSelection")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        answer(textField, "shouldClear")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        answer(textField, "shouldReturn")
    }
}

extension UITextField {
    fileprivate var accessibilityName: String {
        get { tag == 1 ? "A" : "B" }
        set { tag = newValue == "A" ? 1 : 2 }
    }
}

// Where a test names no source: Apple's reference of UITextFieldDelegate; for Return also
// LTHPasscodeViewController#9 and AutoKeyboardScrollView#5.
@MainActor
@Suite struct TextFieldEditingTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    let b = UITextField(frame: CGRect(x: 0, y: 40, width: 300, height: 34))
    let diary = TextFieldDiary()

    init() {
        window.addSubview(a)
        window.addSubview(b)
        window.makeKeyAndVisible()
        diary.follow(a, as: "A")
        diary.follow(b, as: "B")
    }

    // Apple, UITextFieldDelegate: the delegate, then the notification; the control event stands
    // between them (assumed: A16).
    @Test("A field that begins editing asks and tells its delegate, sends its event and then posts")
    func aFieldThatBeginsAsksAndTellsInOrder() {
        #expect(a.becomeFirstResponder())

        #expect(a.isEditing)
        #expect(
            diary.take() == [
                "A shouldBegin?", "A didBegin", "A .editingDidBegin", "A posts didBegin",
            ])
    }

    // hackiftekhar/IQKeyboardManager#158 and #483: the new field is asked first.
    @Test("The old field ends editing after the new one is asked and before it begins")
    func movingOnEndsTheOldFieldBeforeTheNewOneBegins() {
        a.becomeFirstResponder()
        _ = diary.take()

        b.becomeFirstResponder()

        #expect(
            diary.take() == [
                "B shouldBegin?", "A shouldEnd?", "A didEnd committed", "A .editingDidEnd",
                "A posts didEnd", "B didBegin", "B .editingDidBegin", "B posts didBegin",
            ])
    }

    @Test("A field whose delegate refuses to begin leaves the old field editing")
    func aRefusalToBeginLeavesEverythingAsItWas() {
        a.becomeFirstResponder()
        _ = diary.take()
        diary.refusals = ["shouldBegin"]

        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
        #expect(diary.take() == ["B shouldBegin?"])
    }

    @Test("A field whose delegate refuses to end stays the first responder")
    func aRefusalToEndKeepsTheFirstResponder() {
        a.becomeFirstResponder()
        diary.refusals = ["shouldEnd"]

        #expect(!b.becomeFirstResponder())
        #expect(!a.resignFirstResponder())
        #expect(a.isFirstResponder)
    }

    // Apple's reference: didEnd comes although shouldEnd said no, when the field leaves its window
    // or is told to end by force.
    @Test(
        "A field that is forced to end, or leaves its window, doesn't ask its delegate",
        arguments: [true, false])
    func forceEndsWithoutAsking(byLeavingTheWindow leaves: Bool) {
        a.becomeFirstResponder()
        _ = diary.take()
        diary.refusals = ["shouldEnd"]

        if leaves { a.removeFromSuperview() } else { window.endEditing(true) }

        #expect(!a.isEditing)
        #expect(diary.take() == ["A didEnd committed", "A .editingDidEnd", "A posts didEnd"])
    }

    @Test("A field that leaves its window has ended editing while it was still in the tree")
    func endComesBeforeLeaving() {
        let other = UIView()
        for leave in [{ self.a.removeFromSuperview() }, { other.addSubview(self.a) }] {
            window.addSubview(a)
            a.becomeFirstResponder()
            var places: [UIView?] = []
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidEndEditingNotification, object: a, queue: nil
            ) { [a, window] _ in
                MainActor.assumeIsolated { places = [a.superview, a.window, window] }
            }
            leave()
            #expect(places.count == 3 && places.allSatisfy { $0 === window })
            #expect(a.window == nil && !a.isEditing)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("A delegate may remove, at the end of editing, the field that is about to be moved")
    func fieldIsRemovedAtItsEnd() {
        final class Remover: NSObject, UITextFieldDelegate {
            func textFieldDidEndEditing(_ textField: UITextField) {
                textField.removeFromSuperview()
            }
        }
        let (remover, other) = (Remover(), UIView())
        a.delegate = remover
        a.becomeFirstResponder()
        other.addSubview(a)
        #expect(a.superview === other && other.subviews == [a] && !window.subviews.contains(a))
    }

    @Test("A disabled field doesn't begin editing, and doesn't ask its delegate")
    func aDisabledFieldDoesNotBeginAndAsksNobody() {
        a.isEnabled = false

        #expect(!a.becomeFirstResponder())
        #expect(diary.take().isEmpty)
    }

    @Test("A field asks its delegate about a typed character, changes its text and then tells")
    func typingAsksThenChangesThenTells() {
        a.becomeFirstResponder()
        a.text = "ab"
        _ = diary.take()

        Typing.type("c", into: a)

        #expect(a.text == "abc")
        #expect(
            diary.take() == [
                "A shouldChange 2,0 \"c\"?", "A didChangeSelection", "A .editingChanged",
                "A posts didChange",
            ])
    }

    @Test("A keystroke that the delegate refuses changes nothing and isn't told")
    func aRefusedStrokeChangesNothing() {
        a.becomeFirstResponder()
        diary.refusals = ["shouldChange 0,0 \"x\""]
        _ = diary.take()

        Typing.type("x", into: a)

        #expect(a.text == "")
        #expect(diary.take() == ["A shouldChange 0,0 \"x\"?"])
    }

    // Neither event nor notification for `text` (marinofelipe/CurrencyText#80); `insertText` does
    // not ask (YuAo/WUEmoticonsKeyboard#2), but tells (assumed: A17).
    @Test("A field doesn't ask about text that code changes, and tells only of inserted text")
    func codeThatChangesTheTextIsNotAsked() {
        a.becomeFirstResponder()
        _ = diary.take()

        a.text = "new"
        #expect(diary.take().isEmpty)

        a.insertText("er")
        #expect(a.text == "newer")
        #expect(
            diary.take() == ["A didChangeSelection", "A .editingChanged", "A posts didChange"])
    }

    @Test("Backspace deletes a whole character or the selection")
    func backspaceTakesAWholeCharacterOrTheSelection() {
        a.becomeFirstResponder()
        a.text = "ab👍🏽"
        _ = diary.take()

        Typing.deleteBackward(in: a)
        #expect(a.text == "ab")
        #expect(diary.take().first == "A shouldChange 2,4 \"\"?")

        a.selectAllText()
        Typing.deleteBackward(in: a)
        #expect(a.text == "")
        _ = diary.take()

        Typing.deleteBackward(in: a)
        #expect(diary.take().isEmpty)
    }

    @Test("A typed character replaces the selected text of a field")
    func typingReplacesTheSelection() {
        a.becomeFirstResponder()
        a.text = "hello"
        a.selectAllText()

        Typing.type("y", into: a)

        #expect(a.text == "y")
    }

    // LTHPasscodeViewController 9: false from textFieldShouldReturn ends it.
    @Test("A Return that the delegate refuses sends no event and leaves the field editing")
    func aRefusedReturnSendsNothing() {
        a.addAction(UIAction { _ in Issue.record("sent") }, for: .editingDidEndOnExit)
        a.becomeFirstResponder()
        diary.refusals = ["shouldReturn"]
        _ = diary.take()

        Typing.type("\n", into: a)

        #expect(diary.take() == ["A shouldReturn?"])
        #expect(a.isFirstResponder)
    }

    @Test("Return keeps a field editing that has no action for the end on exit")
    func returnWithoutAnExitTargetDoesNotResign() {
        a.becomeFirstResponder()
        _ = diary.take()

        Typing.type("\n", into: a)

        #expect(diary.take() == ["A shouldReturn?", "A .primaryAction"])
        #expect(a.isFirstResponder)
        #expect(a.text == "")
    }

    // AutoKeyboardScrollView 5: an empty action is enough to make the field resign.
    @Test("Return resigns a field that has an action for the end on exit")
    func returnWithAnExitTargetResigns() {
        a.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        a.becomeFirstResponder()

        Typing.type("\n", into: a)

        #expect(!a.isFirstResponder)
    }

    // li-qing.github.io 2015: unless the action made another responder first.
    @Test("Return doesn't resign the field that the action for the end on exit has chosen")
    func returnDoesNotTakeAwayWhatTheExitTargetChose() {
        a.addAction(
            UIAction { [b] _ in _ = b.becomeFirstResponder() }, for: .editingDidEndOnExit)
        a.becomeFirstResponder()

        Typing.type("\n", into: a)

        #expect(b.isFirstResponder)
    }

    @Test("Return does nothing in an empty field that enables its Return key automatically")
    func anEmptyFieldMayHaveNoReturn() {
        a.enablesReturnKeyAutomatically = true
        a.becomeFirstResponder()
        _ = diary.take()

        Typing.type("\n", into: a)
        #expect(diary.take().isEmpty)

        a.text = "x"
        Typing.type("\n", into: a)
        #expect(diary.take().first == "A shouldReturn?")
    }

    // Apple's reference: the delegate's textFieldShouldClear overrides clearsOnBeginEditing.
    @Test("A field that clears as editing begins keeps its text if the delegate refuses")
    func clearingAtTheBeginningCanBeRefused() {
        a.text = "kept"
        a.clearsOnBeginEditing = true
        diary.refusals = ["shouldClear"]
        a.becomeFirstResponder()
        #expect(a.text == "kept")

        a.resignFirstResponder()
        diary.refusals = []
        a.becomeFirstResponder()
        #expect(a.text == "")
    }

    // (assumed: A36)
    @Test("A field has no selection without editing, and the caret at the end with it")
    func withoutEditingThereIsNoSelection() {
        a.text = "abc"
        #expect(a.selectedTextRange == nil)

        a.becomeFirstResponder()
        #expect(a.selectedTextRange?.isEmpty == true)
        #expect(a.selectedTextRange?.start == a.endOfDocument)
    }

    @Test("A tap on a field's text begins editing and puts the caret there")
    func aTapPutsTheCaretWhereItIs() {
        a.text = "hello world"
        let place = a.caretRect(for: a.position(from: a.beginningOfDocument, offset: 5)!)

        a.userTapped(at: CGPoint(x: place.minX, y: place.midY))

        #expect(a.isFirstResponder)
        #expect(a.offset(from: a.beginningOfDocument, to: a.selectedTextRange!.start) == 5)
    }

    @Test("A tap on the clear button asks the delegate and clears the field")
    func theClearButtonAsksAndClears() {
        a.text = "abc"
        a.clearButtonMode = .always
        let button = a.clearButtonRect(forBounds: a.bounds)

        a.userTapped(at: CGPoint(x: button.midX, y: button.midY))

        #expect(a.text == "")
        #expect(diary.take().first == "A shouldClear?")
    }

    // What is typed first takes the place of an old secret (stephsharp/MaterialTextField#15), and
    // so does a delete key (ReactiveCocoa/ReactiveCocoa#779).
    @Test("The first keystroke in a secure field replaces the text from an earlier editing")
    func anOldSecretGivesWayToTheFirstStroke() {
        a.isSecureTextEntry = true
        a.becomeFirstResponder()
        Typing.type("a", into: a)
        Typing.type("b", into: a)
        #expect(a.text == "ab")

        a.resignFirstResponder()
        a.becomeFirstResponder()
        Typing.type("c", into: a)
        #expect(a.text == "c")

        a.resignFirstResponder()
        a.text = "again"
        a.becomeFirstResponder()
        Typing.deleteBackward(in: a)
        #expect(a.text == "")
    }

    // An enclosing scroll view shows a field that begins to be edited
    // (splinter.com.au/2014/09/08/form-scrolling).
    @Test("A field that begins editing is scrolled into sight by its scroll view")
    func aFieldThatBeginsIsScrolledIntoSight() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        scrollView.contentSize = CGSize(width: 320, height: 1000)
        window.addSubview(scrollView)
        a.frame.origin.y = 600
        scrollView.addSubview(a)

        a.becomeFirstResponder()
        VirtualClock.current.advance(by: 1)

        #expect(abs(scrollView.contentOffset.y - (600 + 34 - 200)) < 0.01)
    }

    @Test("A field whose delegate resigns it as it begins isn't editing")
    func whoResignsWhileItBeginsIsNotEditing() {
        final class Reluctant: NSObject, UITextFieldDelegate {
            func textFieldDidBeginEditing(_ textField: UITextField) {
                textField.resignFirstResponder()
            }
        }
        let reluctant = Reluctant()
        a.delegate = reluctant

        a.becomeFirstResponder()

        #expect(!a.isFirstResponder)
        #expect(!a.isEditing)
    }

    @Test("A delegate with the method without a reason hears once of the end of editing")
    func aDelegateWithTheShortFormHearsTheEnd() {
        final class Short: NSObject, UITextFieldDelegate {
            var ended = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
        }
        let short = Short()
        a.delegate = short

        a.becomeFirstResponder()
        a.resignFirstResponder()

        #expect(short.ended == 1)
    }
}

extension UITextField {
    fileprivate func selectAllText() {
        selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }
}
#endif
