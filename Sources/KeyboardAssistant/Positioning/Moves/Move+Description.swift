import CoreGraphics

extension KeyboardAssistant.Move: CustomStringConvertible {
    /// The move as one line of text, such as "willShow for UITextField: keyboard covers 336 pt (end
    /// frame: is highest) · content inset 0 → 302 · offset 0 → 214".
    public var description: String {
        let input = inputClassName.map { " for \($0)" } ?? ""
        let parts = [keyboard?.description] + changes.map(\.description) + [outcome]
        return "\(cause)\(input): " + parts.compactMap(\.self).joined(separator: " · ")
    }

    private var outcome: String? {
        restraint?.description ?? (changes.isEmpty ? "nothing to do" : nil)
    }
}

extension KeyboardAssistant.Move.Cause: CustomStringConvertible {
    /// The event in one or two words, such as "willShow" or "layout".
    public var description: String {
        switch self {
        case .keyboard(let phase): phase.rawValue
        case .layoutGuide: "layout guide"
        case .focus: "focus"
        case .layout: "layout"
        case .typing: "typing"
        case .scrollEnd: "end of a scroll"
        case .otherAssistant: "other assistant"
        case .app: "app"
        }
    }
}

extension KeyboardAssistant.Move.Change: CustomStringConvertible {
    /// The change as text, such as "content inset 0 → 302".
    public var description: String {
        let scrollView = scrollViewClassName.map { " of \($0)" } ?? ""
        return "\(quantity)\(scrollView) \(from.inPoints) → \(to.inPoints)"
    }
}

extension KeyboardAssistant.Move.Quantity: CustomStringConvertible {
    /// The name of the number, such as "content inset".
    public var description: String {
        switch self {
        case .contentInset: "content inset"
        case .bottomConstraint: "bottom constraint"
        case .additionalSafeArea: "additional safe area"
        case .contentOffset: "offset"
        }
    }
}

extension KeyboardAssistant.Move.Restraint: CustomStringConvertible {
    /// The reason in a few words, such as "already visible".
    public var description: String {
        switch self {
        case .noKeyboard: "no keyboard here"
        case .foreignKeyboard: "not this screen's keyboard"
        case .detachedKeyboard: "keyboard isn't docked"
        case .noInput: "no input edited"
        case .outsideScrollView: "input outside of the scroll view"
        case .alreadyVisible: "already visible"
        case .notFullyVisible: "not fully visible, and not to be moved"
        case .peopleAreScrolling: "people are scrolling"
        case .delegate: "positioned by the delegate"
        case .tableViewController: "left to the table view controller"
        case .keyboardLayoutGuide: "left to the keyboard layout guide"
        case .foreignInset: "left to another inset"
        case .otherAssistant: "left to another assistant"
        case .excluded: "excluded by the app"
        case .webView: "left to the web view"
        case .searchBar: "search field in a bar"
        case .findNavigator: "find navigator"
        case .inputView: "input above the keyboard"
        case .alert: "left to the alert"
        case .ownSafeArea: "left to a hosting view"
        case .notCovered: "not covered"
        case .noScrollView: "nothing can move the input"
        }
    }
}
