import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The audit of a form, on a device and with a keyboard that isn't there.
@MainActor @Suite(.ownDevice) struct AccessibilityAuditTests {
    @Test(
        "A form that avoids the keyboard seems right in each row, and none says that it conforms",
        .requirement("U586"), arguments: [true, false])
    func goodFormSeemsRight(isDevice: Bool) async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm()
        device.show(form)
        let test = isDevice ? nil : TestKeyboard(in: device.window)
        let keyboard: any ScriptedKeyboard = test ?? device
        let findings = await keyboard.audit(form.view, keyboardHeight: 260)
        #expect(findings.filter { !$0.seemsRight } == [])
        for rule in AccessibilityFinding.Rule.allCases {
            #expect(
                findings.filter { $0.rule == rule }.map(\.element)
                    == form.fields.map { "UITextField “\($0.placeholder ?? "")”" })
        }
        #expect(findings.allSatisfy { $0.text.hasPrefix("seems to ") })
        #expect(!findings.contains { "\($0)".contains("conform") })
        #expect(form.fields.allSatisfy { !$0.isFirstResponder })
        test?.end()
    }

    @Test("What is wrong with a form is told by rule", .requirement("U586"))
    func badFormIsTold() async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        // This one is around everything, and therefore no element.
        form.view.addGestureRecognizer(UITapGestureRecognizer())
        let tapped = UIView(frame: CGRect(x: 20, y: 90, width: 100, height: 40))
        tapped.addGestureRecognizer(UITapGestureRecognizer())
        form.scrollView.addSubview(tapped)
        let text = UITextView(frame: CGRect(x: 20, y: 600, width: 280, height: 40))
        form.scrollView.addSubview(text)
        let keyboard = TestKeyboard(in: device.window)
        let findings = await keyboard.audit(form.view, keyboardHeight: 260)
        let wrong = findings.filter { !$0.seemsRight }
        #expect(wrong.filter { $0.rule == .keyboard }.map(\.element) == ["UIView"])
        #expect(wrong.filter { $0.rule == .noKeyboardTrap }.map(\.element) == ["UITextView"])
        // The tapped view comes last in the hierarchy, and second on the screen.
        #expect(wrong.filter { $0.rule == .focusOrder }.map(\.element) == ["UIView"])
        #expect(
            wrong.filter { $0.rule == .focusNotObscured }.map(\.element) == [
                "UITextField “Field 4”", "UITextField “Field 5”", "UITextView",
            ])
        keyboard.end()
    }

    @Test(
        "In a language from right to left, the right one of two comes first", .requirement("U586"),
        arguments: [true, false])
    func orderFollowsLanguage(isReversed: Bool) async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        device.show(screen)
        screen.view.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
        for x in [200, 20] {
            let field = UITextField(frame: CGRect(x: x, y: 40, width: 100, height: 40))
            screen.view.addSubview(field)
        }
        let findings = await device.audit(screen.view, keyboardHeight: 260)
        let order = findings.filter { $0.rule == .focusOrder }.map(\.seemsRight)
        #expect(order == [true, isReversed])
    }
}
