import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

private struct Stop: Error {}

/// What a script lends to inputs, and what it tells of the system.
@MainActor @Suite(.ownDevice) struct InputStandInTests {
    @Test(
        "Inputs get an empty input view, keep what is theirs, and lose it also after an error",
        .requirement("U561"))
    func inputsAreGivenBack() async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let (own, bar) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        form.fields[1].inputView = own
        form.fields[2].inputAccessoryView = bar
        await #expect(throws: Stop.self) {
            try await TestKeyboard.use(in: device.window) { keyboard in
                try keyboard.beginEditing(form.fields[0])
                #expect(form.fields[0].inputView?.bounds.height == 0)
                #expect(form.fields[3].inputView != nil)
                try keyboard.beginEditing(form.fields[1])
                try keyboard.beginEditing(form.fields[2])
                #expect(
                    keyboard.remarks == [
                        "It kept the input view of UITextField “Field 1”.",
                        "It kept, at the screen's bottom, the bar of UITextField “Field 2”.",
                    ])
                throw Stop()
            }
        }
        #expect(form.fields[0].inputView == nil && form.fields[3].inputView == nil)
        #expect(form.fields[1].inputView === own && form.fields[2].inputAccessoryView === bar)
        #expect(form.fields[2].inputView == nil)
        // The system's keyboard goes on with nothing.
        #expect(!form.fields[2].isFirstResponder && !device.keyboard.isVisible)
    }

    @Test("A text view gets an empty input view as well, and loses it", .requirement("U561"))
    func textViewIsGivenBack() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let text = UITextView(frame: CGRect(x: 20, y: 300, width: 280, height: 80))
        form.view.addSubview(text)
        let keyboard = TestKeyboard(in: device.window)
        try keyboard.beginEditing(text)
        device.settle()
        #expect(text.isFirstResponder && text.inputView?.bounds.height == 0)
        keyboard.end()
        #expect(text.inputView == nil)
    }

    @Test("A script that has ended lends nothing more", .requirement("U561"))
    func endedScriptLendsNothing() async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let keyboard = TestKeyboard(in: device.window)
        keyboard.end()
        await keyboard.perform(.show(height: 260))
        #expect(form.fields.allSatisfy { $0.inputView == nil })
    }

    @Test(
        "A keyboard that is forgotten gives back a turn later, and a second one at once",
        .requirement("U561"))
    func forgottenKeyboardEnds() async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        var keyboard: TestKeyboard? = TestKeyboard(in: device.window)
        #expect(form.fields[0].inputView != nil)
        let second = TestKeyboard(in: device.window)
        await keyboard?.perform(.show(height: 300))
        #expect(keyboard?.keyboardFrame == nil)
        keyboard = second
        keyboard = nil
        second.end()
        #expect(form.fields[0].inputView == nil)
        keyboard = TestKeyboard(in: device.window)
        #expect(form.fields[0].inputView != nil)
        await keyboard?.perform(.show(height: 300))
        let views = device.window.subviews.count
        keyboard = nil
        while form.fields[0].inputView != nil { await Task.yield() }
        #expect(device.window.subviews.count == views - 1)
    }

    @Test("A field that is edited already loses the system's keyboard", .requirement("U561"))
    func editedFieldLosesKeyboard() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        form.fields[0].becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.frame?.height == 260)
        let keyboard = TestKeyboard(in: device.window)
        device.settle()
        #expect(form.fields[0].isFirstResponder && (device.keyboard.frame?.height ?? 0) == 0)
        // What the app sets meanwhile is the app's.
        let own = UIView()
        form.fields[1].inputView = own
        keyboard.end()
        #expect(form.fields[0].inputView == nil && form.fields[1].inputView === own)
        form.fields[1].becomeFirstResponder()
        device.settle()
        #expect(!keyboard.systemNotices.isEmpty)
        let count = keyboard.systemNotices.count
        form.fields[2].becomeFirstResponder()
        device.settle()
        #expect(keyboard.systemNotices.count == count)
    }

    @Test("What has no input view that can be set is refused in words", .requirement("U561"))
    func otherViewsAreRefused() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let toggle = UISwitch(frame: .zero)
        form.view.addSubview(toggle)
        let keyboard = TestKeyboard(in: device.window)
        #expect(throws: TestKeyboard.Refusal.noSettableInputView("UISwitch")) {
            try keyboard.beginEditing(toggle)
        }
        form.fields[0].isEnabled = false
        #expect(throws: TestKeyboard.Refusal.notFirstResponder("UITextField “Field 0”")) {
            try keyboard.beginEditing(form.fields[0])
        }
        #expect(
            "\(TestKeyboard.Refusal.noSettableInputView("UISwitch"))".contains("UISwitch has no"))
        keyboard.end()
    }

    @Test(
        "What the system posts meanwhile is told, and answered with the script's keyboard if wanted",
        .requirement("U561"), arguments: [true, false])
    func systemIsAnswered(answers: Bool) async {
        let device = SimulatedDevice(.iPhoneSE)
        let center = NotificationCenter()
        let keyboard = TestKeyboard(in: device.window, center: center)
        keyboard.answersSystem = answers
        await keyboard.perform(.show(height: 260))
        #expect(keyboard.systemNotices == [])
        let hidden = CGRect(x: 0, y: 667, width: 375, height: 0)
        center.post(
            name: UIResponder.keyboardWillHideNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: hidden)])
        let diary = NoticeDiary(center)
        defer { diary.end() }
        await keyboard.perform(.wait(0.1))
        #expect(keyboard.systemNotices.map(\.notice) == [.willHide])
        #expect(keyboard.remarks == ["Others posted keyboardWillHide."])
        #expect(diary.entries.map(\.notice).contains(.willShow) == answers)
        #expect(diary.entries.last?.end == (answers ? keyboard.keyboardFrame : nil))
        keyboard.end()
    }

    @Test(
        "A gray view of the right place and size is drawn, and leaves with the keyboard",
        .requirement("U561"))
    func grayViewIsDrawn() async throws {
        let device = SimulatedDevice(.iPhoneSE)
        device.show(TestForm(avoids: false))
        let views = device.window.subviews.count
        let keyboard = TestKeyboard(in: device.window)
        await keyboard.perform(.show(height: 260))
        let dummy = try #require(device.window.subviews.last)
        #expect(device.window.subviews.count == views + 1)
        #expect(dummy.frame == CGRect(x: 0, y: 407, width: 375, height: 260))
        #expect(device.picture().contains("Keyboard"))
        await keyboard.perform(.drag(to: 500))
        #expect(dummy.frame.minY == 500)
        keyboard.isDrawn = false
        #expect(device.window.subviews.count == views)
        keyboard.isDrawn = true
        #expect(device.window.subviews.count == views + 1)
        await keyboard.perform([.hide, .wait(0.5)])
        #expect(device.window.subviews.count == views)
        keyboard.end()
    }
}
