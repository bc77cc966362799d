import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct NavigatorTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    private func fill(_ navigator: InputNavigator) -> InputNavigator {
        navigator.addInputItems(inputItems: form.fields)
        return navigator
    }

    @Test("Inputs keep the order in which they are added, each once", .requirement("U60", "U61"))
    func inputsKeepOrderOfAdding() {
        let (a, b, c) = (form.fields[0], form.fields[1], form.fields[2])
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [c, a])
        navigator.addInputItem(inputItem: b)
        navigator.addInputItem(inputItem: a)

        #expect(navigator.inputItems == [c, a, b])
        #expect(navigator.getNextInputItem(inputItem: c, shouldLoop: false) === a)
        #expect(navigator.getPreviousInputItem(inputItem: c, shouldLoop: true) === b)
        #expect(navigator.getNextInputItem(inputItem: b, shouldLoop: false) == nil)
        #expect(navigator.getNextInputItem(inputItem: UIView(), shouldLoop: true) == nil)
    }

    @Test(
        "Going on focuses the next input, and nothing happens without a focus", .requirement("U69"))
    func goingOnFocusesNextInput() {
        let navigator = fill(InputNavigator())

        navigator.gotoNextItem(shouldLoop: true)
        #expect(navigator.focusedItem == nil)

        form.fields[0].becomeFirstResponder()
        navigator.gotoNextItem(shouldLoop: false)
        #expect(form.fields[1].isFirstResponder)
        navigator.gotoPreviousItem(shouldLoop: false)
        #expect(form.fields[0].isFirstResponder)
        navigator.gotoPreviousItem(shouldLoop: false)
        #expect(form.fields[0].isFirstResponder)
        navigator.gotoPreviousItem(shouldLoop: true)
        #expect(form.fields[2].isFirstResponder)
    }

    @Test("A field that cannot take the focus is passed over without asking its delegate")
    func unfocusableFieldIsPassedWithoutAsking() {
        let navigator = fill(InputNavigator())
        let delegate = AskedDelegate()
        form.fields[1].delegate = delegate
        form.fields[1].isEnabled = false
        form.fields[0].becomeFirstResponder()

        navigator.gotoNextItem(shouldLoop: false)

        #expect(form.fields[2].isFirstResponder)
        #expect(delegate.questions == 0)
    }

    @Test(
        "The return key says next, and done in the last field, before any keyboard appears",
        .requirement("U72"))
    func returnKeyLabels() {
        let navigator = fill(
            InputNavigator.createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])

        navigator.removeInputItem(inputItem: form.fields[2])
        #expect(form.fields.map(\.returnKeyType) == [.next, .done, .default])
    }

    @Test("An input that begins again while others are told of its end has the focus for all")
    func inputBeginsAgainDuringItsEnd() {
        let (form, field) = (form, form.fields[1])
        // Notifications come to observers in any order.
        let navigators = (0..<3).map { _ in form.plainNavigator() }
        var hasBegunAgain = false
        let tokens = navigators.map { navigator in
            navigator.observe { change in
                guard change.to == nil, !hasBegunAgain else { return }
                hasBegunAgain = true
                field.becomeFirstResponder()
            }
        }
        stage.device.focus(field)
        stage.device.window.endEditing(true)
        stage.device.settle()
        #expect(hasBegunAgain && field.isFirstResponder)
        #expect(navigators.allSatisfy { $0.focusedItem === field })
        withExtendedLifetime(tokens) {}
    }

    @Test("Return in a text view makes a new line", .requirement("U73"))
    func returnInTextViewBreaksLine() {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        textView.returnKeyType = .send
        form.content.addSubview(textView)
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: [textView, form.fields[0]])
        textView.becomeFirstResponder()

        device.type("a\nb")

        #expect(textView.text == "a\nb")
        #expect(textView.returnKeyType == .send)
        #expect(textView.isFirstResponder)
    }

    @Test(
        "Return goes on, and ends editing in the last field", .requirement("U74", "U75"),
        arguments: ReturnKeyPolicy.allCases)
    func returnGoesOnThenEndsEditing(policy: ReturnKeyPolicy) {
        let navigator = fill(InputNavigator(returnKey: policy))
        let forwarding = ForwardingDelegate(navigator)
        if policy == .forwarded { form.fields.forEach { $0.delegate = forwarding } }
        form.fields[0].becomeFirstResponder()

        device.type("\n")
        #expect(form.fields[1].isFirstResponder)
        device.type("\n\n")
        #expect(form.fields.allSatisfy { !$0.isFirstResponder })
        #expect(navigator.focusedItem == nil)
    }

    @Test(
        "Return ends editing in the last field even if the navigator was stopped and started",
        .requirement("U75"))
    func returnAfterRestart() {
        let navigator = fill(
            InputNavigator.createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        form.fields[2].becomeFirstResponder()
        navigator.stop()
        #expect(form.fields[2].delegate == nil)
        navigator.start()

        #expect(navigator.textFieldShouldReturn(form.fields[2]))
        #expect(!form.fields[2].isFirstResponder)
    }

    @Test(
        "A navigator that moved the focus while it was stopped believes in no focus after a restart",
        .requirement("U80"))
    func moveWhileStoppedLeavesNoFocus() {
        let navigator = fill(InputNavigator())
        form.fields[0].becomeFirstResponder()
        navigator.stop()
        navigator.gotoNextItem(shouldLoop: true)
        #expect(form.fields[1].isFirstResponder && navigator.focusedItem == nil)
        form.view.endEditing(true)
        navigator.start()
        #expect(navigator.focusedItem == nil)

        form.fields[2].becomeFirstResponder()
        #expect(navigator.focusedItem === form.fields[2])
    }

    @Test(
        "A focus that moves is one event for the delegate, and one that ends another",
        .requirement("U80", "U82"))
    func eachFocusMoveIsOneEvent() throws {
        let navigator = fill(InputNavigator())
        let listener = FocusListener()
        navigator.delegate = listener
        var moves: [(UIView?, UIView?)] = []
        let subscription = navigator.observe { moves.append(($0.from, $0.to)) }

        try device.tap(form.fields[0])
        device.settle()
        try device.tap(form.fields[1])
        device.settle()
        form.fields[1].resignFirstResponder()
        device.settle()

        #expect(listener.items == [form.fields[0], form.fields[1], nil])
        #expect(moves.map(\.0) == [nil, form.fields[0], form.fields[1]])
        #expect(moves.map(\.1) == [form.fields[0], form.fields[1], nil])
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "Without a keyboard on screen the end of editing is reported in the next turn",
        .requirement("U80"))
    func focusEventsWithoutKeyboard() async {
        device.keyboard.mode = .hardware(bar: false)
        let navigator = fill(InputNavigator())
        let listener = FocusListener()
        navigator.delegate = listener

        form.fields[0].becomeFirstResponder()
        form.fields[1].becomeFirstResponder()
        #expect(listener.items == [form.fields[0], form.fields[1]])
        form.fields[1].resignFirstResponder()
        for _ in 0..<10 { await Task.yield() }

        #expect(listener.items == [form.fields[0], form.fields[1], nil])
    }

    @Test("Delegate, closure and stream report the same moves")
    func delegateClosureAndStreamAgree() async {
        let navigator = fill(InputNavigator())
        var heard: [InputNavigator.FocusChange] = []
        let subscription = navigator.observe { heard.append($0) }
        let changes = navigator.events

        form.fields[0].becomeFirstResponder()
        form.fields[1].becomeFirstResponder()
        var streamed: [InputNavigator.FocusChange] = []
        for await change in changes.prefix(2) { streamed.append(change) }

        #expect(streamed == Array(heard.prefix(2)))
        #expect(streamed.map(\.to) == [form.fields[0], form.fields[1]])
        withExtendedLifetime(subscription) {}
    }

    @Test("A focused item of nil resigns, and the same item again is no event", .requirement("U81"))
    func nilFocusedItemResigns() {
        let navigator = fill(InputNavigator())
        let listener = FocusListener()
        navigator.delegate = listener

        navigator.focusedItem = form.fields[1]
        navigator.focusedItem = form.fields[1]
        #expect(form.fields[1].isFirstResponder)
        navigator.focusedItem = UIView()
        #expect(form.fields[1].isFirstResponder)
        navigator.focusedItem = nil
        #expect(!form.fields[1].isFirstResponder)
        #expect(listener.items == [form.fields[1], nil])
    }

    @Test("Neither the screen nor its inputs are kept alive", .requirement("U83"))
    func screenAndInputsAreNotRetained() {
        weak var screen: TestForm?
        weak var field: UITextField?
        var navigator: InputNavigator?
        var assistant: KeyboardAssistant?
        do {
            let form = TestForm()
            device.show(form)
            navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: true)
            navigator?.addInputItems(inputItems: form.fields)
            assistant = form.automatic(navigator!)
            assistant?.start()
            device.focus(form.fields[0])
            screen = form
            field = form.fields[0]
            device.show(UIViewController())
        }
        device.settle()
        #expect(screen == nil)
        #expect(field == nil)
        #expect(navigator?.inputItems.isEmpty == true)
        withExtendedLifetime((navigator, assistant)) {}
    }

    @Test("What the navigator set on a field it restores: delegate, accessory and return key")
    func navigatorRestoresWhatItSet() {
        let field = form.fields[0]
        let (delegate, accessory) = (AskedDelegate(), UIView())
        field.delegate = delegate
        field.inputAccessoryView = accessory
        field.returnKeyType = .search
        var navigator: InputNavigator? = fill(
            InputNavigator.createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: true))
        #expect(field.delegate !== delegate)

        for end in ["remove", "stop", "release"] {
            switch end {
            case "remove": navigator?.removeInputItem(inputItem: field)
            case "stop":
                navigator?.addInputItem(inputItem: field)
                navigator?.stop()
            default:
                navigator?.start()
                #expect(field.delegate !== delegate)
                navigator = nil
            }
            #expect(field.delegate === delegate, "\(end)")
            #expect(field.inputAccessoryView === accessory, "\(end)")
            #expect(field.returnKeyType == .search, "\(end)")
        }
    }

    @Test("Every question to a field's own delegate is still asked, and its answer obeyed")
    func delegateCallsAreForwarded() {
        let delegate = AskedDelegate()
        form.fields[0].delegate = delegate
        let navigator = fill(
            InputNavigator.createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        delegate.answer = false
        form.fields[0].becomeFirstResponder()
        #expect(!form.fields[0].isFirstResponder)

        delegate.answer = true
        form.fields[0].becomeFirstResponder()
        delegate.answer = false
        device.type("x\n")
        #expect(form.fields[0].text?.isEmpty != false)
        #expect(form.fields[0].isFirstResponder)
        #expect(navigator.focusedItem === form.fields[0])
        #expect(delegate.questions >= 4)
    }
}

@MainActor
private final class ForwardingDelegate: NSObject, UITextFieldDelegate {
    private let navigator: InputNavigator

    init(_ navigator: InputNavigator) {
        self.navigator = navigator
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        navigator.textFieldShouldReturn(textField)
        return true
    }
}

@MainActor
private final class AskedDelegate: NSObject, UITextFieldDelegate {
    var answer = true
    private(set) var questions = 0

    private func ask() -> Bool {
        questions += 1
        return answer
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask() }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        ask()
    }
}
