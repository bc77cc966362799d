import KeyboardAssistant

/// A choice with a title for the filter screen.
protocol Titled: CaseIterable, Equatable {
    var title: String { get }
}

extension KeyboardAssistant.RepositionConstraint: Titled {
    var title: String {
        switch self {
        case .viewTopToTopOfScreen: "View top to top of screen"
        case .viewBottomToTopOfKeyboard: "View bottom to top of keyboard"
        }
    }
}

extension KeyboardAssistant.AssistantType: Titled {
    var title: String {
        switch self {
        case .autoScrollView: "Auto scroll view"
        case .manualWithBottomConstraint: "Manual with bottom constraint"
        case .manual: "Manual"
        }
    }
}

extension InputNavigator.NavigatorType: Titled {
    var title: String {
        switch self {
        case .defaultController: "Default controller"
        case .controller: "Custom controller"
        case .customAccessoryView: "Custom accessory view"
        case .keyboard: "Keyboard"
        case .keyboardAndDefaultController: "Keyboard and default controller"
        case .keyboardAndController: "Keyboard and custom controller"
        case .keyboardAndCustomAccessoryView: "Keyboard and custom accessory view"
        }
    }
}
