/// Something about focus that will not work as it seems to be meant.
public enum FocusFinding: Hashable, Sendable {
    /// The system's focus engine takes these keys before the command hears of them.
    case keysAreTaken(KeyCommandDescriptor)
    /// Focus was moved on while it was still being told where it had gone.
    ///
    /// Becoming first responder in a focus callback does that.
    case focusMovedInCallback
    /// A delegate decides whether the selection follows focus, but is not asked, because the list's
    /// own property is off.
    case delegateIsNotAsked
    /// A priority below the system's has no effect.
    case priorityHasNoEffect(own: FocusPriority, system: FocusPriority)
    /// The reference view of a halo lies outside of the halo's container.
    case referenceOutsideContainer
    /// A control was made focusable, which is Full Keyboard Access' affair.
    case controlIsFocusable
    /// A halo around a view is cut off by the view that it lies in.
    case haloIsClipped
    /// A group is read between two groups of one column, though it stands beside them.
    case columnIsNotDeclared

    /// What is wrong and what helps, in English, for developers.
    public var explanation: String {
        switch self {
        case .keysAreTaken(let keys):
            "The focus engine takes \(keys.spelling) first. Choose other keys, or set "
                + "wantsPriorityOverSystemBehavior if navigation still works."
        case .focusMovedInCallback:
            "Focus moved again while a focus update was being told. Do not become first responder "
                + "in a focus callback."
        case .delegateIsNotAsked:
            "selectionFollowsFocus is off, so the delegate's answer for single rows is never asked "
                + "for. Switch it on."
        case .priorityHasNoEffect(let own, let system):
            "A focus group priority of \(own.rawValue) is below the system's "
                + "\(system.rawValue). Raise another item instead."
        case .referenceOutsideContainer:
            "The halo's referenceView is not inside its containerView."
        case .controlIsFocusable:
            "A control is focusable. Leave controls to Full Keyboard Access; make text input and "
                + "lists focusable only."
        case .haloIsClipped:
            "The superview clips the halo. Give the effect a containerView."
        case .columnIsNotDeclared:
            "Tab comes here in the middle of a column that stands beside. Call "
                + "makeFocusColumn(named:) on the view around that column."
        }
    }
}

extension KeyCommandDescriptor {
    /// As it is written in code; of modifiers the focus engine takes Shift alone.
    fileprivate var spelling: String {
        (modifiers.contains(.shift) ? "Shift with " : "") + ".\(input)"
    }
}
