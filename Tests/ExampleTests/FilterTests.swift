import DeviceTesting
import Example
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite(.doubts([.endFrame, .firstHeight, .keyboardGuide, .sheetAvoidance])) struct FilterTests {
    /// Every choice there is but for the offset.
    private static var allChoices: [AssistantChoice] {
        InputNavigator.NavigatorType.allCases.flatMap { navigator in
            KeyboardAssistant.AssistantType.allCases.flatMap { type in
                KeyboardAssistant.RepositionConstraint.allCases.flatMap { constraint in
                    [true, false].map { sets in
                        var choice = AssistantChoice(navigator: navigator)
                        choice.type = type
                        choice.constraint = constraint
                        choice.setsTextFieldDelegates = sets
                        return choice
                    }
                }
            }
        }
    }

    /// Goes on the way people do: by Return where it navigates.
    private func goOn(_ form: AssistedFormViewController, _ device: SimulatedDevice) {
        let navigator = form.keyboardAssistant.navigator
        if navigator.keyboardNavigationEnabled {
            device.type("\n")
        } else {
            navigator.gotoNextItem(shouldLoop: false)
        }
        device.settle()
    }

    @Test(
        "Every choice can be applied, one after the other, and the form is walked with it",
        .requirement("U240"))
    func everyChoiceIsAppliedAndWalked() {
        let (device, form) = (SimulatedDevice(.iPhoneSE), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        #expect(Self.allChoices.count == 84)
        for choice in Self.allChoices {
            form.apply(choice)
            #expect(form.keyboardAssistant.type == choice.type)
            #expect(form.keyboardAssistant.navigator.type == choice.navigator)
            form.txtFirstName.becomeFirstResponder()
            device.settle()
            for field in form.inputs {
                #expect(field.isFirstResponder, "\(choice)")
                if choice.type == .autoScrollView {
                    #expect(isInSight(field, of: form, on: device), "\(choice)")
                }
                if field !== form.inputs.last { goOn(form, device) }
            }
            if choice.type == .manualWithBottomConstraint {
                #expect(isInSight(form.btRegisterAccount, of: form, on: device), "\(choice)")
            }
            form.keyboardAssistant.closeKeyboard()
            device.settle()
            #expect(form.scrollViewBottomConstraint.constant == 0, "\(choice)")
        }
    }

    @Test("A choice that is replaced leaves nothing of itself on the fields", .requirement("U240"))
    func replacedChoiceLeavesNothingOnFields() {
        let (device, form) = (SimulatedDevice(), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        var choice = AssistantChoice(navigator: .keyboardAndController)
        choice.setsTextFieldDelegates = false
        form.apply(choice)
        #expect(form.txtEmail.delegate === form)
        #expect(form.txtEmail.inputAccessoryView is WordsBar)

        form.apply(AssistantChoice(navigator: .customAccessoryView))

        #expect(form.txtEmail.delegate == nil)
        #expect(form.txtEmail.inputAccessoryView is CustomAccessoryView)
    }

    @Test(
        "Without a constraint, too, the delegate is asked once for each focus", .requirement("U240")
    )
    func manualWithoutConstraint() {
        let (device, form) = (SimulatedDevice(.iPhoneSE), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        for choice in Self.allChoices where choice.type == .manual {
            form.apply(choice)
            let recorder = Recorder()
            let assistant = KeyboardAssistant.createManual(
                inputNavigator: form.keyboardAssistant.navigator, delegate: recorder)
            assistant.start()
            form.txtFirstName.becomeFirstResponder()
            device.settle()
            let height = 667 - (device.keyboard.frame?.minY ?? 667)
            for _ in form.inputs.dropFirst() { goOn(form, device) }

            // Where frames leave the bar out it is seen only when the keyboard is up, and what it
            // covers is told then.
            if device.behavior.endFrame == .withoutAccessory { recorder.keepLastOfEach() }
            #expect(recorder.calls.map(\.input) == form.inputs, "\(choice)")
            #expect(recorder.calls.allSatisfy { $0.height == height }, "\(choice)")
            form.keyboardAssistant.closeKeyboard()
            device.settle()
            assistant.stop()
        }
    }

    @MainActor
    private final class Recorder: KeyboardAssistantDelegate {
        private(set) var calls: [(input: UIView, height: CGFloat)] = []

        /// Forgets what was corrected by the next call for the same input.
        func keepLastOfEach() {
            calls = calls.indices.filter {
                $0 + 1 == calls.count || calls[$0].input !== calls[$0 + 1].input
            }.map { calls[$0] }
        }

        func keyboardAssistantManuallyReposition(
            keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
        ) {
            calls.append((toInputItem, keyboardHeight))
        }
    }

    /// The filter screen of `form`, opened by its button, and the sheet that contains it.
    private func openFilter(
        of form: AssistedFormViewController, on device: SimulatedDevice
    ) throws -> (FilterViewController, UINavigationController) {
        let bar = try #require(form.navigationController?.navigationBar)
        let button = try #require(bar.controlsFromLeft().last)
        #expect(button.accessibilityLabel == "Filters")
        try device.tap(button)
        device.settle()
        let sheet = try #require(form.presentedViewController as? UINavigationController)
        return (try #require(sheet.topViewController as? FilterViewController), sheet)
    }

    private func tap(
        _ title: String, in filter: FilterViewController, on device: SimulatedDevice
    ) throws {
        let button = try #require(filter.view.button(titled: title))
        filter.scrollView.scrollRectToVisible(
            button.convert(button.bounds, to: filter.scrollView), animated: false)
        device.settle()
        try device.tap(button)
    }

    @Test(
        "With text views, types that move on only by Return are gray and cannot be chosen",
        .requirement("U240"))
    func textViewsDisableReturnOnlyKinds() throws {
        let (device, form) = (SimulatedDevice(), LongFormViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        let (filter, _) = try openFilter(of: form, on: device)

        for title in ["Keyboard", "Keyboard and custom accessory view"] {
            #expect(filter.view.button(titled: title)?.isEnabled == false)
            #expect(throws: (any Error).self) { try tap(title, in: filter, on: device) }
            #expect(filter.choice.navigator == .defaultController)
        }
        try tap("Keyboard and custom controller", in: filter, on: device)
        #expect(filter.choice.navigator == .keyboardAndController)
    }

    @Test("In a form without text views every kind can be chosen", .requirement("U240"))
    func everyKindAvailableWithoutTextViews() throws {
        let (device, form) = (SimulatedDevice(), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        let (filter, _) = try openFilter(of: form, on: device)
        for (title, kind) in [
            ("Keyboard", InputNavigator.NavigatorType.keyboard),
            ("Keyboard and custom accessory view", .keyboardAndCustomAccessoryView),
        ] {
            try tap(title, in: filter, on: device)
            #expect(filter.choice.navigator == kind)
        }
    }

    @Test("A choice that is canceled changes nothing", .requirement("U240"))
    func canceledChoiceChangesNothing() throws {
        let (device, form) = (SimulatedDevice(), RegistrationViewController())
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        let (choice, assistant) = (form.choice, form.keyboardAssistant)
        let (filter, sheet) = try openFilter(of: form, on: device)
        filter.offsetField.text = "12"
        try tap("Manual", in: filter, on: device)
        try device.tap(#require(sheet.navigationBar.controlsFromLeft().first))
        device.settle()

        #expect(form.presentedViewController == nil)
        #expect(form.choice == choice)
        #expect(form.keyboardAssistant === assistant)
    }

    @Test(
        "From the list to a form, to its filter, and back with another assistant",
        .requirement("U240"))
    func throughTheScreens() throws {
        let device = SimulatedDevice()
        let list = ExampleListViewController()
        let navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        try device.tap(list.buttons[2])
        device.settle()
        let form = try #require(navigation.topViewController as? RegistrationViewController)
        try device.tap(#require(navigation.navigationBar.controlsFromLeft().last))
        device.settle()

        let sheet = try #require(form.presentedViewController as? UINavigationController)
        let filter = try #require(sheet.topViewController as? FilterViewController)
        filter.offsetField.text = "12"
        let manual = try #require(filter.view.button(titled: "Manual"))
        filter.scrollView.scrollRectToVisible(
            manual.convert(manual.bounds, to: filter.scrollView), animated: false)
        try device.tap(manual)
        try device.tap(#require(sheet.navigationBar.controlsFromLeft().last))
        device.settle()

        #expect(form.presentedViewController == nil)
        #expect(form.choice.type == .manual)
        #expect(form.choice.offset == 12)
        #expect(form.keyboardAssistant.type == .manual)
    }
}
