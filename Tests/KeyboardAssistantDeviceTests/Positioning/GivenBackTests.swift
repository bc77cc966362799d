import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What the library gives back, three times around.
@MainActor
@Suite(.doubts(.guides, .editing)) struct GivenBackTests {
    /// A form whose numbers and settings are the app's own, and all different.
    private func makeForm(on device: SimulatedDevice) -> (TestForm, RefusingNothing) {
        let form = TestForm(fields: 20, constant: -16)
        device.show(form)
        let delegate = RefusingNothing()
        form.scrollView.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 24, right: 0)
        form.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
            top: 3, left: 0, bottom: 5, right: 2)
        form.scrollView.horizontalScrollIndicatorInsets = UIEdgeInsets(
            top: 0, left: 4, bottom: 6, right: 0)
        form.additionalSafeAreaInsets.bottom = 7
        for (index, field) in form.fields.enumerated() {
            field.delegate = delegate
            field.returnKeyType = index.isMultiple(of: 2) ? .go : .default
        }
        device.settle()
        return (form, delegate)
    }

    /// The part of the library that makes room in `way`, with a bar and Return if it `configures`.
    private func assist(
        _ form: TestForm, on device: SimulatedDevice, _ way: WayOfRoom, configures: Bool
    ) -> AnyObject? {
        guard way != .scene else {
            return device.window.windowScene.map {
                SceneKeyboardAssistant(
                    windowScene: $0,
                    accessory: configures ? .controller(DefaultNavigationView()) : .none,
                    handlesReturnKey: configures)
            }
        }
        let navigator =
            configures
            ? InputNavigator.createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: true) : InputNavigator()
        navigator.addInputItems(inputItems: form.fields)
        return KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator,
            avoidance: way.avoidance(form.bottomConstraint))
    }

    @Test(
        "All numbers are the app's again after each of three hides",
        .requirement("U529"), arguments: WayOfRoom.allCases, [false, true])
    func allIsGivenBackAfterHide(way: WayOfRoom, configures: Bool) {
        let device = SimulatedDevice()
        let (form, delegate) = makeForm(on: device)
        let assistant = assist(form, on: device, way, configures: configures)
        if way == .scene, configures {
            // A scene's assistant configures a field when it is edited first.
            form.fields[2].becomeFirstResponder()
            device.window.endEditing(true)
            device.settle()
        }
        expectAllGivenBack(in: form) { _ in
            device.focus(form.fields[2])
            #expect(device.keyboard.isVisible)
            device.window.endEditing(true)
            device.settle()
        }
        withExtendedLifetime((assistant, delegate)) {}
    }

    @Test(
        "All numbers and settings are the app's again each time the library is let go of",
        .requirement("U529"), arguments: WayOfRoom.allCases, [false, true])
    func allIsGivenBackAfterRelease(way: WayOfRoom, configures: Bool) {
        let device = SimulatedDevice()
        let (form, delegate) = makeForm(on: device)
        for isUp in [false, true] {
            expectAllGivenBack(in: form) { _ in
                var assistant = assist(form, on: device, way, configures: configures)
                device.focus(form.fields[2])
                if isUp { assistant = nil }
                device.window.endEditing(true)
                device.settle()
                withExtendedLifetime(assistant) {}
                assistant = nil
                device.settle()
            }
        }
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "What others add above a keyboard stays theirs, also if the sum is by chance a number of the library's",
        .requirement("U529", "U612"))
    func sumByChance() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let assistant = form.assisted(.bottomConstraint(form.bottomConstraint))
        device.focus(form.fields[2])
        let all = form.bottomConstraint.constant
        #expect(all < -200)
        form.additionalSafeAreaInsets.bottom = -all - 16
        device.settle()
        #expect(abs(form.bottomConstraint.constant + 16) < 0.001)
        // The app now makes all of the room, and some more.
        form.bottomConstraint.constant += all + 16
        form.additionalSafeAreaInsets.bottom = -all
        device.settle()
        #expect(abs(form.bottomConstraint.constant - all - 16) < 0.001)
        form.bottomConstraint.constant -= all + 16
        form.additionalSafeAreaInsets.bottom = 0
        device.window.endEditing(true)
        device.settle()
        #expect(abs(form.bottomConstraint.constant) < 0.001)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Indicators keep a number that is by chance that of the content above a keyboard",
        .requirement("U529"))
    func indicatorsKeepNumber() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let assistant = assist(form, on: device, .inset, configures: false)
        device.focus(form.fields[2])
        let added = form.scrollView.contentInset.bottom
        #expect(added > 0)
        device.window.endEditing(true)
        device.settle()
        form.scrollView.contentInset.bottom = -added
        device.settle()
        expectAllGivenBack(in: form) { _ in
            device.focus(form.fields[2])
            #expect(form.scrollView.contentInset.bottom == 0)
            device.window.endEditing(true)
            device.settle()
        }
        withExtendedLifetime(assistant) {}
    }
}

/// A delegate of the app's that lets everything happen.
private final class RefusingNothing: NSObject, UITextFieldDelegate {}
