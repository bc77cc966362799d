import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A delegate that records all calls of a text field.
@MainActor
private final class Diary: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var refused: Set<String> = []

    private func answer(_ question: String, _ field: UITextField) -> Bool {
        lines.append("\(field.tag) \(question)")
        return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        answer("begin?", textField)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append("\(textField.tag) began")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("end?", textField) }

    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        lines.append("\(textField.tag) ended \(reason.rawValue)")
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        lines.append("\(textField.tag) \(range.location)+\(range.length) \(string)")
        return !refused.contains("change?")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        lines.append("\(textField.tag) selection")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear?", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return?", textField) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct ForwardedCallTests {
    /// The calls that the delegate receives in two fields, with or without a navigator.
    private func play(refusing refused: Set<String>, navigator: InputNavigator?) -> [String] {
        let (device, form, diary) = (SimulatedDevice(), TestForm(fields: 2), Diary())
        device.show(form)
        for (index, field) in form.fields.enumerated() {
            field.tag = index
            field.delegate = diary
            field.clearButtonMode = .always
        }
        navigator?.addInputItems(inputItems: form.fields)
        diary.lines = []
        diary.refused = refused
        device.focus(form.fields[0])
        device.type("ab")
        device.focus(form.fields[1])
        device.type("c")
        form.fields[1].resignFirstResponder()
        device.settle()
        // Return itself is what a navigator answers to; whether it was asked for is compared.
        if refused.contains("return?") {
            form.fields[0].becomeFirstResponder()
            device.type("\n")
        }
        navigator?.removeInputItems()
        #expect(form.fields.allSatisfy { $0.delegate === diary })
        return diary.lines
    }

    @Test(
        "With a navigator, the app's delegate gets the same calls with the same effect",
        .requirement("F49"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/473"),
        arguments: [[], ["begin?"], ["end?"], ["change?"], ["return?"], ["clear?"]])
    func appsDelegateHearsSameThroughNavigator(refused: [String]) {
        let plain = play(refusing: Set(refused), navigator: nil)
        let forwarded = play(
            refusing: Set(refused),
            navigator: .createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))

        #expect(forwarded == plain)
        #expect(!plain.isEmpty)
    }

    @Test(
        "The app's delegate has its say in the edit menu, and for want of one the system has",
        .requirement("F49"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/473"))
    func appsDelegateDecidesEditMenu() {
        final class MenuDelegate: NSObject, UITextFieldDelegate {
            let menu = UIMenu(title: "Mine")
            var lines: [String] = []

            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                lines.append("\(range.location)+\(range.length), \(suggestedActions.count)")
                return menu
            }

            func textField(
                _ textField: UITextField,
                willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                lines.append("present")
            }

            func textField(
                _ textField: UITextField,
                willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                lines.append("dismiss")
            }
        }
        final class Animator: NSObject, UIEditMenuInteractionAnimating {
            func addAnimations(_ animations: @escaping () -> Void) {}
            func addCompletion(_ completion: @escaping () -> Void) {}
        }
        let (field, plain, app) = (UITextField(), UITextField(), MenuDelegate())
        field.delegate = app
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: [field, plain])
        let range = NSRange(location: 2, length: 3)
        func menu(of field: UITextField) -> UIMenu? {
            field.delegate?.textField(
                field, editMenuForCharactersIn: range, suggestedActions: [app.menu])
        }

        #expect(menu(of: field) === app.menu)
        #expect(menu(of: plain) == nil)
        field.delegate?.textField(field, willPresentEditMenuWith: Animator())
        field.delegate?.textField(field, willDismissEditMenuWith: Animator())
        plain.delegate?.textField(plain, willDismissEditMenuWith: Animator())
        #expect(app.lines == ["2+3, 1", "present", "dismiss"])
    }

    @Test(
        "A text view's delegate is left alone", .requirement("F49"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/473"))
    func textViewDelegateIsLeftAlone() {
        final class ViewDelegate: NSObject, UITextViewDelegate {}
        let (textView, app) = (UITextView(), ViewDelegate())
        textView.delegate = app
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItem(inputItem: textView)
        #expect(textView.delegate === app)
        navigator.removeInputItems()
        #expect(textView.delegate === app)
    }

    @Test("Removing an input during editing is reported immediately as a loss of its focus")
    func removedWhileEditing() {
        let (device, form) = (SimulatedDevice(), TestForm(fields: 2))
        device.show(form)
        let navigator = form.plainNavigator()
        var moves: [InputNavigator.FocusChange] = []
        let subscription = navigator.observe { moves.append($0) }
        device.focus(form.fields[0])

        navigator.removeInputItem(inputItem: form.fields[0])
        #expect(moves.last?.from === form.fields[0] && moves.last?.to == nil)
        #expect(form.fields[0].isFirstResponder)
        device.focus(form.fields[1])
        navigator.stop()

        #expect(moves.map(\.from) == [nil, form.fields[0], nil, form.fields[1]])
        #expect(moves.map(\.to) == [form.fields[0], nil, form.fields[1], nil])
        withExtendedLifetime(subscription) {}
    }
}
