import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Carets that move without typing, as far as the navigator notices them.
@MainActor
@Suite(.doubts(.keyboard)) struct CaretMoveTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    /// A delegate that records the calls of a text view.
    private final class Diary: NSObject, UITextViewDelegate {
        var lines: [String] = []
        var refused: Set<String> = []

        private func answer(_ question: String) -> Bool {
            lines.append(question)
            return !refused.contains(question)
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("begin?") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("end?") }
        func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
        func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
        func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }

        func scrollViewDidEndDragging(
            _ scrollView: UIScrollView, willDecelerate decelerate: Bool
        ) {
            lines.append("dragged")
        }

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            answer("change \(text)")
        }
    }

    private func makeTextView() -> UITextView {
        let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
        textView.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        form.content.addSubview(textView)
        return textView
    }

    private func moveCaret(in input: any UITextInput, to offset: Int) {
        let position = input.position(from: input.beginningOfDocument, offset: offset)!
        input.selectedTextRange = input.textRange(from: position, to: position)
    }

    @Test(
        "A caret that moves in a field is reported where the navigator is its delegate",
        .requirement("U301"),
        arguments: ReturnKeyPolicy.allCases)
    func caretMoveInFieldIsReported(policy: ReturnKeyPolicy) {
        let navigator = InputNavigator(returnKey: policy)
        navigator.addInputItems(inputItems: form.fields)
        form.fields[0].text = "abc"
        form.fields[0].becomeFirstResponder()
        var moved: [UIView] = []
        let subscription = navigator.caretMoves.add { moved.append($0) }
        moveCaret(in: form.fields[0], to: 1)
        #expect(moved == (policy == .delegate ? [form.fields[0]] : []))
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "A text view is touched only where the app asks for that, and given back",
        .requirement("U301"))
    func onlyRequestedTextViewsAreTouched() {
        let (navigator, diary, textView) = (
            InputNavigator(returnKey: .delegate), Diary(), makeTextView()
        )
        textView.delegate = diary
        navigator.addInputItem(inputItem: textView)
        textView.becomeFirstResponder()
        var moved: [UIView] = []
        let subscription = navigator.caretMoves.add { moved.append($0) }
        moveCaret(in: textView, to: 3)
        #expect(textView.delegate === diary && moved == [])

        navigator.shouldSetTextViewDelegates = true
        diary.lines = []
        moveCaret(in: textView, to: 5)
        #expect(moved == [textView])
        #expect(diary.lines.contains("selection"))
        navigator.shouldSetTextViewDelegates = false
        #expect(textView.delegate === diary)
        navigator.shouldSetTextViewDelegates = true
        let other = makeTextView()
        navigator.addInputItem(inputItem: other)
        #expect(other.delegate != nil)
        navigator.stop()
        #expect(textView.delegate === diary && other.delegate == nil)
        navigator.start()
        #expect(other.delegate != nil)
        let late = Diary()
        other.delegate = late
        navigator.removeInputItems()
        #expect(textView.delegate === diary && other.delegate === late)
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "An app that forwards one call has its carets followed, and unknown inputs are ignored",
        .requirement("U301")
    )
    func forwardedCallLetsCaretsBeFollowed() {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: form.fields)
        var moved: [UIView] = []
        let subscription = navigator.caretMoves.add { moved.append($0) }
        navigator.textInputDidChangeSelection(form.fields[1])
        navigator.textInputDidChangeSelection(UITextField())
        #expect(moved == [form.fields[1]])
        withExtendedLifetime(subscription) {}
    }

    /// The calls that a text view's delegate receives during editing, with or without a navigator.
    private func play(refusing refused: Set<String>, navigator: InputNavigator?) throws -> [String]
    {
        let (device, form, diary) = (SimulatedDevice(), TestForm(), Diary())
        device.show(form)
        let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        textView.text = (0..<20).map { "Line \($0)" }.joined(separator: "\n")
        form.content.addSubview(textView)
        textView.delegate = diary
        navigator?.shouldSetTextViewDelegates = true
        navigator?.addInputItem(inputItem: textView)
        diary.lines = []
        diary.refused = refused
        try device.tap(textView)
        device.settle()
        device.type("ab")
        device.drag(textView, by: CGVector(dx: 0, dy: -30))
        device.settle()
        device.focus(form.fields[0])
        navigator?.removeInputItems()
        #expect(textView.delegate === diary)
        return diary.lines
    }

    @Test(
        "A text view's delegate receives and decides the same as without the navigator",
        .requirement("U301"),
        arguments: [[], ["begin?"], ["end?"], ["change a"]] as [Set<String>])
    func textViewDelegateNoticesNoNavigator(refused: Set<String>) throws {
        let alone = try play(refusing: refused, navigator: nil)
        let beside = try play(refusing: refused, navigator: InputNavigator())
        #expect(alone == beside)
        #expect(alone.contains("begin?") && alone.contains("scroll"))
    }
}
