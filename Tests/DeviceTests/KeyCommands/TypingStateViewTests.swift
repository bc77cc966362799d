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
        "Who edits text is found by what has the keyboard's attention", .requirement("F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func typingIsFoundByKeyboardAttention() {
        let readOnly = UITextView()
        readOnly.isEditable = false
        #expect(typing(in: UITextField()) == .field)
        #expect(typing(in: UITextView()) == .text)
        #expect(typing(in: readOnly) == .none)
        #expect(typing(in: UIView()) == .none)
        #expect(typing(in: KeyView()) == .text)
    }

    @Test("A view that is gone or in no window sees nobody typing")
    func detachedViewSeesNobodyTyping() {
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
