import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class AskedDelegate: NSObject, UITextViewDelegate {
    private(set) var sent: [String] = []

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        guard text == "\n" else { return true }
        sent.append(textView.text ?? "")
        return false
    }
}

/// A screen whose text view is in a bar of its own.
private final class ComposerScreen: UIViewController {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addSubview(text)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}

/// Forms and windows that are unlike the usual ones.
@MainActor @Suite(.ownDevice) struct OddFormTests {
    private func form(_ device: SimulatedDevice) -> TestForm {
        let form = TestForm(avoids: false)
        device.show(form)
        return form
    }

    @Test(
        "Return in a text view is a line break, unless its delegate refuses", .requirement("U562"))
    func textViewDelegateIsAsked() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        let text = UITextView(frame: CGRect(x: 20, y: 300, width: 280, height: 40))
        form.view.addSubview(text)
        let keyboard = TestKeyboard(in: device.window)
        try keyboard.beginEditing(text)
        text.enablesReturnKeyAutomatically = true
        #expect(keyboard.pressReturn() && text.text == "")
        text.text = "a"
        #expect(keyboard.pressReturn() && text.text == "a\n")
        let delegate = AskedDelegate()
        text.delegate = delegate
        #expect(keyboard.pressReturn() && text.text == "a\n")
        #expect(delegate.sent == ["a\n"])
        text.isEditable = false
        try keyboard.beginEditing(text)
        #expect(!keyboard.pressReturn() && text.text == "a\n")
        keyboard.end()
    }

    @Test("A text view in a controller's own bar is the first responder", .requirement("U561"))
    func composerIsFound() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = ComposerScreen()
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
        let keyboard = TestKeyboard(in: device.window)
        #expect(keyboard.firstResponder === screen)
        try keyboard.beginEditing(screen.text)
        #expect(keyboard.firstResponder === screen.text)
        #expect(keyboard.pressReturn() && screen.text.text == "\n")
        #expect(keyboard.remarks.first?.hasPrefix("It can't see what covers, in another") == true)
        keyboard.end()
    }

    @Test("What can't be edited is refused with what to do", .requirement("U561"))
    func refusalsSayWhatToDo() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        let keyboard = TestKeyboard(in: device.window)
        let lonely = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        lonely.placeholder = "Lonely"
        #expect(throws: TestKeyboard.Refusal.notInWindow("UITextField “Lonely”")) {
            try keyboard.beginEditing(lonely)
        }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        form.view.addSubview(bar)
        #expect(throws: TestKeyboard.Refusal.noSettableInputView("UISearchBar")) {
            try keyboard.beginEditing(bar)
        }
        try keyboard.beginEditing(bar.searchTextField)
        let refusals: [TestKeyboard.Refusal] = [
            .notInWindow("A"), .noSettableInputView("A"), .notFirstResponder("A"),
        ]
        let words = ["Load its screen", "text field or text view inside", "may be disabled"]
        for (refusal, word) in zip(refusals, words) { #expect("\(refusal)".contains(word)) }
        keyboard.end()
    }

    @Test(
        "A second window's input is edited, and said to be in another window", .requirement("U562"))
    func secondWindowIsTold() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        let window = UIWindow(windowScene: try #require(device.window.windowScene))
        let other = TestForm(avoids: false)
        window.rootViewController = other
        window.isHidden = false
        let keyboard = TestKeyboard(in: device.window)
        try keyboard.beginEditing(other.fields[0])
        #expect(
            keyboard.remarks == [
                "It can't see what covers, in another window, UITextField “Field 0”."
            ])
        let elsewhere = keyboard.visibility(of: other.fields[0])
        #expect(elsewhere.covers.map(\.name) == ["its being in another window"])
        let lost = keyboard.visibility(of: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(lost.covers.map(\.name) == ["the lack of a window"])
        keyboard.end()
        #expect(other.fields[0].inputView == nil && form.fields[0].inputView == nil)
    }

    @Test("A view without a size is not in sight, and told so", .requirement("U562"))
    func emptyViewIsTold() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        form.fields[0].frame.size.height = 0
        let visibility = device.visibility(of: form.fields[0])
        #expect(!visibility.isInSight && visibility.isHidden)
        #expect("\(visibility)".hasSuffix("has no size."))
    }

    @Test("An empty window gets no keyboard, and a remark what to do", .requirement("U560"))
    func emptyWindowIsRemarked() async {
        let device = SimulatedDevice(.iPhoneSE)
        let window = UIWindow(frame: .zero)
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: window, center: center)
        await keyboard.perform(.show(height: 260))
        #expect(diary.entries.isEmpty && keyboard.keyboardFrame == nil)
        #expect(keyboard.remarks.first?.contains("Give the window a frame first.") == true)
        // The window's size is that of the moment.
        window.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        await keyboard.perform(.show(height: 260))
        #expect(keyboard.keyboardFrame == CGRect(x: 0, y: 308, width: 320, height: 260))
        keyboard.end()
        withExtendedLifetime(device) {}
    }

    @Test(
        "Heights of 0 hide, also in halves, and an empty frame does nothing", .requirement("U560"))
    func emptyKeyboardsAreNone() async {
        let device = SimulatedDevice(.iPad9_7)
        let keyboard = TestKeyboard(in: device.window, center: NotificationCenter())
        let frame = CGRect(x: 0, y: 711, width: 768, height: 313)
        await keyboard.perform([.show(height: 313), .float(.zero)])
        #expect(keyboard.keyboardFrame == frame)
        await keyboard.perform(.split(height: 0))
        #expect(keyboard.keyboardFrame == nil)
        keyboard.end()
    }

    @Test("A script that ends in a recording posts no more of it", .requirement("U560"))
    func endsInRecording() async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let center = NotificationCenter()
        let keyboard = TestKeyboard(in: device.window, center: center)
        let token = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { keyboard.end() }
        }
        let steps = await keyboard.play(try #require(.named("iphone-se2-order-show")))
        center.removeObserver(token)
        #expect(steps.last?.notice == .willShow && steps.count < 8)
        #expect(keyboard.keyboardFrame == nil)
    }

    @Test("A script that ends as the keyboard leaves a turn turns nothing", .requirement("U560"))
    func endsInTurn() async {
        let device = SimulatedDevice(.iPhoneSE)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let center = NotificationCenter()
        let keyboard = TestKeyboard(in: window, center: center)
        await keyboard.perform(.show(height: 260))
        let token = center.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { keyboard.end() }
        }
        await keyboard.perform(.rotate(to: CGSize(width: 667, height: 375), height: 200))
        center.removeObserver(token)
        #expect(window.frame.size == CGSize(width: 375, height: 667))
        withExtendedLifetime(device) {}
    }

    @Test("A keyboard that is forgotten turns its window back", .requirement("U561"))
    func forgottenTurnEnds() async {
        let device = SimulatedDevice(.iPhoneSE)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        var keyboard: TestKeyboard? = TestKeyboard(in: window, center: NotificationCenter())
        await keyboard?.perform(.rotate(to: CGSize(width: 667, height: 375), height: 200))
        #expect(window.frame.width == 667)
        keyboard = nil
        for _ in 0..<100 where window.frame.width == 667 { await Task.yield() }
        #expect(window.frame.size == CGSize(width: 375, height: 667))
        withExtendedLifetime(device) {}
    }

    @Test("A keyboard that another one ends says so", .requirement("U561"))
    func endedKeyboardSaysSo() {
        let device = SimulatedDevice(.iPhoneSE)
        let first = TestKeyboard(in: device.window, center: NotificationCenter())
        let second = TestKeyboard(in: device.window, center: NotificationCenter())
        #expect(first.remarks == ["It was ended by another keyboard for the same window."])
        #expect(second.remarks == [])
        second.end()
    }

    @Test("An input view that the app sets in the script is its own", .requirement("U561"))
    func laterInputViewIsOwn() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        let keyboard = TestKeyboard(in: device.window)
        let own = UIView()
        form.fields[0].inputView = own
        try keyboard.beginEditing(form.fields[0])
        #expect(keyboard.remarks == ["It kept the input view of UITextField “Field 0”."])
        keyboard.end()
        #expect(form.fields[0].inputView === own)
    }

    @Test("A task that is canceled gets no answer that needs time", .requirement("U562"))
    func canceledTaskGetsNoAnswer() async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        let keyboard = TestKeyboard(in: device.window)
        let rest = Task { try await keyboard.waitUntilSettled() }
        let walk = Task { try await keyboard.walk(from: form.fields[0]) {} }
        rest.cancel()
        walk.cancel()
        await #expect(throws: CancellationError.self) { try await rest.value }
        await #expect(throws: CancellationError.self) { _ = try await walk.value }
        keyboard.end()
    }

    @Test("A file that is no recording is refused in words", .requirement("U560"))
    func readingErrorsHaveWords() {
        let errors: [KeyboardRecording.ReadingError] = [
            .notJSON, .malformed(path: ""), .malformed(path: "events.0.name"),
        ]
        #expect(
            errors.map { "\($0)" } == [
                "The file isn't JSON.", "The file's JSON isn't an object.",
                "“events.0.name” is missing, or has another type than in a recording.",
            ])
    }

    @Test("A device's script ends editing in each window", .requirement("U560"))
    func hideEndsEditingEverywhere() async {
        let device = SimulatedDevice(.iPad9_7)
        device.show(TestForm(avoids: false))
        let window = device.openWindow(size: CGSize(width: 500, height: 500))
        let other = TestForm(avoids: false)
        window.rootViewController = other
        other.fields[0].becomeFirstResponder()
        device.settle()
        #expect(device.keyboardFrame != nil)
        await device.perform(.hide)
        #expect(!other.fields[0].isFirstResponder && device.keyboardFrame == nil)
    }

    @Test(
        "A device's keyboard has the height of the script, with and without a bar of predictions",
        .requirement("U560"), arguments: [UIKeyboardType.default, .numberPad],
        [260, 30, 300] as [CGFloat])
    func deviceHasHeight(type: UIKeyboardType, height: CGFloat) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        form.fields[0].keyboardType = type
        try device.beginEditing(form.fields[0])
        await device.perform(.show(height: height))
        #expect(device.keyboardFrame?.height == height)
        await device.perform(.show(height: 260))
        #expect(device.keyboardFrame?.height == 260)
    }
}
