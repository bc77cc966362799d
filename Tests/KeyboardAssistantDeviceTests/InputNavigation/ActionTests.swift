import DeviceFixtures
import DeviceTesting
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A delegate that is asked before people leave an input.
@MainActor
private class Gatekeeper: InputNavigatorDelegate {
    struct Question: Equatable {
        var action: InputNavigator.Action
        var input: UIView
    }

    private(set) var questions: [Question] = []
    private(set) var changes = 0
    var allows = false

    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
        changes += 1
    }

    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool {
        questions.append(Question(action: action, input: inputItem))
        return allows
    }
}

private final class EndListener: NSObject, UITextFieldDelegate {
    private(set) var ends = 0

    func textFieldDidEndEditing(_ textField: UITextField) {
        ends += 1
    }
}

@MainActor
@Suite(.doubts(.keyboard, .keys)) struct ActionTests {
    /// A form that forwards the navigator's keys.
    private final class Form: KeyNavigatorScreen {
        let navigator: InputNavigator
        let fields = (0..<3).map {
            UITextField(frame: CGRect(x: 20, y: 100 + $0 * 60, width: 200, height: 40))
        }
        let listeners = (0..<3).map { _ in EndListener() }
        private(set) var finishes = 0

        init(_ policy: ReturnKeyPolicy?, on device: SimulatedDevice) {
            navigator = InputNavigator(
                accessory: .controller(DefaultNavigationView()), returnKey: policy)
            super.init(nibName: nil, bundle: nil)
            for (field, listener) in zip(fields, listeners) {
                if policy != .editingDidEndOnExit { field.delegate = listener }
                view.addSubview(field)
            }
            navigator.addInputItems(inputItems: fields)
            navigator.onFinish = { [weak self] in self?.finishes += 1 }
            device.show(self)
        }

        required init?(coder: NSCoder) { nil }

        override var keyNavigator: (any KeyNavigator)? { navigator }

        var bar: DefaultNavigationView { navigator.defaultController! }
        var ends: Int { listeners.map(\.ends).reduce(0, +) }

        func edit(_ index: Int, on device: SimulatedDevice) {
            device.focus(fields[index])
        }
    }

    /// What people press, in which of three fields, and what it means.
    enum Press: CaseIterable {
        case previous, next, done, lastDone, tab, shiftTab, returnKey, lastReturnKey

        var field: Int { self == .lastDone || self == .lastReturnKey ? 2 : 1 }

        var action: InputNavigator.Action {
            switch self {
            case .previous, .shiftTab: .previous
            case .next, .tab, .returnKey: .next
            case .done, .lastDone, .lastReturnKey: .done
            }
        }
    }

    private func perform(_ press: Press, in form: Form, on device: SimulatedDevice) throws {
        switch press {
        case .previous: try device.tap(form.bar.btPrev)
        case .next: try device.tap(form.bar.btNext)
        case .done, .lastDone: try device.tap(form.bar.btDone)
        case .tab: device.press("\t")
        case .shiftTab: device.press("\t", .shift)
        case .returnKey, .lastReturnKey: device.type("\n")
        }
        device.settle()
    }

    @Test(
        "If the delegate prevents an action, editing goes on and the form is not finished",
        .requirement("U369"), arguments: Press.allCases)
    func preventedActionChangesNothing(press: Press) throws {
        let (device, gatekeeper) = (SimulatedDevice(), Gatekeeper())
        let form = Form(.delegate, on: device)
        form.edit(press.field, on: device)
        form.navigator.delegate = gatekeeper

        try perform(press, in: form, on: device)
        #expect(
            gatekeeper.questions == [.init(action: press.action, input: form.fields[press.field])])
        #expect(form.fields[press.field].isFirstResponder)
        #expect(device.keyboard.isVisible)
        #expect(form.ends == 0 && form.finishes == 0 && gatekeeper.changes == 0)
    }

    @Test(
        "If the delegate allows an action, it is performed and was asked for once",
        .requirement("U369"), arguments: Press.allCases)
    func allowedActionIsPerformed(press: Press) throws {
        let (device, gatekeeper) = (SimulatedDevice(), Gatekeeper())
        let form = Form(.delegate, on: device)
        gatekeeper.allows = true
        form.edit(press.field, on: device)
        form.navigator.delegate = gatekeeper

        try perform(press, in: form, on: device)
        let expected: UITextField? =
            switch press.action {
            case .previous: form.fields[0]
            case .next: form.fields[2]
            case .done: nil
            }
        #expect(gatekeeper.questions.count == 1)
        #expect(form.navigator.focusedItem === expected)
        #expect(form.finishes == (press.field == 2 ? 1 : 0))
    }

    @Test(
        "Return is prevented in every way in which it is detected", .requirement("U369"),
        arguments: ReturnKeyPolicy.allCases, [1, 2])
    func returnIsPreventedUnderEveryPolicy(policy: ReturnKeyPolicy, index: Int) async throws {
        let (device, gatekeeper) = (SimulatedDevice(), Gatekeeper())
        let form = Form(policy, on: device)
        let forwarder = Forwarder(form.navigator)
        let field = form.fields[index]
        if policy == .forwarded { field.delegate = forwarder }
        let delegate = field.delegate
        form.edit(index, on: device)
        form.navigator.delegate = gatekeeper

        for count in 1...2 {
            device.type("\n")
            device.settle()
            #expect(gatekeeper.questions.count == count)
            #expect(field.isFirstResponder && device.keyboard.isVisible)
        }
        #expect(form.finishes == 0 && gatekeeper.changes == 0)
        // What was set to keep editing is gone in the next turn, and nothing else is prevented.
        await Task.yield()
        while policy == .editingDidEndOnExit, field.delegate !== delegate { await Task.yield() }
        #expect(field.delegate === delegate)
        field.resignFirstResponder()
        #expect(!field.isFirstResponder)
    }

    /// A delegate of the app's that calls the navigator.
    private final class Forwarder: NSObject, UITextFieldDelegate {
        private let navigator: InputNavigator

        init(_ navigator: InputNavigator) {
            self.navigator = navigator
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            navigator.textFieldShouldReturn(textField)
        }
    }

    @Test(
        "A field whose delegate declines Return is not asked about, as nothing would happen",
        .requirement("U369"))
    func declinedReturnIsNotAskedAbout() {
        final class Decliner: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        let (device, gatekeeper, decliner) = (SimulatedDevice(), Gatekeeper(), Decliner())
        defer { withExtendedLifetime(decliner) {} }
        let form = Form(.delegate, on: device)
        form.navigator.removeInputItem(inputItem: form.fields[0])
        form.fields[0].delegate = decliner
        form.navigator.addInputItem(inputItem: form.fields[0])
        form.edit(0, on: device)
        form.navigator.delegate = gatekeeper
        device.type("\n")
        #expect(gatekeeper.questions == [])
    }

    @Test("Calls of the app's own ask nobody", .requirement("U369"))
    func callsOfTheAppAskNobody() {
        let (device, gatekeeper) = (SimulatedDevice(), Gatekeeper())
        let form = Form(.delegate, on: device)
        form.edit(0, on: device)
        form.navigator.delegate = gatekeeper
        form.navigator.gotoNextItem(shouldLoop: false)
        #expect(form.fields[1].isFirstResponder)
        form.navigator.gotoPreviousItem(shouldLoop: false)
        form.navigator.focus(form.fields[2])
        form.navigator.focusedItem = nil
        #expect(!form.fields[2].isFirstResponder)
        #expect(gatekeeper.questions == [])
    }

    @Test("A bar of the app's asks as the library's does", .requirement("U369"))
    func barOfTheAppsAsksToo() {
        let (device, gatekeeper, bar) = (SimulatedDevice(), Gatekeeper(), TestBar())
        let form = Form(nil, on: device)
        let navigator = InputNavigator.createWithController(accessoryController: bar)
        navigator.addInputItems(inputItems: form.fields)
        navigator.delegate = gatekeeper
        let delegate = bar.buttonDelegate
        delegate?.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        #expect(gatekeeper.questions == [])
        form.edit(1, on: device)
        delegate?.inputNavigatorAccessoryControllerPreviousButtonTapped(accessoryController: bar)
        delegate?.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        delegate?.inputNavigatorAccessoryControllerDoneButtonTapped(accessoryController: bar)
        #expect(gatekeeper.questions.map(\.action) == [.previous, .next, .done])
        #expect(form.fields[1].isFirstResponder)
    }

    @Test("A delegate without an opinion prevents nothing", .requirement("U369"))
    func delegateWithoutOpinionPreventsNothing() throws {
        let (device, listener) = (SimulatedDevice(), FocusListener())
        let form = Form(.delegate, on: device)
        form.navigator.delegate = listener
        form.edit(0, on: device)
        try device.tap(form.bar.btNext)
        device.type("\n")
        device.settle()
        #expect(listener.items == form.fields)
    }

    @Test("An input that the delegate removes when asked stays where it is", .requirement("U369"))
    func inputRemovedWhenAskedStays() throws {
        final class Remover: InputNavigatorDelegate {
            func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {}

            func inputNavigatorShouldPerform(
                inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
            ) -> Bool {
                inputNavigator.removeInputItem(inputItem: inputItem)
                return true
            }
        }
        let (device, remover) = (SimulatedDevice(), Remover())
        defer { withExtendedLifetime(remover) {} }
        let form = Form(.delegate, on: device)
        form.edit(1, on: device)
        form.navigator.delegate = remover
        try device.tap(form.bar.btNext)
        #expect(form.fields[1].isFirstResponder)
        #expect(form.navigator.inputItems == [form.fields[0], form.fields[2]])
    }

    @Test("At a row that perhaps has a next one, only Next is asked for", .requirement("U369"))
    func searchedRowsAskOnce() {
        let form = RowForm([[["a"]] + Array(repeating: [], count: 200)])
        let gatekeeper = Gatekeeper()
        gatekeeper.allows = true
        form.tapField("a")
        form.navigator.delegate = gatekeeper
        form.pressReturn()
        #expect(gatekeeper.questions.map(\.action) == [.next])
        #expect(form.finishes == 1)
    }
}
