import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Inputs that become editable while people type in another one.
@MainActor
@Suite(.doubts(.keyboard, .keys)) struct EditableLaterTests {
    /// A form whose second field can be edited once something is typed into the first one.
    private func makeForm(
        on device: SimulatedDevice, isContainer: Bool
    ) -> (TestForm, InputNavigator, DefaultNavigationView) {
        let form = TestForm(fields: 2)
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        form.fields[1].isEnabled = false
        form.forwardedNavigator = navigator
        device.show(form)
        if isContainer {
            navigator.addInputItems(in: form.content)
        } else {
            navigator.addInputItems(inputItems: form.fields)
        }
        device.focus(form.fields[0])
        return (form, navigator, navigator.defaultController!)
    }

    @Test(
        "The bar and the Return key show an input that became editable, with the next character",
        .requirement("U523"), arguments: [false, true])
    func nextCharacterUpdatesBar(isContainer: Bool) {
        let device = SimulatedDevice()
        let (form, navigator, bar) = makeForm(on: device, isContainer: isContainer)
        #expect(!bar.btNext.isEnabled && form.fields[0].returnKeyType == .done)
        form.fields[1].isEnabled = true
        device.type("a")
        #expect(bar.btNext.isEnabled && form.fields[0].returnKeyType == .next)
        form.fields[1].isEnabled = false
        device.type("b")
        #expect(!bar.btNext.isEnabled && form.fields[0].returnKeyType == .done)
        #expect(form.fields[0].text == "ab")
        withExtendedLifetime(navigator) {}
    }

    @Test(
        "Tab, Return and the bar go to an input that became editable without a character typed",
        .requirement("U523"), arguments: ["\t", "\r", nil], [false, true])
    func nextKeyFindsInput(key: String?, isContainer: Bool) {
        let device = SimulatedDevice()
        let (form, navigator, bar) = makeForm(on: device, isContainer: isContainer)
        form.fields[1].isEnabled = true
        if let key {
            device.press(key)
        } else {
            bar.buttonDelegate?
                .inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        }
        #expect(form.fields[1].isFirstResponder)
        withExtendedLifetime(navigator) {}
    }
}
