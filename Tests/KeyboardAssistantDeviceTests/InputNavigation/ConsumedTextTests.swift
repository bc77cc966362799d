import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Fields whose delegate uses Return itself, such as token fields and fields for messages.
@MainActor
@Suite(.doubts(.editing)) struct ConsumedTextTests {
    private final class TokenDelegate: NSObject, UITextFieldDelegate {
        var tokens: [String] = []
        var replacement: (String) -> String = { _ in "" }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            let text = textField.text ?? ""
            if !text.isEmpty { tokens.append(text) }
            textField.text = replacement(text)
            return true
        }
    }

    /// The ways in which Return is detected while the app's delegate is called.
    enum Way: CaseIterable {
        case scene, exitEvent, delegate
    }

    private let form = TestForm(fields: 3)
    private let tokens = TokenDelegate()

    /// Shows the form, edits its first field, and calls `play`.
    private func play(_ way: Way, _ play: (SimulatedDevice) -> Void) {
        form.fields[0].delegate = tokens
        let scene = way == .scene ? AssistedScene(handlesReturnKey: true) : nil
        let device = scene?.device ?? SimulatedDevice(.iPhone13)
        let navigator =
            scene == nil
            ? InputNavigator(returnKey: way == .delegate ? .delegate : .editingDidEndOnExit) : nil
        navigator?.addInputItems(inputItems: form.fields)
        device.show(form)
        device.settle()
        device.focus(form.fields[0])
        play(device)
        withExtendedLifetime(navigator) {}
    }

    @Test(
        "A token field stays for the next token, and an empty one leads on",
        .requirement("U574"), arguments: Way.allCases)
    func tokenFieldStays(way: Way) {
        play(way) { device in
            for token in ["red", "green"] {
                device.type(token)
                device.press("\r")
                device.settle()
                #expect(form.fields[0].isFirstResponder)
                #expect(form.fields[0].text == "")
            }
            device.press("\r")
            device.settle()
            #expect(form.fields[1].isFirstResponder)
            #expect(tokens.tokens == ["red", "green"])
            #expect(form.fields[0].delegate != nil)
        }
        #expect(form.fields[0].delegate === tokens)
    }

    @Test(
        "A field that trims or formats its text on Return leads on", .requirement("U574"),
        arguments: Way.allCases)
    func trimmedTextLeadsOn(way: Way) {
        tokens.replacement = { "(" + $0.trimmingCharacters(in: .whitespaces).uppercased() + ")" }
        play(way) { device in
            device.type(" red ")
            device.press("\r")
            device.settle()
            #expect(form.fields[1].isFirstResponder)
            #expect(form.fields[0].text == "(RED)")
        }
    }

    @Test("Tokens that stay in the text as attachments count", .requirement("U574"))
    func attachmentsCount() {
        tokens.replacement = { _ in "\u{FFFC} " }
        play(.delegate) { device in
            device.type("red")
            device.press("\r")
            device.settle()
            #expect(form.fields[0].isFirstResponder)
        }
    }

    @Test(
        "Text that the app has set doesn't count as used where nobody typed",
        .requirement("U574"))
    func textFromAppLeadsOn() {
        form.fields[0].text = "red"
        tokens.replacement = { _ in "" }
        play(.exitEvent) { device in
            form.fields[0].text = ""
            device.press("\r")
            device.settle()
            #expect(form.fields[1].isFirstResponder)
        }
    }
}
