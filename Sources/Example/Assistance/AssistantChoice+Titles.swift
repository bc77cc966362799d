import KeyboardAssistant

/// A choice among few, as the filter screen names it.
protocol Titled: CaseIterable, Equatable {
    var title: String { get }
}

extension RepositionRule: Titled {
    var title: String {
        switch self {
        case .viewTopToTopOfScreen: "View top to top of screen"
        case .viewBottomToTopOfKeyboard: "View bottom to top of keyboard"
        }
    }
}

extension RepositionMode: Titled {
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
