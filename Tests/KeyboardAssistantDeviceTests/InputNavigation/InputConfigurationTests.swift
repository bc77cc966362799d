import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What can be an input, and what is set on one while it is in a navigator.
@MainActor
@Suite(.doubts(.keyboard)) struct InputConfigurationTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    private final class AppDelegate: NSObject, UITextFieldDelegate {}

    @Test(
        "A disabled input is passed over", .requirement("U70", "F47"),
        .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/67"))
    func disabledInputIsPassedOver() {
        let navigator = form.plainNavigator()
        form.fields[1].isEnabled = false
        form.fields[0].becomeFirstResponder()

        navigator.gotoNextItem(shouldLoop: false)

        #expect(form.fields[2].isFirstResponder)
    }

    @Test("Any responder can be an input", .requirement("U71"))
    func anyResponderCanBeInput() throws {
        let pin = PinView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        form.content.addSubview(pin)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [form.fields[0], pin, form.fields[1]])
        var focused: [UIView?] = []
        let subscription = navigator.observe { focused.append($0.to) }
        device.focus(form.fields[0])

        navigator.gotoNextItem(shouldLoop: false)
        device.settle()
        #expect(pin.isFirstResponder && navigator.focusedItem === pin)
        device.type("42")
        #expect(pin.text == "42")
        navigator.gotoNextItem(shouldLoop: false)
        device.settle()
        navigator.focusedItem = nil
        device.settle()
        device.focus(pin)
        pin.resignFirstResponder()
        device.settle()

        #expect(focused == [form.fields[0], pin, form.fields[1], nil, pin, nil])
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "Each of the seven types honors the question of who is the delegate", .requirement("U76"))
    func eachTypeHonorsDelegateQuestion() {
        let app = AppDelegate()
        for setsDelegates in [true, false] {
            let navigators = [
                InputNavigator.createWithKeyboardNavigation(
                    shouldSetTextFieldDelegates: setsDelegates),
                .createWithKeyboardNavigationAndDefaultController(
                    shouldSetTextFieldDelegates: setsDelegates),
                .createWithKeyboardNavigation(
                    shouldSetTextFieldDelegates: setsDelegates, andController: TestBar()),
                .createWithKeyboardNavigation(
                    shouldSetTextFieldDelegates: setsDelegates, andCustomAccessoryView: UIView()),
            ]
            for navigator in navigators {
                form.fields[0].delegate = app
                navigator.addInputItems(inputItems: form.fields)
                #expect((form.fields[0].delegate is InputDelegateProxy) == setsDelegates)
                #expect((form.fields[0].delegate === app) == !setsDelegates)
                navigator.removeInputItems()
                #expect(form.fields[0].delegate === app)
            }
        }
        for navigator in [
            InputNavigator.createWithDefaultController(),
            .createWithController(accessoryController: TestBar()),
            .createWithCustomAccessoryView(accessoryView: UIView()),
        ] {
            navigator.addInputItems(inputItems: form.fields)
            #expect(form.fields[0].delegate === app)
            navigator.removeInputItems()
        }
    }

    @Test("An input that is removed is as it was before", .requirement("U77"))
    func removedInputIsAsBefore() {
        let (field, app, accessory) = (form.fields[0], AppDelegate(), UIView())
        field.delegate = app
        field.inputAccessoryView = accessory
        field.returnKeyType = .search
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: form.fields)

        navigator.removeInputItem(inputItem: field)

        #expect(field.delegate === app)
        #expect(field.inputAccessoryView === accessory)
        #expect(field.returnKeyType == .search)
    }

    @Test(
        "Of two navigators on one field the newer one counts, and leaves the app's things",
        .requirement("U78"))
    func newerOfTwoNavigatorsCounts() {
        let (field, app) = (form.fields[0], AppDelegate())
        field.delegate = app
        var old: InputNavigator? = .createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        old?.addInputItem(inputItem: field)
        let new = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        new.addInputItem(inputItem: field)

        withExtendedLifetime(old) {}
        old = nil
        #expect(field.delegate is InputDelegateProxy)
        #expect(field.inputAccessoryView === new.defaultController)
        #expect(field.returnKeyType == .done)

        new.removeInputItem(inputItem: field)
        #expect(field.delegate === app)
        #expect(field.inputAccessoryView == nil)
        #expect(field.returnKeyType == .default)
    }

    @Test("Several observers receive each move once", .requirement("U85"))
    func severalListenersHearEachMoveOnce() {
        let navigator = form.plainNavigator()
        let assistant = form.automatic(navigator)
        assistant.start()
        let listener = FocusListener()
        navigator.delegate = listener
        var heard = 0
        let subscription = navigator.observe { _ in heard += 1 }

        device.focus(form.fields[0])

        #expect(listener.items.count == 1)
        #expect(heard == 1)
        withExtendedLifetime((subscription, assistant)) {}
    }

    @Test("The first invalid field can be given the focus, wherever it is")
    func firstInvalidFieldCanBeFocused() {
        let navigator = form.plainNavigator()

        #expect(navigator.focus(form.fields[2]) == .focused)
        #expect(form.fields[2].isFirstResponder)
        #expect(navigator.focus(UITextField()) == .failed(.notAnInput))
        form.fields[1].isEnabled = false
        #expect(navigator.focus(form.fields[1]) == .failed(.unavailable))
        #expect(form.fields[2].isFirstResponder)
    }

    @Test("Return and Done in the last input finish the form, and nowhere else")
    func returnInLastInputFinishesForm() throws {
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: form.fields)
        var finished = 0
        navigator.onFinish = { finished += 1 }
        let bar = try #require(navigator.defaultController)

        form.fields[1].becomeFirstResponder()
        device.type("\n")
        #expect(finished == 0)
        device.type("\n")
        #expect(finished == 1)
        form.fields[0].becomeFirstResponder()
        bar.btDone.sendActions(for: .touchUpInside)
        #expect(finished == 1)
        form.fields[2].becomeFirstResponder()
        bar.btDone.sendActions(for: .touchUpInside)
        #expect(finished == 2)
    }

    @Test("A tap beside the inputs ends editing if that is wanted, and buttons go on working")
    func tapBesideInputsEndsEditing() throws {
        let navigator = form.plainNavigator()
        navigator.dismissalView = form.view
        let button = UIButton(frame: CGRect(x: 330, y: 20, width: 50, height: 40))
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        form.content.addSubview(button)
        try device.tap(form.fields[0])
        device.settle()

        try device.tap(button)
        device.settle()
        #expect(pressed == 1)
        #expect(form.fields[0].isFirstResponder)
        try device.tap(form.fields[1])
        device.settle()
        #expect(form.fields[1].isFirstResponder)
        device.tap(at: CGPoint(x: 360, y: 200), in: device.window)
        device.settle()
        #expect(!form.fields[1].isFirstResponder)

        navigator.dismissalView = nil
        #expect(form.view.gestureRecognizers?.isEmpty != false)
    }

    @Test("An input that is added after others were set for later is configured at once")
    func inputAddedAfterDeferredOnesIsConfigured() {
        let bar = TestBar()
        let navigator = InputNavigator(accessory: .view(bar), returnKey: nil, servesScene: true)
        let fields = (0..<3).map { _ in UITextField() }
        navigator.setInputItems(Array(fields[..<2]), configures: false)
        #expect(fields[0].inputAccessoryView == nil)
        navigator.addInputItem(inputItem: fields[2])
        #expect(fields[2].inputAccessoryView === bar)
    }

    @Test("A navigator that has stopped no longer counts among those that run")
    func stoppedNavigatorIsNotRunning() {
        let (first, second) = (InputNavigator(), InputNavigator())
        [first, second].forEach { $0.start() }
        let setups = [first.setup, second.setup]
        #expect(setups.allSatisfy { setup in InputSetup.allRunning.contains { $0 === setup } })
        first.stop()
        #expect(!InputSetup.allRunning.contains { $0 === first.setup })
        #expect(InputSetup.allRunning.contains { $0 === second.setup })
    }
}

/// A responder with keys of its own and nothing of a text field.
@MainActor
private final class PinView: UIView, UIKeyInput {
    private(set) var text = ""

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
}
