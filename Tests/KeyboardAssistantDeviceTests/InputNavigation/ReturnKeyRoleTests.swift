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

/// What Return does under a scene's assistant in fields whose Return key the app has labeled.
@MainActor
@Suite(.doubts(.editing)) struct ReturnKeyRoleTests {
    private enum Outcome: Equatable {
        case stays, movesOn, ends
    }

    private final class Delegate: NSObject, UITextFieldDelegate {}

    private let form = TestForm(fields: 3)

    /// Presses Return in a field with `key`, and returns where the focus is then.
    private func pressReturn(
        _ key: UIReturnKeyType, inLast isLast: Bool, prepare: (UITextField) -> Void = { _ in }
    ) -> Outcome {
        let scene = AssistedScene(handlesReturnKey: true)
        let field = form.fields[isLast ? 2 : 1]
        field.returnKeyType = key
        prepare(field)
        scene.show(form)
        scene.edit(field)
        #expect(key == .default || field.returnKeyType == key)
        scene.device.press("\r")
        scene.device.settle()
        let outcome: Outcome =
            field.isFirstResponder ? .stays : form.fields[2].isFirstResponder ? .movesOn : .ends
        scene.endEditing()
        #expect(field.returnKeyType == key)
        return outcome
    }

    @Test(
        "Return does what its key says, and keeps saying it", .requirement("U510"),
        arguments: [
            (UIReturnKeyType.default, Outcome.movesOn), (.next, .movesOn), (.continue, .movesOn),
            (.done, .ends), (.search, .stays), (.go, .stays), (.send, .stays), (.join, .stays),
            (.route, .stays), (.google, .stays), (.yahoo, .stays), (.emergencyCall, .stays),
        ])
    private func returnDoesWhatItSays(key: UIReturnKeyType, inMiddle: Outcome) {
        #expect(pressReturn(key, inLast: false) == inMiddle)
        #expect(pressReturn(key, inLast: true) == .ends)
    }

    @Test(
        "An action that the app responds to stays the app's, also in the last field",
        .requirement("U510"), arguments: [UIReturnKeyType.search, .go, .send, .join, .route])
    func appsActionStaysApps(key: UIReturnKeyType) {
        let delegate = Delegate()
        #expect(pressReturn(key, inLast: true) { $0.delegate = delegate } == .stays)
        form.fields[2].delegate = nil
        var performed = 0
        let action = UIAction { _ in performed += 1 }
        let outcome = pressReturn(key, inLast: true) {
            $0.addAction(action, for: .primaryActionTriggered)
        }
        #expect(outcome == .stays && performed == 1)
    }

    @Test(
        "A delegate that moves on, or declines, under Next and Done has the last word",
        .requirement("U510"), arguments: [UIReturnKeyType.next, .continue, .done])
    func delegateHasLastWord(key: UIReturnKeyType) {
        let delegate = ReturnDelegate()
        (delegate.next, delegate.returns) = (form.fields[0], true)
        let scene = AssistedScene(handlesReturnKey: true)
        form.fields[1].returnKeyType = key
        form.fields[1].delegate = delegate
        scene.show(form)
        scene.edit(form.fields[1])
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[0].isFirstResponder)
        (delegate.next, delegate.returns) = (nil, false)
        scene.edit(form.fields[1])
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
    }

    @Test(
        "A field becomes the last one, and is not any more, while the form is shown",
        .requirement("U510"))
    func lastFieldChanges() {
        let scene = AssistedScene(handlesReturnKey: true)
        form.fields[1].returnKeyType = .go
        scene.show(form)
        form.fields[2].isHidden = true
        scene.edit(form.fields[1])
        scene.device.press("\r")
        #expect(!form.fields[1].isFirstResponder)
        form.fields[2].isHidden = false
        scene.edit(form.fields[1])
        scene.device.press("\r")
        #expect(form.fields[1].isFirstResponder)
        scene.endEditing()
        #expect(!form.fields[1].allControlEvents.contains(.editingDidEndOnExit))
    }
}
