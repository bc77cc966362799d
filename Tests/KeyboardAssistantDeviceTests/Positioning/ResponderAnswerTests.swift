import CoreGraphics
import DeviceFixtures
import DeviceTesting
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// How often a window is looked through for a first responder that isn't there.
@MainActor
@Suite struct ResponderAnswerTests {
    @Test("A window that nobody types in is looked through twice at most while the keyboard hides")
    func windowIsLookedThroughTwice() {
        let device = SimulatedDevice()
        let form = TestForm()
        device.show(form)
        let witness = Witness()
        form.content.addSubview(witness)
        let assistant = form.assisted()
        device.focus(form.fields[5])
        witness.questions = 0
        form.fields[5].resignFirstResponder()
        device.settle()
        #expect(witness.questions == 2, "once to measure, and once after the app was told")
        withExtendedLifetime(assistant) {}
    }

    @Test("A view that takes the keys when an observer is told is found by the next one")
    func newFirstResponderIsFoundByNextObserver() {
        let device = SimulatedDevice()
        let form = TestForm()
        device.show(form)
        let view = KeyView()
        form.content.addSubview(view)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        device.focus(form.fields[0])
        var owners: [UIResponder?] = []
        let tokens = [
            observer.observe { event in
                guard case .heightChanged(0) = event else { return }
                owners.append(device.window.keyboardOwner)
                view.becomeFirstResponder()
            },
            observer.observe { event in
                guard case .heightChanged(0) = event else { return }
                owners.append(device.window.keyboardOwner)
            },
        ]
        device.keyboard.mode = .hardware(bar: false)
        form.fields[0].resignFirstResponder()
        device.settle()
        #expect(owners.count == 2 && owners[1] === view)
        withExtendedLifetime(tokens) {}
    }

    @Test("An input that begins editing while a keyboard's hide is told is found at once")
    func newFirstResponderIsFound() {
        let device = SimulatedDevice()
        let form = TestForm()
        device.show(form)
        let navigator = form.plainNavigator()
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        device.focus(form.fields[5])
        var hasBegun = false
        let token = assistant.observer.observe { event in
            guard case .heightChanged(0) = event, !hasBegun else { return }
            hasBegun = true
            form.fields[2].becomeFirstResponder()
        }
        form.fields[5].resignFirstResponder()
        device.settle()
        #expect(hasBegun && navigator.focusedItem === form.fields[2])
        let keyboard = device.keyboard.frame?.minY ?? 0
        #expect(form.frameInWindow(form.fields[2]).maxY <= keyboard)
        withExtendedLifetime((assistant, token)) {}
    }
}

/// A view that takes keys, and shows no keyboard where there is a hardware keyboard.
private final class KeyView: UIView, UIKeyInput {
    var hasText: Bool { false }

    func insertText(_ text: String) {}
    func deleteBackward() {}

    override var canBecomeFirstResponder: Bool { true }
}

/// A view that counts the questions whether it is first responder.
private final class Witness: UIView {
    var questions = 0

    override var isFirstResponder: Bool {
        questions += 1
        return super.isFirstResponder
    }
}
