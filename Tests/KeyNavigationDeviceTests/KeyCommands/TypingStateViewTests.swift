import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys)) struct TypingStateViewTests {
    private func typing(in view: UIView) -> TypingState {
        let device = SimulatedDevice()
        defer { withExtendedLifetime(device) {} }
        let controller = UIViewController()
        device.show(controller)
        view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        return KeyCommandContext(of: controller.view).typing
    }

    @Test(
        "The text input that is going on is found by the first responder", .requirement("F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func typingIsFoundByFirstResponder() {
        let readOnly = UITextView()
        readOnly.isEditable = false
        #expect(typing(in: UITextField()) == .field)
        #expect(typing(in: UITextView()) == .text)
        #expect(typing(in: readOnly) == .none)
        #expect(typing(in: UIView()) == .none)
        #expect(typing(in: KeyView()) == .text)
    }

    @Test("For a view that is gone or in no window no text is edited")
    func detachedViewHasNoTyping() {
        #expect(KeyCommandContext(of: nil) == KeyCommandContext())
        #expect(KeyCommandContext(of: UIView()) == KeyCommandContext())
    }
}

private final class KeyView: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}
