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
    private final class DependentForm: KeyNavigatorScreen {
        let navigator: InputNavigator
        let fields = (0..<2).map {
            UITextField(frame: CGRect(x: 20, y: 100 + $0 * 60, width: 200, height: 40))
        }

        private let isContainer: Bool

        init(_ navigator: InputNavigator, isContainer: Bool) {
            (self.navigator, self.isContainer) = (navigator, isContainer)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            fields.forEach(view.addSubview)
            fields[1].isEnabled = false
            if isContainer {
                navigator.addInputItems(in: view)
            } else {
                navigator.addInputItems(inputItems: fields)
            }
        }

        override var keyNavigator: (any KeyNavigator)? { navigator }
    }

    private func makeForm(
        on device: SimulatedDevice, isContainer: Bool
    ) -> (DependentForm, DefaultNavigationView) {
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        let form = DependentForm(navigator, isContainer: isContainer)
        device.show(form)
        form.fields[0].becomeFirstResponder()
        device.settle()
        return (form, navigator.defaultController!)
    }

    @Test(
        "The bar and the Return key show an input that became editable, with the next character",
        .requirement("U523"), arguments: [false, true])
    func nextCharacterUpdatesBar(isContainer: Bool) {
        let device = SimulatedDevice()
        let (form, bar) = makeForm(on: device, isContainer: isContainer)
        #expect(!bar.btNext.isEnabled && form.fields[0].returnKeyType == .done)
        form.fields[1].isEnabled = true
        device.type("a")
        #expect(bar.btNext.isEnabled && form.fields[0].returnKeyType == .next)
        form.fields[1].isEnabled = false
        device.type("b")
        #expect(!bar.btNext.isEnabled && form.fields[0].returnKeyType == .done)
        #expect(form.fields[0].text == "ab")
    }

    @Test(
        "Tab, Return and the bar go to an input that became editable without a character typed",
        .requirement("U523"), arguments: ["\t", "\r", nil], [false, true])
    func nextKeyFindsInput(key: String?, isContainer: Bool) {
        let device = SimulatedDevice()
        let (form, bar) = makeForm(on: device, isContainer: isContainer)
        form.fields[1].isEnabled = true
        if let key {
            device.press(key)
        } else {
            bar.buttonDelegate?
                .inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        }
        #expect(form.fields[1].isFirstResponder)
    }
}
