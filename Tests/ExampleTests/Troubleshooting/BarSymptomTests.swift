import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about the bar above the keyboard.
@MainActor
@Suite(.doubts(.endFrame, .firstHeight, .hideDuration, .keyboardCurve)) struct BarSymptomTests {
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
            let own = form.addBar(height: 44)
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
