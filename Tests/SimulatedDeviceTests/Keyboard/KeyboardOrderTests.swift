import CoreGraphics
import DeviceFixtures
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor @Suite struct KeyboardOrderTests {
    @Test(
        "Rule 2: a text field begins before the keyboard says so, and ends in between (ipad-ios5-landscape-show)"
    )
    func textFieldBeginsBeforeKeyboardTells() {
        let device = SimulatedDevice(.iPhoneSE)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        show(field, on: device)
        let order = OrderOfNotices(
            begin: UITextField.textDidBeginEditingNotification,
            end: UITextField.textDidEndEditingNotification)

        field.becomeFirstResponder()
        device.settle()
        field.resignFirstResponder()
        device.settle()

        #expect(
            order.lines == [
                "begin", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
                "willChangeFrame", "willHide", "end", "didChangeFrame", "didHide",
            ])
    }

    @Test("Rule 2: a text view begins after the keyboard says so (IQKeyboardManager 271)")
    func textViewBeginsAfterKeyboardTells() {
        let device = SimulatedDevice(.iPhoneSE)
        let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        show(textView, on: device)
        let order = OrderOfNotices(
            begin: UITextView.textDidBeginEditingNotification,
            end: UITextView.textDidEndEditingNotification)

        textView.becomeFirstResponder()

        #expect(order.lines == ["willChangeFrame", "willShow", "begin"])
    }

    @Test("A tapped field is edited, and contains the typed text")
    func tapAndType() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        show(field, on: device)

        try device.tap(field)
        device.type("Hello")
        device.deleteBackward()

        #expect(field.isFirstResponder)
        #expect(field.text == "Hell")
        #expect(device.keyboard.isVisible)
    }

    @Test("Removing the field takes the keyboard away (Apple, UIResponder)")
    func removingFieldTakesKeyboardAway() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TwoInputs(on: device)
        form.first.becomeFirstResponder()
        device.settle()
        let diary = KeyboardDiary(device)

        form.first.removeFromSuperview()

        #expect(diary.notices == [.willChangeFrame, .willHide])
        #expect(!device.keyboard.isVisible)
    }

    @Test("An input in the accessory view keeps that view, also when it ends (assumed: A30)")
    func inputInTheAccessoryView() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TwoInputs(on: device)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let input = TypingView(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        bar.addSubview(input)
        form.first.ownAccessory = bar
        device.keyboard.mode = .hardware(bar: false)
        form.first.becomeFirstResponder()
        #expect(device.keyboard.frame == CGRect(x: 0, y: 617, width: 375, height: 50))

        device.keyboard.mode = .docked
        input.becomeFirstResponder()
        device.type("hi")
        #expect(input.text == "hi")
        #expect(device.keyboard.frame?.height == 310)
        #expect(bar.window === device.keyboard.window)

        input.resignFirstResponder()
        device.settle()
        #expect(bar.window === device.keyboard.window)
        #expect(form.first.isFirstResponder)
    }

    private func show(_ view: UIView, on device: SimulatedDevice) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
    }
}

/// Writes down keyboard notifications among those of an input.
@MainActor
private final class OrderOfNotices {
    private(set) var lines: [String] = []
    private let observation = Observation()

    init(begin: NSNotification.Name, end: NSNotification.Name) {
        for notice in KeyboardNotice.allCases { note("\(notice)", on: notice.notificationName) }
        note("begin", on: begin)
        note("end", on: end)
    }

    private func note(_ line: String, on name: NSNotification.Name) {
        observation.tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.lines.append(line) }
            })
    }
}
