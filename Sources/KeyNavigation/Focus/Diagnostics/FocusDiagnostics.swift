import UIKit

/// Checks for the focus of a screen, for use during development.
@MainActor
public enum FocusDiagnostics {
    /// Returns the issues of `view` and its subviews, and of the commands in its responder chain.
    ///
    /// Without a window, there is no focus engine that could take keys.
    public static func issues(in view: UIView) -> [FocusIssue] {
        issues(in: view, platform: FocusPlatform(of: view))
    }

    /// Returns the issues of `view` on `platform`.
    static func issues(in view: UIView, platform: FocusPlatform) -> [FocusIssue] {
        view.commandIssues(on: platform).map { FocusIssue($0, of: view) }
            + view.focusIssues + columnIssues(in: view)
    }

    /// Returns a description of the focus groups around `environment` by the system or, without a
    /// focus system, by the library.
    public static func groups(of environment: any UIFocusEnvironment) -> String {
        guard #available(iOS 16, macCatalyst 16, *), environment.hasFocusSystem else {
            return FocusMap(inTabOrderOf: environment).description
        }
        return "\(UIFocusDebugger.focusGroups(for: environment))"
    }

    private static func columnIssues(in view: UIView) -> [FocusIssue] {
        let map = FocusMap(inTabOrderOf: view)
        return map.loop.interruptions.compactMap { map.item($0) as? UIView }
            .map { FocusIssue(.columnIsNotDeclared, of: $0) }
    }
}

/// An object that reports, during development, that focus moved on during a focus update.
///
/// This happens when a view becomes first responder in a focus callback, or requests another update
/// there (WWDC21 10260, at 17:50). The monitor runs for as long as you hold a reference to the
/// object.
@MainActor
public final class FocusIssueMonitor {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?

    /// Calls `handler` for each issue during a focus update from, to or inside of `environment`.
    ///
    /// The environment is referenced weakly.
    public init(
        _ environment: any UIFocusEnvironment, handler: @escaping (FocusIssue) -> Void
    ) {
        self.environment = environment
        tokens = NotificationTokens([UIFocusSystem.didUpdateNotification], in: .default) {
            [weak self] notification in
            self?.issues(in: notification).forEach(handler)
        }
    }

    private func issues(in notification: Notification) -> [FocusIssue] {
        guard let environment, let context = notification.focusUpdateContext,
            environment.holds(context.previouslyFocusedItem)
                || environment.holds(context.nextFocusedItem)
        else { return [] }
        return FocusLinter.issues(
            reported: context.nextFocusedItem.map { ObjectIdentifier($0) },
            actual: environment.systemFocusedItem.map { ObjectIdentifier($0) }
        ).map { FocusIssue($0, of: context.nextFocusedItem as? UIView) }
    }
}

extension UIView {
    fileprivate func commandIssues(on platform: FocusPlatform) -> [FocusIssue.Kind] {
        let chain = sequence(first: self as UIResponder, next: \.next)
        let commands = chain.flatMap { $0.keyCommands ?? [] }
        return FocusLinter.issues(
            in: commands.compactMap { command in
                KeyChord(command).map { ($0, command.wantsPriorityOverSystemBehavior) }
            }, on: platform)
    }

    /// The issues of this view and its subviews.
    fileprivate var focusIssues: [FocusIssue] {
        let isFocusableControl = self is UIControl && !(self is UITextField) && canBecomeFocused
        let own =
            (isFocusableControl ? [.controlIsFocusable] : []) + focusHaloIssues
            + priorityIssues + selectionIssues
        return own.map { FocusIssue($0, of: self) } + subviews.flatMap(\.focusIssues)
    }

    private var priorityIssues: [FocusIssue.Kind] {
        FocusLinter.issues(
            own: FocusPriority(rawValue: focusGroupPriority.rawValue),
            system: isSelectedCell ? .prioritized : .ignored)
    }

    private var selectionIssues: [FocusIssue.Kind] {
        if let table = self as? UITableView {
            return FocusLinter.issues(
                delegateDecides: table.delegate?.decidesAboutSelection(in: table) ?? false,
                selectionFollowsFocus: table.selectionFollowsFocus)
        }
        guard let collection = self as? UICollectionView else { return [] }
        return FocusLinter.issues(
            delegateDecides: collection.delegate?.decidesAboutSelection(in: collection) ?? false,
            selectionFollowsFocus: collection.selectionFollowsFocus)
    }
}

extension Notification {
    /// The context of the reported focus update.
    @MainActor
    fileprivate var focusUpdateContext: UIFocusUpdateContext? {
        userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    }
}
