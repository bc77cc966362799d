import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct CaretTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }

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
}
