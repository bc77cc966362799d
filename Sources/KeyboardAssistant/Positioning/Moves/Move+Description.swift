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
        inactionReason?.description ?? (changes.isEmpty ? "nothing to do" : nil)
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
