/// The seven documented ways in which a navigator lets people move.
public enum NavigatorKind: CaseIterable, Sendable {
    /// By the library's own bar.
    case defaultController
    /// By a bar of the app's.
    case controller
    /// Not at all: a view of the app's stands above the keyboard.
    case customAccessoryView
    /// By Return.
    case keyboard
    /// By Return and by the library's own bar.
    case keyboardAndDefaultController
    /// By Return and by a bar of the app's.
    case keyboardAndController
    /// By Return, below a view of the app's.
    case keyboardAndCustomAccessoryView

    /// What can stand above the keyboard.
    enum AccessoryKind: CaseIterable, Sendable {
        case none, defaultController, controller, view
    }

    /// Nil for a navigator that shows nothing and does not follow Return.
    init?(accessory: AccessoryKind, followsReturn: Bool) {
        switch (accessory, followsReturn) {
        case (.none, false): return nil
        case (.none, true): self = .keyboard
        case (.defaultController, false): self = .defaultController
        case (.defaultController, true): self = .keyboardAndDefaultController
        case (.controller, false): self = .controller
        case (.controller, true): self = .keyboardAndController
        case (.view, false): self = .customAccessoryView
        case (.view, true): self = .keyboardAndCustomAccessoryView
        }
    }

    /// Whether Return moves on.
    public var keyboardNavigationEnabled: Bool {
        switch self {
        case .keyboard, .keyboardAndDefaultController, .keyboardAndController,
            .keyboardAndCustomAccessoryView:
            true
        case .defaultController, .controller, .customAccessoryView: false
        }
    }
}
