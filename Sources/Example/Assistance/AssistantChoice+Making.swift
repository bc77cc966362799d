import KeyboardAssistant
import UIKit

extension AssistantChoice {
    /// Returns a navigator of the chosen type, without inputs.
    @MainActor
    func makeNavigator() -> InputNavigator {
        switch navigator {
        case .defaultController:
            .createWithDefaultController()
        case .controller:
            .createWithController(accessoryController: WordsBar())
        case .customAccessoryView:
            .createWithCustomAccessoryView(accessoryView: CustomAccessoryView())
        case .keyboard:
            .createWithKeyboardNavigation(shouldSetTextFieldDelegates: setsTextFieldDelegates)
        case .keyboardAndDefaultController:
            .createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: setsTextFieldDelegates)
        case .keyboardAndController:
            .createWithKeyboardNavigation(
                shouldSetTextFieldDelegates: setsTextFieldDelegates, andController: WordsBar())
        case .keyboardAndCustomAccessoryView:
            .createWithKeyboardNavigation(
                shouldSetTextFieldDelegates: setsTextFieldDelegates,
                andCustomAccessoryView: CustomAccessoryView())
        }
    }

    /// Returns an assistant of the chosen type for `form`.
    @MainActor
    func makeAssistant(
        for form: FormViewController, delegate: any KeyboardAssistantDelegate
    ) -> KeyboardAssistant {
        switch type {
        case .autoScrollView:
            .createAutoScrollView(
                inputNavigator: makeNavigator(),
                positionScrollView: form.scrollView,
                positionConstraint: constraint,
                positionOffset: offset,
                bottomConstraint: form.scrollViewBottomConstraint,
                bottomConstraintLayoutView: form.view)
        case .manualWithBottomConstraint:
            .createManual(
                inputNavigator: makeNavigator(),
                delegate: delegate,
                bottomConstraint: form.scrollViewBottomConstraint,
                bottomConstraintLayoutView: form.view)
        case .manual:
            .createManual(inputNavigator: makeNavigator(), delegate: delegate)
        }
    }
}
