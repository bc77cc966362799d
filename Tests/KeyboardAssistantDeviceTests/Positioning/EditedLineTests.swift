import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The edited line: where a tap puts it, what brings it back, and what leaves everything where it is.
@MainActor
@Suite(.doubts(.keyboard)) struct EditedLineTests {
    private func keyboardTop(_ device: SimulatedDevice) -> CGFloat {
        device.keyboard.frame?.minY ?? device.window.bounds.maxY
    }

    private func lines(_ count: Int) -> String {
        (0..<count).map { "Line \($0)" }.joined(separator: "\n")
    }

    private func caret(_ textView: UITextView) -> CGRect {
        let end = textView.selectedTextRange!.end
        return textView.convert(textView.caretRect(for: end), to: nil)
    }

    /// A form with a text view instead of its inputs, `height` points high.
    private func show(
        _ height: CGFloat, scrolls: Bool, on device: SimulatedDevice
    ) -> (form: TestForm, textView: UITextView, navigator: InputNavigator) {
        let form = TestForm(fields: 24)
        device.show(form)
        for field in form.fields { field.isHidden = true }
        let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: height))
        textView.isScrollEnabled = scrolls
        textView.text = lines(40)
        form.content.addSubview(textView)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        return (form, textView, navigator)
    }

    @Test(
        "A tap on a line that stays in sight scrolls nothing, wherever the caret was",
        .requirement("U300"),
        arguments: [true, false], ["", "end"])
    func tapOnVisibleLine(always: Bool, caret: String) {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(1400, scrolls: false, on: device)
        let assistant =
            always
            ? form.automatic(navigator)
            : KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.start()
        textView.selectedRange = NSRange(location: caret.isEmpty ? 0 : 340, length: 0)
        form.scrollView.contentOffset.y = 200

        device.tap(at: CGPoint(x: 100, y: 300), in: device.window)
        device.settle()

        #expect(textView.isFirstResponder && device.keyboard.isVisible)
        #expect(form.scrollView.contentOffset.y == 200)
        #expect(abs(self.caret(textView).midY - 300) < 20)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A tap on a line that the keyboard covers brings that line up, and no further",
        .requirement("U300"))
    func tapOnCoveredLine() {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(1400, scrolls: false, on: device)
        let assistant = form.automatic(navigator, offset: 10)
        assistant.start()
        form.scrollView.contentOffset.y = 100

        device.tap(at: CGPoint(x: 100, y: 700), in: device.window)
        device.settle()

        #expect(abs(caret(textView).maxY - (keyboardTop(device) - 10)) < 1)
    }

    @Test(
        "A text view with more text than it shows stays in sight with its caret at the end",
        .requirement("U300"))
    func caretBelowTheTextView() {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let device = SimulatedDevice(.iPhoneSE, orientation: orientation)
            let (form, textView, navigator) = show(180, scrolls: true, on: device)
            let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
            textView.selectedRange = NSRange(location: textView.text.count, length: 0)

            device.focus(textView)

            let shown = CGRect(
                x: 0, y: form.frameInWindow(form.scrollView).minY, width: 2000,
                height: keyboardTop(device) - form.frameInWindow(form.scrollView).minY)
            let seen = shown.intersection(form.frameInWindow(textView)).height
            #expect(seen >= min(180, shown.height - 40), "\(orientation)")
            withExtendedLifetime(assistant) {}
        }
    }

    @Test(
        "A text view that is the scroll view itself shows the line from the tap on",
        .requirement("U302"))
    func textViewAsScrollView() throws {
        let device = SimulatedDevice()
        let screen = UIViewController()
        let textView = UITextView(frame: screen.view.bounds)
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.text = lines(60)
        screen.view.addSubview(textView)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        let assistant = KeyboardAssistant(scrollView: textView, navigator: navigator)

        device.tap(at: CGPoint(x: 100, y: 700), in: device.window)
        #expect(textView.isFirstResponder)
        device.settle()

        #expect(caret(textView).maxY <= keyboardTop(device) + 0.01)
        #expect(caret(textView).minY >= 400)
        // Its edges and its safe area are watched, and nothing in itself.
        #expect(screen.view.subviews.count { $0.isHidden } == 3)
        #expect(!textView.subviews.contains { $0.isHidden && $0.bounds.height > 0 })
        for _ in 0..<20 {
            device.type("\nMore")
            device.settle()
            #expect(caret(textView).maxY <= keyboardTop(device) + 0.01)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A tapped line at the bottom stops at the keyboard, also if its height is corrected",
        arguments: UIKitBehavior.FirstHeight.allCases)
    func tappedLineStopsAtKeyboard(firstHeight: UIKitBehavior.FirstHeight) throws {
        var behavior = UIKitBehavior.standard
        behavior.firstHeight = firstHeight
        let device = SimulatedDevice(behavior: behavior)
        let screen = UIViewController()
        let textView = UITextView(frame: screen.view.bounds)
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textView.text = lines(80)
        screen.view.addSubview(textView)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        let assistant = KeyboardAssistant(scrollView: textView, navigator: navigator)
        assistant.recordsMoves = true

        device.tap(at: CGPoint(x: 100, y: 830), in: device.window)
        device.settle()

        let gap = keyboardTop(device) - caret(textView).maxY
        #expect(gap >= -0.01 && gap <= 20.01, "\(gap)")
        #expect(!assistant.moves.contains { $0.inactionReason == .notFullyVisible })
    }

    @Test("A keyboard that springs back under a finger brings back the line with the caret")
    func springingKeyboardShowsCaret() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        let textView = UITextView(frame: screen.view.bounds)
        textView.keyboardDismissMode = .interactive
        textView.text = lines(80)
        screen.view.addSubview(textView)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [textView])
        let assistant = KeyboardAssistant(scrollView: textView, navigator: navigator)
        textView.contentOffset.y = 400
        device.tap(at: CGPoint(x: 100, y: 500), in: device.window)
        device.settle()
        let (line, top) = (caret(textView), keyboardTop(device))

        let finger = device.touch(at: CGPoint(x: 100, y: top - 10), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        #expect(caret(textView).minY > line.minY + 50)
        finger.hold(for: 0.2)
        finger.lift()
        device.settle()

        #expect(device.keyboard.isVisible)
        // Without a guide under the finger, nothing tells that the keyboard was away and is back.
        let guide = UIKitBehavior.standard.keyboardGuide
        let isTold = guide != .stale && guide != .silentDuringDrag
        #expect(!isTold || caret(textView).maxY <= keyboardTop(device) + 0.01)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Typing in a line that is in sight moves nothing, wherever the user has scrolled",
        .requirement("U303"))
    func typingInSight() {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(900, scrolls: false, on: device)
        let assistant = form.automatic(navigator)
        assistant.start()
        textView.selectedRange = NSRange(location: 100, length: 0)
        device.focus(textView)
        let line = caret(textView)
        let top = form.frameInWindow(form.scrollView).minY
        // The line at the keyboard's edge, in the middle, and at the upper edge.
        for place in [keyboardTop(device) - line.height - 1, 300, top + 1] {
            form.scrollView.contentOffset.y += caret(textView).minY - place
            let offset = form.scrollView.contentOffset.y
            device.type("a")
            device.settle()
            #expect(form.scrollView.contentOffset.y == offset, "\(place)")
        }
    }

    @Test("Typing brings the line back that the user has scrolled away", .requirement("U303"))
    func typingOutOfSight() {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(900, scrolls: false, on: device)
        let assistant = form.automatic(navigator)
        assistant.start()
        textView.selectedRange = NSRange(location: 100, length: 0)
        device.focus(textView)
        form.scrollView.contentOffset.y = 600
        #expect(caret(textView).maxY < 0)

        device.type("a")
        device.settle()

        #expect(caret(textView).minY >= form.frameInWindow(form.scrollView).minY)
        #expect(caret(textView).maxY <= keyboardTop(device))
    }

    @Test(
        "Typing in a text field leaves it where it shows whole, and brings it back otherwise",
        .requirement("U303"))
    func typingInField() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[9])
        let bottom = form.frameInWindow(form.fields[9]).maxY

        form.scrollView.contentOffset.y -= keyboardTop(device) - bottom
        let offset = form.scrollView.contentOffset.y
        device.type("a")
        device.settle()
        #expect(form.scrollView.contentOffset.y == offset)

        form.scrollView.contentOffset.y -= 10
        device.type("a")
        device.settle()
        #expect(form.frameInWindow(form.fields[9]).maxY <= keyboardTop(device))
    }

    @Test("Text that changes in another input than the focused one scrolls nothing")
    func typingInAnotherInputScrollsNothing() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[9])
        form.scrollView.contentOffset.y = 0

        NotificationCenter.default.post(
            name: UITextField.textDidChangeNotification, object: form.fields[8])
        device.settle()

        #expect(form.scrollView.contentOffset.y == 0)
    }

    @Test(
        "A field in nested scroll views is shown by the inner one first, and none overshoots",
        .requirement("U307"))
    func innerViewShowsNestedFieldFirst() throws {
        for policy in KeyboardAssistant.RepositionPolicy.allCases {
            let device = SimulatedDevice()
            let form = TestForm(fields: 24)
            device.show(form)
            let (inner, field) = form.addInner(
                CGRect(x: 0, y: 700, width: 390, height: 300), fieldAt: 700)
            let navigator = InputNavigator()
            navigator.addInputItems(inputItems: [field])
            let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
            assistant.repositionPolicy = policy

            device.focus(field)

            // The inner one as far as shows the field, the outer one for the rest.
            #expect(inner.contentOffset.y >= 440 && inner.contentOffset.y <= 480)
            let place = form.frameInWindow(field)
            #expect(abs(place.maxY - (keyboardTop(device) - 20)) < 1, "\(policy)")
            #expect(place.maxY <= form.frameInWindow(inner).maxY + 0.5)
        }
    }

    @Test(
        "Typing brings a field back that was scrolled away in an inner scroll view",
        .requirement("U307"))
    func typingInNested() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 24)
        device.show(form)
        let (inner, field) = form.addInner(
            CGRect(x: 0, y: 100, width: 390, height: 300), fieldAt: 500)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        device.focus(field)
        inner.contentOffset.y = 0

        NotificationCenter.default.post(
            name: UITextField.textDidChangeNotification, object: field)
        device.settle()

        #expect(
            form.frameInWindow(inner).insetBy(dx: 0, dy: -0.5).contains(form.frameInWindow(field)))
        withExtendedLifetime(assistant) {}
    }

    @Test("A tap while the keyboard is up is forgotten when focus comes back without one")
    func earlierTapDoesNotCount() throws {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(1400, scrolls: false, on: device)
        form.fields[23].isHidden = false
        navigator.addInputItem(inputItem: form.fields[23])
        let assistant = form.automatic(navigator, offset: 10)
        assistant.start()
        device.focus(form.fields[23])
        form.scrollView.contentOffset.y = 0
        // UIKit keeps the object of the touch for further ones.
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        finger.lift()
        device.settle()
        #expect(textView.isFirstResponder && form.scrollView.contentOffset.y == 0)

        device.focus(form.fields[23])
        form.scrollView.contentOffset.y = 0
        textView.selectedRange = NSRange(location: textView.text.count, length: 0)
        device.focus(textView)
        let end = caret(textView)
        #expect(end.maxY <= keyboardTop(device) && end.minY > 47)
        withExtendedLifetime((assistant, finger)) {}
    }

    @Test("A tap in the edited text is forgotten when the caret moves on", .requirement("U303"))
    func tapInEditedTextIsForgotten() {
        let device = SimulatedDevice()
        let (form, textView, navigator) = show(1400, scrolls: false, on: device)
        let assistant = form.automatic(navigator)
        assistant.start()
        textView.selectedRange = NSRange(location: 0, length: 0)
        device.focus(textView)
        // UIKit keeps the object of the touch for further ones.
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        finger.lift()
        device.settle()
        #expect(form.scrollView.contentOffset.y == 0)

        textView.selectedRange = NSRange(location: textView.text.count, length: 0)
        device.type("a")
        device.settle()

        #expect(form.scrollView.contentOffset.y > 0)
        #expect(caret(textView).maxY <= keyboardTop(device) && caret(textView).minY > 47)
        withExtendedLifetime((assistant, finger)) {}
    }

    @Test(
        "Room for the keyboard is made anew when typing makes content scrollable",
        .requirement("U303"))
    func typingMakesContentScrollable() throws {
        let scene = AssistedForm(form: TestForm(fields: 3, bottom: .viewEdge))
        let (form, field) = (scene.form, scene.form.fields[0])
        let height = try #require(form.content.constraints.first { $0.constant == 240 })
        field.addAction(UIAction { _ in height.constant = 900 }, for: .editingChanged)
        scene.focus(0)
        #expect(scene.inset == scene.covered && scene.scrollView.adjustedContentInset.bottom == 336)

        scene.device.type("a")
        scene.device.settle()

        // The system has added the safe area.
        #expect(scene.inset == scene.covered - 34)
        #expect(scene.scrollView.adjustedContentInset.bottom == 336)
    }
}
