import UIKit

/// An issue that probably prevents the focus of a screen from working as intended.
public struct FocusIssue: CustomStringConvertible, Sendable {
    /// The kinds of issues.
    public enum Kind: Hashable, Sendable {
        /// The system's focus engine takes these keys before the command gets them.
        case keysAreTaken(KeyChord)
        /// Focus was moved on during a focus update.
        ///
        /// This happens when a view becomes first responder in a focus callback.
        case focusMovedInCallback
        /// The delegate decides whether the selection follows focus, but isn't called, because the
        /// list's own property is off.
        case delegateIsNotAsked
        /// A `focusGroupPriority` below the system's has no effect; both are raw values.
        case priorityHasNoEffect(own: Int, system: Int)
        /// The reference view of a halo is outside of the halo's container.
        case referenceOutsideContainer
        /// A control was made focusable.
        ///
        /// Controls should be left to Full Keyboard Access.
        case controlIsFocusable
        /// A view's halo is clipped by one of its superviews.
        case haloIsClipped
        /// A group beside a column is read between two groups of the column.
        case columnIsNotDeclared
    }

    /// The kind of the issue.
    public let kind: Kind
    /// The view with the issue; `nil` for an item other than a view.
    public let view: UIView?
    /// A line for developers, in English, with the view, the issue and its remedy.
    public let description: String

    @MainActor
    init(_ kind: Kind, of view: UIView?) {
        (self.kind, self.view) = (kind, view)
        description = (view.map { "\($0.focusName): " } ?? "") + kind.explanation
    }
}

extension FocusIssue.Kind {
    /// A description of the issue and its remedy.
    var explanation: String {
        switch self {
        case .keysAreTaken(let keys):
            "The focus engine takes \(keys.spelling) first. Choose other keys, or set "
                + "wantsPriorityOverSystemBehavior if navigation still works."
        case .focusMovedInCallback:
            "Focus moved again during a focus update. Do not become first responder "
                + "in a focus callback."
        case .delegateIsNotAsked:
            "selectionFollowsFocus is off, so the delegate's answer for single rows is never asked "
                + "for. Switch it on."
        case .priorityHasNoEffect(let own, let system):
            "A focus group priority of \(own) is below the system's "
                + "\(system). Raise another item instead."
        case .referenceOutsideContainer:
            "The halo's referenceView is not inside its containerView."
        case .controlIsFocusable:
            "A control is focusable. Leave controls to Full Keyboard Access; make text input and "
                + "lists focusable only."
        case .haloIsClipped:
            "The superview clips the halo. Give the effect a containerView."
        case .columnIsNotDeclared:
            "Tab comes here in the middle of a column that stands beside. Give "
                + "the view around that column a focusGroupIdentifier."
        }
    }
}

extension KeyChord {
    /// The keys as they are written in code; of modifiers the focus engine takes Shift alone.
    fileprivate var spelling: String {
        (modifiers.contains(.shift) ? "Shift with " : "") + ".\(input)"
    }
}

/// Rules that find issues with the use of focus.
enum FocusLinter {
    /// Returns the issues of commands with keys that the system handles first on `platform`.
    ///
    /// Commands with priority have no issues.
    static func issues(
        in commands: [(keys: KeyChord, hasPriority: Bool)], on platform: FocusPlatform
    ) -> [FocusIssue.Kind] {
        commands.filter { !$0.hasPriority && platform.takes($0.keys.descriptor) }.map {
            .keysAreTaken($0.keys)
        }
    }

    /// Returns the issue of a delegate that decides for each row but isn't called.
    static func issues(delegateDecides: Bool, selectionFollowsFocus: Bool) -> [FocusIssue.Kind] {
        delegateDecides && !selectionFollowsFocus ? [.delegateIsNotAsked] : []
    }

    /// Returns the issue of a priority that has no effect.
    static func issues(own: FocusPriority, system: FocusPriority) -> [FocusIssue.Kind] {
        own > .ignored && own < system
            ? [.priorityHasNoEffect(own: own.rawValue, system: system.rawValue)] : []
    }

    /// Returns the issue that the focus isn't at the reported item.
    static func issues<ID: Equatable>(reported: ID?, actual: ID?) -> [FocusIssue.Kind] {
        reported == actual ? [] : [.focusMovedInCallback]
    }
}
