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
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    /// Shows a form whose navigator has a text view, too.
    private func showForm() -> (InputNavigator, UITextView) {
        let navigator = InputNavigator()
        let notes = UITextView(frame: CGRect(x: 20, y: 260, width: 200, height: 80))
        form.content.addSubview(notes)
        navigator.addInputItems(inputItems: form.fields + [notes])
        form.forwardedNavigator = navigator
        return (navigator, notes)
    }

    @Test(
        "Tab goes to the next input and Shift-Tab to the previous one", .requirement("U84", "F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func tabGoesNextShiftTabPrevious() {
        let (navigator, notes) = showForm()
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        #expect(form.fields[1].isFirstResponder)
        device.press("\t", .shift)
        #expect(form.fields[0].isFirstResponder)
        device.press("\t", .shift)
        #expect(notes.isFirstResponder)
        withExtendedLifetime(navigator) {}
    }

    @Test(
        "Tab passes inputs that cannot be edited", .requirement("F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func tabPassesUneditableInputs() {
        let (navigator, _) = showForm()
        form.fields[1].isEnabled = false
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        #expect(form.fields[2].isFirstResponder)
        withExtendedLifetime(navigator) {}
    }

    @Test(
        "A text view types a tab, unless Tab is to leave it", .requirement("F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"),
        arguments: [false, true])
    func textViewTypesTabUnlessLeaving(leaves: Bool) {
        let (navigator, notes) = showForm()
        navigator.tabLeavesTextViews = leaves
        notes.becomeFirstResponder()
        device.press("\t")
        #expect(notes.text == (leaves ? "" : "\t"))
        #expect(notes.isFirstResponder != leaves)
        #expect(form.fields[0].isFirstResponder == leaves)
    }

    @Test(
        "Without a focused input, at a false end, and for other keys there are no commands",
        .requirement("U84")
    )
    func nothingIsOfferedWithoutFocusedInput() {
        let (navigator, _) = showForm()
        #expect(navigator.possibleKeyCommands == [])
        form.fields[0].becomeFirstResponder()
        #expect(
            navigator.possibleKeyCommands.map(\.discoverabilityTitle) == [
                "Previous Field", "Next Field",
            ])
        navigator.shouldLoopAccessoryControllerNavigation = false
        #expect(navigator.possibleKeyCommands.map(\.modifierFlags) == [[]])
        #expect(navigator.target(forKeyCommandAction: Selector(("copy:"))) == nil)
    }

    @Test("Keys that people chose move through the form instead of Tab")
    func chosenKeysReplaceTabInForm() {
        let (navigator, _) = showForm()
        let keys = ChosenKeys(["form.next": [.init("j", .command)]])
        navigator.keySource = keys
        form.fields[0].becomeFirstResponder()
        device.press("\t")
        // Tab is none of ours by then; whether UIKit makes something of it is UIKit's affair.
        let index = device.behavior.tabInField == .nextField ? 1 : 0
        #expect(form.fields[index].isFirstResponder)
        device.press("j", .command)
        #expect(form.fields[index + 1].isFirstResponder)
    }
}
