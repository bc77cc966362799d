/// Whoever avoids the keyboard in a scroll view besides the scroll view's own assistant.
enum KeyboardAvoider: CaseIterable, Sendable {
    /// The table view controller whose table the scroll view is.
    case tableViewController
    /// The assistant of a scroll view around this one, which can scroll all of this one above the
    /// keyboard.
    case outerAssistant
    /// The app's constraints to the keyboard layout guide.
    case layoutGuide
    /// A view around the scroll view that hosts SwiftUI.
    case hostingView
    /// Others that have added the inset, such as a collection view controller.
    case foreignInset

    /// The reason for which an assistant leaves the keyboard to it.
    var reason: InactionReason {
        switch self {
        case .tableViewController: .tableViewController
        case .outerAssistant: .otherAssistant
        case .layoutGuide: .keyboardLayoutGuide
        case .hostingView: .ownSafeArea
        case .foreignInset: .foreignInset
        }
    }
}
