import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What is set on an input, and restored, while things go on: it is being edited, the app sets
/// something else, the navigator is stopped.
@MainActor
@Suite(.doubts(.keyboard)) struct InputConfigurationTimingTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    private final class AppDelegate: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        var onReturn: ((UITextField) -> Void)?

        func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            heard.append("change \(string)")
            return string != "x"
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            heard.append("return")
            onReturn?(textField)
            return true
        }
    }

    private func makeNavigator() -> InputNavigator {
        InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
    }

    // MARK: A delegate that comes later

    @Test(
        "A delegate that the app sets later receives every call, and Return still moves on",
        .requirement("U324"))
    func lateDelegateHearsEveryCall() {
        let (navigator, app, field) = (makeNavigator(), AppDelegate(), form.fields[0])
        let first = AppDelegate()
        field.delegate = first
        navigator.addInputItems(inputItems: form.fields)
        field.delegate = app
        field.becomeFirstResponder()
        device.type("ax")
        device.type("\n")

        #expect(app.heard == ["began", "change a", "change x", "return"])
        #expect(first.heard == [])
        #expect(field.text == "a")
        #expect(form.fields[1].isFirstResponder)
        navigator.removeInputItem(inputItem: field)
        #expect(field.delegate === app)
    }

    private final class WatchedField: UITextField {
        var sets = 0
        override var delegate: (any UITextFieldDelegate)? { didSet { sets += 1 } }
    }

    @Test("A delegate that is in place is not set again when editing begins", .requirement("U324"))
    func delegateInPlaceIsNotSetAgain() {
        let (navigator, app) = (makeNavigator(), AppDelegate())
        let field = WatchedField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        form.content.addSubview(field)
        field.delegate = app
        navigator.addInputItem(inputItem: field)
        let before = field.sets
        device.focus(field)
        #expect(app.heard == ["began"] && field.sets == before)
    }

    @Test("A delegate that the app takes away is not brought back", .requirement("U324"))
    func delegateTakenAway() {
        let (navigator, app, field) = (makeNavigator(), AppDelegate(), form.fields[0])
        field.delegate = app
        navigator.addInputItems(inputItems: form.fields)
        field.delegate = nil
        field.becomeFirstResponder()
        device.type("\n")
        #expect(form.fields[1].isFirstResponder)
        #expect(app.heard == [])
        navigator.stop()
        #expect(field.delegate == nil)
    }

    @Test(
        "A late delegate that forwards its calls to the one it found gets each once",
        .requirement("U324"))
    func forwardingLateDelegateHearsCallsOnce() {
        let (navigator, app, field) = (makeNavigator(), AppDelegate(), form.fields[2])
        navigator.addInputItems(inputItems: form.fields)
        var finished = 0
        navigator.onFinish = { finished += 1 }
        let found = field.delegate
        app.onReturn = { _ = found?.textFieldShouldReturn($0) }
        field.delegate = app
        field.becomeFirstResponder()
        device.type("\n")
        #expect(app.heard == ["began", "return"])
        #expect(finished == 1)
    }

    @Test(
        "A proxy that forwards to what it found reaches the delegate that was there first",
        .requirement("U324"))
    func proxyInFrontOfAnother() {
        let (navigator, proxy, field) = (makeNavigator(), AppDelegate(), form.fields[2])
        let first = AppDelegate()
        field.delegate = first
        navigator.addInputItems(inputItems: form.fields)
        var finished = 0
        navigator.onFinish = { finished += 1 }
        let found = field.delegate
        proxy.onReturn = { _ = found?.textFieldShouldReturn($0) }
        field.delegate = proxy
        field.becomeFirstResponder()
        device.type("\n")
        #expect(proxy.heard == ["began", "return"])
        #expect(first.heard == ["return"])
        #expect(finished == 1)
    }

    @Test(
        "Where the app is to be the delegate, or another navigator has the field, it stays so",
        .requirement("U324"))
    func appOrOtherNavigatorKeepsField() {
        let (app, field) = (AppDelegate(), form.fields[0])
        for policy in [ReturnKeyPolicy.forwarded, .editingDidEndOnExit] {
            let navigator = InputNavigator(returnKey: policy)
            navigator.addInputItems(inputItems: form.fields)
            field.delegate = app
            field.becomeFirstResponder()
            #expect(field.delegate === app)
            field.resignFirstResponder()
            navigator.removeInputItems()
        }
        let (old, new) = (makeNavigator(), makeNavigator())
        old.addInputItems(inputItems: form.fields)
        new.addInputItems(inputItems: form.fields)
        let delegate = field.delegate
        field.becomeFirstResponder()
        #expect(delegate !== app && field.delegate === delegate)
        withExtendedLifetime(old) {}
    }

    // MARK: An input that is being edited

    @Test(
        "A field that is being edited when it is added gets its bar at once, and loses it so",
        .requirement("U325"))
    func barAtOnce() throws {
        let (navigator, field) = (makeNavigator(), form.fields[0])
        let bar = try #require(navigator.defaultController)
        device.focus(field)
        let bare = try #require(device.keyboard.frame)
        for end in ["remove", "stop", "release"] {
            var other: InputNavigator? = end == "release" ? makeNavigator() : navigator
            let shown = try #require(other?.defaultController)
            other?.addInputItem(inputItem: field)
            #expect(shown.window != nil, "\(end)")
            #expect(device.keyboard.frame?.minY == bare.minY - 50, "\(end)")
            switch end {
            case "remove": navigator.removeInputItem(inputItem: field)
            case "stop": navigator.stop()
            default: other = nil
            }
            #expect(shown.window == nil, "\(end)")
            #expect(device.keyboard.frame == bare, "\(end)")
            #expect(field.isFirstResponder)
        }
        navigator.start()
        #expect(bar.window != nil)
    }

    private final class CountingField: UITextField {
        var reloads = 0

        override func reloadInputViews() {
            reloads += 1
            super.reloadInputViews()
        }
    }

    @Test(
        "A field that is being edited shows its own return key at once when it is removed",
        .requirement("U325"))
    func returnKeyAtOnce() {
        let field = CountingField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        form.content.addSubview(field)
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: [field])
        device.focus(field)
        let before = field.reloads

        navigator.removeInputItem(inputItem: field)

        #expect(field.returnKeyType == .default)
        #expect(field.reloads == before + 1)
    }

    @Test(
        "A field whose bar the app has replaced keeps that bar, and isn't shown anew, when it is removed",
        .requirement("U325"))
    func replacedBarIsNotShownAnew() {
        let field = CountingField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        form.content.addSubview(field)
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(inputItems: [field])
        device.focus(field)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        field.inputAccessoryView = bar
        let before = field.reloads
        navigator.removeInputItem(inputItem: field)
        #expect(field.inputAccessoryView === bar && field.reloads == before)
    }

    @Test("A text view that is being edited gets its bar at once too", .requirement("U325"))
    func editedTextViewGetsBarImmediately() throws {
        let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        form.content.addSubview(notes)
        device.focus(notes)
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItem(inputItem: notes)
        #expect(navigator.defaultController?.window != nil)
        navigator.removeInputItems()
        #expect(notes.inputAccessoryView == nil)
    }

    @Test(
        "An input that is being edited when it is added is focused, and observers are notified",
        .requirement("U328"))
    func focusedWhenAdded() {
        let navigator = makeNavigator()
        var reported: [UIView?] = []
        let subscription = navigator.observe { reported.append($0.to) }
        form.fields[1].becomeFirstResponder()
        #expect(navigator.focusedItem == nil)

        navigator.addInputItems(inputItems: form.fields)
        #expect(navigator.focusedItem === form.fields[1])
        #expect(reported == [form.fields[1]])
        #expect(navigator.defaultController?.btPrev.isEnabled == true)
        navigator.removeInputItem(inputItem: form.fields[1])
        navigator.addInputItem(inputItem: form.fields[1])
        #expect(reported == [form.fields[1], nil, form.fields[1]])
        navigator.stop()
        navigator.removeInputItems()
        navigator.addInputItems(inputItems: form.fields)
        #expect(navigator.focusedItem == nil)
        navigator.start()
        #expect(navigator.focusedItem === form.fields[1])
        withExtendedLifetime(subscription) {}
    }

    // MARK: The last return key

    @Test("The last input keeps its own return key if that is wanted", .requirement("U323"))
    func lastReturnKey() {
        let navigator = InputNavigator(returnKey: .delegate)
        let keys: [UIReturnKeyType] = [.search, .default, .go]
        for (field, key) in zip(form.fields, keys) { field.returnKeyType = key }
        navigator.addInputItems(inputItems: form.fields)
        #expect(!navigator.keepsLastReturnKey)
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])

        navigator.keepsLastReturnKey = true
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .go])
        navigator.removeInputItem(inputItem: form.fields[2])
        #expect(form.fields.map(\.returnKeyType) == [.next, .done, .go])
        form.fields[1].isEnabled = false
        navigator.focus(form.fields[0])
        #expect(form.fields[0].returnKeyType == .search)
        navigator.keepsLastReturnKey = false
        #expect(form.fields[0].returnKeyType == .done)
        navigator.removeInputItems()
        #expect(form.fields.map(\.returnKeyType) == keys)
    }

    @Test("No documented type keeps the last return key by itself", .requirement("U323"))
    func noDocumentedTypeKeepsReturnKey() {
        let navigators: [InputNavigator] = [
            .createWithDefaultController(),
            .createWithController(accessoryController: DefaultNavigationView()),
            .createWithCustomAccessoryView(accessoryView: UIView()),
            .createWithKeyboardNavigation(shouldSetTextFieldDelegates: true),
            .createWithKeyboardNavigationAndDefaultController(shouldSetTextFieldDelegates: true),
            .createWithKeyboardNavigation(
                shouldSetTextFieldDelegates: true, andController: DefaultNavigationView()),
            .createWithKeyboardNavigation(
                shouldSetTextFieldDelegates: true, andCustomAccessoryView: UIView()),
        ]
        #expect(navigators.allSatisfy { !$0.keepsLastReturnKey })
    }

    @Test(
        "A return key that the app sets meanwhile stays, through focus and to the end",
        .requirement("U323"))
    func appsReturnKey() {
        let navigator = InputNavigator(returnKey: .delegate)
        navigator.addInputItems(inputItems: form.fields)
        form.fields[2].returnKeyType = .send
        form.fields[0].returnKeyType = .continue
        form.fields[2].becomeFirstResponder()
        form.fields[0].becomeFirstResponder()
        #expect(form.fields.map(\.returnKeyType) == [.continue, .next, .send])
        navigator.stop()
        #expect(form.fields.map(\.returnKeyType) == [.continue, .default, .send])
    }

    // MARK: What the app, or another part of it, has put there since

    @Test("What the app sets while an input is configured stays when that is restored")
    func whatAppSetsOutlivesConfiguration() {
        let (navigator, field) = (makeNavigator(), form.fields[0])
        let (before, since, accessory) = (AppDelegate(), AppDelegate(), UIView())
        field.delegate = before
        field.inputAccessoryView = UIView()
        navigator.addInputItems(inputItems: form.fields)
        field.delegate = since
        field.inputAccessoryView = accessory
        field.returnKeyType = .route

        navigator.stop()
        #expect(field.delegate === since)
        #expect(field.inputAccessoryView === accessory)
        #expect(field.returnKeyType == .route)
    }

    @Test(
        "Return leaves a field alone that was removed, and one that was added to a stopped navigator"
    )
    func leftToItself() {
        let navigator = InputNavigator(returnKey: .editingDidEndOnExit)
        navigator.addInputItems(inputItems: form.fields)
        let field = form.fields[0]
        navigator.removeInputItem(inputItem: field)
        field.becomeFirstResponder()
        navigator.addInputItem(inputItem: field)
        navigator.removeInputItem(inputItem: field)
        // The action would still find the field among the inputs of a navigator that has it again.
        #expect(field.allControlEvents.contains(.editingDidEndOnExit) == false)

        let stopped = makeNavigator()
        stopped.stop()
        stopped.addInputItem(inputItem: field)
        #expect(field.delegate == nil)
        #expect(field.inputAccessoryView == nil)
        #expect(field.returnKeyType == .default)
    }

    @Test("Removing an input that has not the focus reports no move of the focus")
    func removingUnfocusedInputReportsNothing() {
        let navigator = form.plainNavigator()
        form.fields[0].becomeFirstResponder()
        var reported = 0
        let subscription = navigator.observe { _ in reported += 1 }
        navigator.removeInputItem(inputItem: form.fields[1])
        #expect(reported == 0)
        #expect(navigator.focusedItem === form.fields[0])
        withExtendedLifetime(subscription) {}
    }

    @Test("Stopped during editing, a navigator has no focused input, and reports it once")
    func stoppedWhileEditing() {
        let navigator = form.plainNavigator()
        navigator.dismissalView = form.view
        device.focus(form.fields[0])
        var reported: [UIView?] = []
        let subscription = navigator.observe { reported.append($0.to) }
        navigator.stop()
        navigator.stop()
        #expect(navigator.focusedItem == nil)
        #expect(reported == [nil])
        // A tap beside the inputs is nobody's by now.
        device.tap(at: CGPoint(x: 370, y: 300), in: device.window)
        #expect(form.fields[0].isFirstResponder)
        withExtendedLifetime(subscription) {}
    }

    @Test("The focus of a text input is left when its end is announced, and not before")
    func momentOfEnd() {
        let navigator = form.plainNavigator()
        let app = EndDelegate()
        form.fields[0].delegate = app
        device.focus(form.fields[0])
        let subscription = navigator.observe { _ in app.heard.append("reported") }
        form.fields[0].resignFirstResponder()
        device.settle()
        #expect(app.heard == ["ended", "reported"])
        withExtendedLifetime(subscription) {}
    }

    private final class EndDelegate: NSObject, UITextFieldDelegate {
        var heard: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
}
