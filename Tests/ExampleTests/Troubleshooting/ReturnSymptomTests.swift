import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about Return.
@MainActor
@Suite(.doubts(.keyboard)) struct ReturnSymptomTests {
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
