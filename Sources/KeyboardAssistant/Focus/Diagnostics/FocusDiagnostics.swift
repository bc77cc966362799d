import UIKit

/// Checks for the focus of a screen, which you use during development.
@MainActor
public enum FocusDiagnostics {
    /// Returns the issues of `view` and its subviews, and of the commands in its responder chain.
    ///
    /// A view that isn't in a window has no focus engine that could take keys.
    public static func issues(in view: UIView) -> [FocusIssue] {
        issues(in: view, platform: FocusPlatform(of: view))
    }

    /// Returns the issues of `view` on `platform`.
    static func issues(in view: UIView, platform: FocusPlatform) -> [FocusIssue] {
        locatedIssues(in: view, platform).map(\.issue)
    }

    /// Returns the issues as text for developers, with one line for each issue and its view.
    ///
    /// The text is empty if there are no issues.
    public static func report(on view: UIView) -> String {
        locatedIssues(in: view, FocusPlatform(of: view))
            .map { "\($0.view.focusName): \($0.issue.explanation)" }
            .joined(separator: "\n")
    }

    /// Returns a description of the focus groups around `environment` by the system or, if it
    /// provides none, by the library.
    public static func groups(of environment: any UIFocusEnvironment) -> String {
        guard #available(iOS 16, macCatalyst 16, *), environment.hasFocusSystem else {
            return FocusMap(inTabOrderOf: environment).description
        }
        return "\(UIFocusDebugger.focusGroups(for: environment))"
    }

    private static func locatedIssues(
        in view: UIView, _ platform: FocusPlatform
    ) -> [LocatedIssue] {
        view.commandIssues(on: platform).map { LocatedIssue(view, $0) }
            + view.focusIssues + columnIssues(in: view)
    }

    private static func columnIssues(in view: UIView) -> [LocatedIssue] {
        let map = FocusMap(inTabOrderOf: view)
        return map.loop.interruptions.compactMap { map.item($0) as? UIView }
            .map { LocatedIssue($0, .columnIsNotDeclared) }
    }
}

/// An object that reports, during development, that focus moved on during a focus update.
///
/// This happens when a view becomes first responder in a focus callback, or requests another update
/// there (WWDC21 10260, at 17:50). The monitor runs for as long as you hold a reference to it.
@MainActor
public final class FocusIssueMonitor {
    private weak var environment: (any UIFocusEnvironment)?
    private var tokens: NotificationTokens?

    /// Calls `handler` for each issue during a focus update from, to or inside of `environment`,
    /// which is referenced weakly.
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
            actual: environment.systemFocusedItem.map { ObjectIdentifier($0) })
    }
}

/// An issue, and the view that has it.
private struct LocatedIssue {
    var view: UIView
    var issue: FocusIssue

    init(_ view: UIView, _ issue: FocusIssue) {
        (self.view, self.issue) = (view, issue)
    }
}

extension UIView {
    fileprivate func commandIssues(on platform: FocusPlatform) -> [FocusIssue] {
        let chain = sequence(first: self as UIResponder, next: \.next)
        let commands = chain.flatMap { $0.keyCommands ?? [] }
        return FocusLinter.issues(
            in: commands.compactMap { command in
                KeyChord(command).map { ($0, command.wantsPriorityOverSystemBehavior) }
            }, on: platform)
    }

    /// The issues of this view and its subviews.
    fileprivate var focusIssues: [LocatedIssue] {
        let isFocusableControl = self is UIControl && !(self is UITextField) && canBecomeFocused
        let own =
            (isFocusableControl ? [.controlIsFocusable] : []) + focusHaloIssues
            + priorityIssues + selectionIssues
        return own.map { LocatedIssue(self, $0) } + subviews.flatMap(\.focusIssues)
    }

    private var priorityIssues: [FocusIssue] {
        FocusLinter.issues(
            own: FocusPriority(rawValue: focusGroupPriority.rawValue),
            system: isSelectedCell ? .prioritized : .ignored)
    }

    private var selectionIssues: [FocusIssue] {
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
    /// The context of the focus update that this notification reports.
    @MainActor
    fileprivate var focusUpdateContext: UIFocusUpdateContext? {
        userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
    }
}

extension FocusPlatform {
    /// Creates the platform of `view`, which is `none` without a focus engine.
    ///
    /// On a Mac, the space bar selects in both idioms (WWDC21 10260, at 0:58).
    @MainActor
    init(of view: UIView) {
        guard view.hasFocusSystem else {
            self = .none
            return
        }
        let isMac = MacCatalyst.isRunning || view.traitCollection.userInterfaceIdiom == .mac
        self = isMac ? .mac : .pad
    }
}
