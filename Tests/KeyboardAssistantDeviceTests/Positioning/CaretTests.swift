import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The caret in a text view taller than the screen: when editing begins, while people type, and when
/// it, or an end of the selection, moves without typing.
@MainActor
@Suite(.doubts(.keyboard)) struct CaretTests {
    private let stage = Stage(fields: 16)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    /// A text view 900 points tall among the fields, with a line every 20 points or so.
    private func showTallTextView() -> (TestForm, UITextView) {
        let form = TestForm(fields: 16)
        device.show(form)
        let textView = UITextView(frame: CGRect(x: 20, y: 60, width: 300, height: 900))
        textView.isScrollEnabled = false
        textView.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        form.content.addSubview(textView)
        return (form, textView)
    }

    private func caret(_ textView: UITextView, in form: TestForm) -> CGRect {
        let end = textView.selectedTextRange!.end
        return textView.convert(textView.caretRect(for: end), to: nil)
    }

    @Test("Of a text view taller than what shows, the caret is kept in sight", .requirement("U57"))
    func tallTextView() {
        let (form, textView) = showTallTextView()
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        let assistant = form.automatic(navigator)
        assistant.start()
        textView.selectedRange = NSRange(location: textView.text.count - 30, length: 0)

        device.focus(textView)

        let top = device.keyboard.frame!.minY
        #expect(caret(textView, in: form).maxY <= top)
        #expect(caret(textView, in: form).minY >= form.frameInWindow(form.scrollView).minY)
        #expect(form.frameInWindow(textView).maxY > top)
    }

    @Test("The caret is followed line by line while typing")
    func caretIsFollowedWhileTyping() {
        let (form, textView) = showTallTextView()
        textView.text = "One"
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        let assistant = form.automatic(navigator)
        assistant.start()
        device.focus(textView)
        let top = device.keyboard.frame!.minY

        for _ in 0..<30 {
            let before = form.scrollView.contentOffset.y
            device.type("\nMore")
            device.settle()
            #expect(caret(textView, in: form).maxY <= top)
            #expect(form.scrollView.contentOffset.y >= before)
        }
        #expect(form.scrollView.contentOffset.y > 0)
    }

    // MARK: Without typing

    /// A text view far taller than the screen, with its caret at the beginning.
    private func showTextView() -> UITextView {
        for field in form.fields { field.isHidden = true }
        let textView = UITextView(frame: CGRect(x: 20, y: 0, width: 300, height: 1280))
        textView.isScrollEnabled = false
        textView.text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")
        form.content.addSubview(textView)
        textView.selectedRange = NSRange(location: 0, length: 0)
        return textView
    }

    private func line(_ textView: UITextView, at position: UITextPosition) -> CGRect {
        textView.convert(textView.caretRect(for: position), to: nil)
    }

    private func isSeen(_ line: CGRect) -> Bool {
        line.minY >= form.frameInWindow(form.scrollView).minY - 0.01
            && line.maxY <= keyboardTop + 0.01
    }

    private func assistant(_ navigator: InputNavigator, _ textView: UITextView) -> KeyboardAssistant
    {
        navigator.addInputItems(inputItems: [textView])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        device.focus(textView)
        return assistant
    }

    @Test(
        "Where the navigator is asked to, it follows the moving end of a selection",
        .requirement("U301"))
    func movingEndOfSelectionIsFollowed() throws {
        let textView = showTextView()
        let navigator = InputNavigator()
        navigator.shouldSetTextViewDelegates = true
        let assistant = assistant(navigator, textView)

        // Downward from the beginning, then from the end upward.
        for range in [
            NSRange(location: 0, length: 300), NSRange(location: 0, length: 400),
            NSRange(location: 200, length: 200), NSRange(location: 3, length: 397),
        ] {
            textView.selectedRange = range
            device.settle()
            let selected = try #require(textView.selectedTextRange)
            let moving = range.location > 0 ? selected.start : selected.end
            #expect(isSeen(line(textView, at: moving)), "\(range)")
        }
        withExtendedLifetime(assistant) {}
    }

    private final class Forwarding: NSObject, UITextViewDelegate {
        let navigator: InputNavigator

        init(_ navigator: InputNavigator) {
            self.navigator = navigator
        }

        func textViewDidChangeSelection(_ textView: UITextView) {
            navigator.textInputDidChangeSelection(textView)
        }
    }

    @Test("An app that forwards one call has the caret followed", .requirement("U301"))
    func forwardedCallHasCaretFollowed() throws {
        let textView = showTextView()
        let navigator = InputNavigator()
        let delegate = Forwarding(navigator)
        textView.delegate = delegate
        let assistant = assistant(navigator, textView)

        textView.selectedRange = NSRange(location: 400, length: 0)
        device.settle()

        #expect(isSeen(line(textView, at: try #require(textView.selectedTextRange).end)))
        withExtendedLifetime((assistant, delegate)) {}
    }

    @Test(
        "Without either the caret is followed at the next change of the text", .requirement("U301"))
    func unheardCaretFollowedAtTextChange() throws {
        let textView = showTextView()
        let assistant = assistant(InputNavigator(), textView)

        textView.selectedRange = NSRange(location: 400, length: 0)
        device.settle()
        #expect(form.scrollView.contentOffset.y == 0)
        device.type("a")
        device.settle()

        #expect(isSeen(line(textView, at: try #require(textView.selectedTextRange).end)))
        withExtendedLifetime(assistant) {}
    }
}
