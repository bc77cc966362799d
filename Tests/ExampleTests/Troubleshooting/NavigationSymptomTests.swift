import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about walking a form and its bar.
@MainActor
@Suite(.doubts(.keyboard)) struct NavigationSymptomTests {
    // MARK: Next does nothing

    @Test(
        "Next does nothing: the other inputs aren't in the navigator of this one",
        .requirement("U445"))
    func othersAreNotInNavigator() throws {
        let form = TroubledForm()
        form.assist([form.fields[0]])
        form.edit(form.fields[0])
        let bar = try #require(form.navigator.defaultController)
        #expect(form.navigator.inputItems == [form.fields[0]] && !bar.btNext.isEnabled)

        form.navigator.addInputItem(inputItem: form.fields[1])
        try form.device.tap(bar.btNext)
        form.device.settle()
        #expect(form.edited == 1)
    }

    @Test(
        "Next does nothing: the others can't be edited, until they can and are added once more",
        .requirement("U445"))
    func othersCannotBeEdited() throws {
        let form = TroubledForm()
        form.fields[1].isEnabled = false
        form.assist([form.fields[0], form.fields[1]])
        form.edit(form.fields[0])
        let bar = try #require(form.navigator.defaultController)
        #expect(!bar.btNext.isEnabled)
        #expect(form.navigator.focus(form.fields[1]) == .failed(.unavailable))

        form.fields[1].isEnabled = true
        form.navigator.addInputItem(inputItem: form.fields[1])
        #expect(form.navigator.inputItems == [form.fields[0], form.fields[1]])
        try form.device.tap(bar.btNext)
        form.device.settle()
        #expect(form.edited == 1)
    }

    @Test("Next does nothing: the delegate says no", .requirement("U445"))
    func delegateSaysNo() throws {
        let (form, delegate) = (TroubledForm(), Refusal())
        form.navigator.delegate = delegate
        form.assist()
        form.edit(form.fields[0])
        let bar = try #require(form.navigator.defaultController)
        try form.device.tap(bar.btNext)
        form.device.settle()
        #expect(form.edited == 0 && delegate.asked == [.next])

        delegate.answer = true
        try form.device.tap(bar.btNext)
        form.device.settle()
        #expect(form.edited == 1)
    }

    @Test("Next does nothing: a bar of the app's doesn't call its delegate", .requirement("U445"))
    func barDoesNotCall() {
        let bar = OwnBar()
        let form = TroubledForm(.iPhoneSE, .createWithController(accessoryController: bar))
        form.assist()
        form.edit(form.fields[0])
        bar.tapped()
        form.device.settle()
        #expect(form.edited == 0 && bar.buttonDelegate != nil)

        bar.callsDelegate = true
        bar.tapped()
        form.device.settle()
        #expect(form.edited == 1)
    }

    // MARK: Next goes to the wrong field

    @Test(
        "Next goes to the wrong field: the order is that of adding, and can be that of reading",
        .requirement("U445"))
    func orderIsThatOfAdding() throws {
        let form = TroubledForm()
        form.assist([form.fields[0], form.fields[2], form.fields[1]])
        form.edit(form.fields[0])
        let bar = try #require(form.navigator.defaultController)
        try form.device.tap(bar.btNext)
        form.device.settle()
        #expect(form.edited == 2)

        form.endEditing()
        form.navigator.removeInputItems()
        form.navigator.addInputItems(from: form.screen, itemType: .bothTextFieldAndTextView)
        #expect(form.navigator.inputItems == form.fields)
    }

    // MARK: Return does nothing

    /// Presses Return in the first field, and returns the field that is edited then.
    private func pressReturn(in form: TroubledForm) -> Int? {
        form.edit(form.fields[0])
        form.device.type("\n")
        form.device.settle()
        return form.edited
    }

    @Test("Return does nothing: the navigator has only a bar", .requirement("U445"))
    func navigatorHasOnlyBar() {
        let form = TroubledForm()
        form.assist()
        #expect(pressReturn(in: form) == 0 && !form.navigator.keyboardNavigationEnabled)

        let other = TroubledForm(
            .iPhoneSE,
            .createWithKeyboardNavigationAndDefaultController(shouldSetTextFieldDelegates: true))
        other.assist()
        #expect(pressReturn(in: other) == 1)
    }

    @Test(
        "Return does nothing: the app's delegate is to forward it, and doesn't",
        .requirement("U445"))
    func delegateDoesNotForward() {
        let form = TroubledForm(
            .iPhoneSE, .createWithKeyboardNavigation(shouldSetTextFieldDelegates: false))
        let delegate = ReturnDelegate()
        form.fields[0].delegate = delegate
        form.assist()
        #expect(pressReturn(in: form) == 0 && form.navigator.keyboardNavigationEnabled)
        #expect(form.fields[0].returnKeyType == .next)

        delegate.navigator = form.navigator
        #expect(pressReturn(in: form) == 1)
    }

    @Test("Return does nothing: the app's delegate answers false", .requirement("U445"))
    func delegateAnswersFalse() {
        let form = TroubledForm(
            .iPhoneSE, .createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        let delegate = ReturnDelegate()
        delegate.answer = false
        form.fields[0].delegate = delegate
        form.assist()
        #expect(pressReturn(in: form) == 0 && delegate.calls == 1)
        delegate.answer = true
        #expect(pressReturn(in: form) == 1)
    }

    @Test("Return does nothing: the scene's assistant was made without it", .requirement("U445"))
    func sceneLeavesReturn() {
        let form = TroubledForm()
        form.assistScene()
        #expect(pressReturn(in: form) == 0)
        let other = TroubledForm()
        other.assistScene(handlesReturnKey: true)
        #expect(pressReturn(in: other) == 1)
    }

    @Test("Return does nothing: in a text view, it makes a new line", .requirement("U445"))
    func returnMakesNewLine() {
        let form = TroubledForm(
            .iPhoneSE, .createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 60))
        form.scrollView.addSubview(textView)
        form.assist()
        form.navigator.addInputItem(inputItem: textView)
        form.edit(textView)
        form.device.type("\n")
        form.device.settle()
        #expect(textView.isFirstResponder && textView.text == "\n")
    }

    // MARK: The bar is missing, and there are two bars

    @Test("The bar is missing: the navigator was made without one", .requirement("U445"))
    func navigatorHasNoBar() {
        let form = TroubledForm(
            .iPhoneSE, .createWithKeyboardNavigation(shouldSetTextFieldDelegates: true))
        form.assist()
        form.edit(form.fields[0])
        #expect(form.fields[0].inputAccessoryView == nil && form.navigator.defaultController == nil)
    }

    @Test(
        "The bar is missing: with the scene's assistant, an input keeps its own accessory view",
        .requirement("U445"))
    func inputKeepsOwnAccessory() {
        let (form, toolbar) = (TroubledForm(), UIToolbar())
        toolbar.frame.size = CGSize(width: 375, height: 44)
        form.fields[0].inputAccessoryView = toolbar
        let bar = DefaultNavigationView()
        form.assistScene(accessory: .controller(bar))
        form.edit(form.fields[0])
        #expect(form.fields[0].inputAccessoryView === toolbar && bar.window == nil)

        form.fields[0].inputAccessoryView = nil
        form.endEditing()
        form.edit(form.fields[0])
        #expect(bar.window != nil)
    }

    @Test(
        "The bar is missing: the scene's assistant leaves the input alone", .requirement("U445"))
    func inputIsLeftAlone() {
        let form = TroubledForm()
        let bar = DefaultNavigationView()
        form.assistScene(accessory: .controller(bar))
        form.scene?.shouldAssist = { _ in false }
        form.edit(form.fields[0])
        #expect(form.scene?.assistance == .leftAlone(.excluded) && bar.window == nil)

        form.scene?.shouldAssist = nil
        form.endEditing()
        form.edit(form.fields[0])
        #expect(bar.window != nil)
    }

    @Test(
        "There are two bars: one of the app's sits on the keyboard, and the navigator can do without",
        .requirement("U445"))
    func barOfAppsSitsOnKeyboard() throws {
        for hasBar in [true, false] {
            let form = TroubledForm(
                .iPhoneSE, hasBar ? .createWithDefaultController() : InputNavigator())
            let own = UIView()
            own.translatesAutoresizingMaskIntoConstraints = false
            form.screen.view.addSubview(own)
            NSLayoutConstraint.activate([
                own.bottomAnchor.constraint(
                    equalTo: form.screen.view.keyboardLayoutGuide.topAnchor),
                own.leadingAnchor.constraint(equalTo: form.screen.view.leadingAnchor),
                own.widthAnchor.constraint(equalToConstant: 375),
                own.heightAnchor.constraint(equalToConstant: 44),
            ])
            form.assist()
            form.edit(form.fields[0])
            #expect(form.distance(own) == 0)
            #expect((form.navigator.defaultController?.window != nil) == hasBar)
        }
    }

    @Test(
        "There are two bars: of two navigators with the same input, the last one has the bar",
        .requirement("U445"))
    func lastNavigatorHasBar() {
        let form = TroubledForm()
        let other = InputNavigator.createWithDefaultController()
        other.addInputItems(inputItems: form.fields)
        form.assist()
        form.edit(form.fields[0])
        #expect(form.navigator.defaultController?.window != nil)
        #expect(other.defaultController?.window == nil)
    }
}

/// A delegate that is asked whether people may leave an input.
private final class Refusal: InputNavigatorDelegate {
    var answer = false
    private(set) var asked: [InputNavigator.Action] = []

    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {}

    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool {
        asked.append(action)
        return answer
    }
}

/// A delegate of a field that forwards Return once it knows the navigator.
private final class ReturnDelegate: NSObject, UITextFieldDelegate {
    weak var navigator: InputNavigator?
    var answer = true
    private(set) var calls = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls += 1
        _ = navigator?.textFieldShouldReturn(textField)
        return answer
    }
}

private final class OwnBar: UIView, InputNavigatorAccessoryController {
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    var controllerView: UIView { self }
    var callsDelegate = false

    func tapped() {
        guard callsDelegate else { return }
        buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: self)
    }
}
