import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about Next.
@MainActor
@Suite(.doubts(.keyboard)) struct NextSymptomTests {
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

private final class OwnBar: UIView, InputNavigatorAccessoryController {
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    var controllerView: UIView { self }
    var callsDelegate = false

    func tapped() {
        guard callsDelegate else { return }
        buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: self)
    }
}
