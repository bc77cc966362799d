import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard, .keys)) struct TabTests {
    /// A form whose navigator has a text view too.
    private final class TabForm: KeyNavigatorScreen {
        let navigator = InputNavigator()
        let fields = (0..<3).map {
            UITextField(frame: CGRect(x: 20, y: 100 + $0 * 60, width: 200, height: 40))
        }
        let notes = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 80))
        var inputs: [UIView] { fields + [notes] }

        override func viewDidLoad() {
            super.viewDidLoad()
            inputs.forEach(view.addSubview)
            navigator.addInputItems(inputItems: inputs)
        }

        override var keyNavigator: (any KeyNavigator)? { navigator }
    }

    private func makeForm(on device: SimulatedDevice) -> TabForm {
        let form = TabForm()
        device.show(form)
        return form
    }

    @Test(
        "Tab goes to the next input and Shift-Tab to the previous one", .requirement("U84", "F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func tabGoesNextShiftTabPrevious() {
        let device = SimulatedDevice()
        let form = makeForm(on: device)
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        #expect(form.fields[1].isFirstResponder)
        device.press("\t", .shift)
        #expect(form.fields[0].isFirstResponder)
        device.press("\t", .shift)
        #expect(form.notes.isFirstResponder)
    }

    @Test(
        "Tab passes inputs that cannot be edited", .requirement("F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func tabPassesUneditableInputs() {
        let device = SimulatedDevice()
        let form = makeForm(on: device)
        form.fields[1].isEnabled = false
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        #expect(form.fields[2].isFirstResponder)
    }

    @Test(
        "A text view types a tab, unless Tab is to leave it", .requirement("F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"),
        arguments: [false, true])
    func textViewTypesTabUnlessLeaving(leaves: Bool) {
        let device = SimulatedDevice()
        let form = makeForm(on: device)
        form.navigator.tabLeavesTextViews = leaves
        form.notes.becomeFirstResponder()
        device.press("\t")
        #expect(form.notes.text == (leaves ? "" : "\t"))
        #expect(form.notes.isFirstResponder != leaves)
        #expect(form.fields[0].isFirstResponder == leaves)
    }

    @Test(
        "Without a focused input, at a false end, and for other keys there are no commands",
        .requirement("U84")
    )
    func nothingIsOfferedWithoutFocusedInput() {
        let device = SimulatedDevice()
        let form = makeForm(on: device)
        #expect(form.navigator.possibleKeyCommands == [])
        form.fields[0].becomeFirstResponder()
        #expect(
            form.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == [
                "Previous Field", "Next Field",
            ])
        form.navigator.shouldLoopAccessoryControllerNavigation = false
        #expect(form.navigator.possibleKeyCommands.map(\.modifierFlags) == [[]])
        #expect(form.navigator.target(forKeyCommandAction: Selector(("copy:"))) == nil)
        withExtendedLifetime(device) {}
    }

    @Test("Keys that people chose move through the form instead of Tab")
    func chosenKeysReplaceTabInForm() {
        let device = SimulatedDevice()
        let form = makeForm(on: device)
        let keys = ChosenKeys(["form.next": [.init("j", .command)]])
        form.navigator.keySource = keys
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        // Tab is none of ours by then; whether UIKit makes something of it is UIKit's affair.
        let index = device.behavior.tabInField == .nextField ? 1 : 0
        #expect(form.fields[index].isFirstResponder)
        device.press("j", .command)
        #expect(form.fields[index + 1].isFirstResponder)
    }
}
