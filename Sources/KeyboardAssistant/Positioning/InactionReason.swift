/// The reasons why an assistant changes nothing, or leaves the keyboard to another avoider.
public enum InactionReason: Hashable, CaseIterable, Sendable {
    /// The keyboard is hidden, or can't be in the window.
    case noKeyboard
    /// The keyboard belongs to another app, or to another of this app's screens.
    case foreignKeyboard
    /// The keyboard is floating, split or undocked, and covers nothing at the bottom.
    case detachedKeyboard
    /// None of the assistant's inputs is being edited.
    case noInput
    /// The edited input isn't in the scroll view.
    case outsideScrollView
    /// The input is already visible.
    case alreadyVisible
    /// A part of the input is out of sight, because the input doesn't fit, because the content ends, or
    /// because the part was scrolled away before.
    case notFullyVisible
    /// People are scrolling.
    case peopleAreScrolling
    /// The delegate, or the closure in its place, positions the inputs.
    case delegate

    /// The scroll view is the table of a table view controller. Such a controller avoids the keyboard
    /// by itself.
    case tableViewController
    /// The app's constraints to the keyboard layout guide avoid the keyboard.
    case keyboardLayoutGuide
    /// Another component, such as a collection view controller, has added the inset for the keyboard.
    case foreignInset
    /// Another assistant avoids the keyboard, such as that of an outer scroll view. For a scene, the
    /// other assistant is one of the app's with the input in its navigator or in its scroll view.
    case otherAssistant

    /// The app's `shouldAssist` closure returned `false`.
    case excluded
    /// The input is in a web view. Web views avoid the keyboard by themselves.
    case webView
    /// The input is a search field in a navigation bar or a toolbar.
    case searchBar
    /// The input is the search field of a find interaction.
    case findNavigator
    /// The input is in an input view or an accessory view, above the keyboard.
    case inputView
    /// The input is in an alert. The system moves alerts.
    case alert
    /// The input is in content of SwiftUI. SwiftUI keeps its content above the keyboard by the safe
    /// area.
    ///
    /// A scene leaves the bar and Return alone only in SwiftUI's own inputs.
    case ownSafeArea
    /// The keyboard covers neither the input nor a scroll view around the input.
    case notCovered
    /// The keyboard covers the input, no scroll view around the input can show it, and no safe area of
    /// a presented view controller moves it.
    case noScrollView
}

extension InactionReason: CustomStringConvertible {
    /// The reason in a few words, such as "already visible".
    public var description: String { traits.text }
}

extension InactionReason {
    /// The consequences of a reason.
    struct Traits: Sendable {
        /// The reason in a few words.
        let text: String
        /// A Boolean value that indicates whether the assistant may have omitted a necessary move, or
        /// left the move to another avoider.
        var isObstacle = true
        /// A Boolean value that indicates whether the reason also covers navigation: the scene adds no
        /// bar to the input, and leaves the Return key as it is.
        var coversNavigation = false
    }

    /// The consequences of the reason.
    var traits: Traits {
        switch self {
        case .noKeyboard: Traits(text: "no keyboard here", isObstacle: false)
        case .foreignKeyboard: Traits(text: "not this screen's keyboard", isObstacle: false)
        case .detachedKeyboard: Traits(text: "keyboard isn't docked", isObstacle: false)
        case .noInput: Traits(text: "no input edited", isObstacle: false)
        case .outsideScrollView: Traits(text: "input outside of the scroll view")
        case .alreadyVisible: Traits(text: "already visible", isObstacle: false)
        case .notFullyVisible: Traits(text: "not fully visible, and not to be moved")
        case .peopleAreScrolling: Traits(text: "people are scrolling")
        case .delegate: Traits(text: "positioned by the delegate", isObstacle: false)
        case .tableViewController: Traits(text: "left to the table view controller")
        case .keyboardLayoutGuide: Traits(text: "left to the keyboard layout guide")
        case .foreignInset: Traits(text: "left to another inset")
        case .otherAssistant: Traits(text: "left to another assistant", coversNavigation: true)
        case .excluded: Traits(text: "excluded by the app", coversNavigation: true)
        case .webView: Traits(text: "left to the web view", coversNavigation: true)
        case .searchBar: Traits(text: "search field in a bar", coversNavigation: true)
        case .findNavigator: Traits(text: "find navigator", coversNavigation: true)
        case .inputView: Traits(text: "input above the keyboard", coversNavigation: true)
        case .alert: Traits(text: "left to the alert", coversNavigation: true)
        case .ownSafeArea: Traits(text: "left to a hosting view", coversNavigation: true)
        case .notCovered: Traits(text: "not covered", isObstacle: false)
        case .noScrollView: Traits(text: "nothing can move the input")
        }
    }
}
