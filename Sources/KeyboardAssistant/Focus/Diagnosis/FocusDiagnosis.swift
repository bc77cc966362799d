import UIKit

/// Says what about a screen's focus will not work as it seems to be meant, and how it is grouped.
@MainActor
public enum FocusDiagnosis {
    /// What is wrong in `view` and what is in it, and with the commands of its responder chain.
    ///
    /// Without a `platform` it is the one that the view is on; a view without a window has no focus
    /// engine, so that no key is taken.
    public static func findings(
        in view: UIView, platform: FocusPlatform? = nil
    ) -> [FocusFinding] {
        located(in: view, platform).map(\.finding)
    }

    /// The same as text for developers, a line for each finding with the view that it is about;
    /// empty if all is well.
    public static func report(on view: UIView, platform: FocusPlatform? = nil) -> String {
        located(in: view, platform)
            .map { "\($0.view.focusName): \($0.finding.explanation)" }
            .joined(separator: "\n")
    }

    /// The groups around `environment` as the system sees them, or where it does not say, as this
    /// library does.
    public static func groups(of environment: any UIFocusEnvironment) -> String {
        guard #available(iOS 16, macCatalyst 16, *), environment.hasFocusSystem else {
            return FocusMap(of: environment).description
        }
        return "\(UIFocusDebugger.focusGroups(for: environment))"
    }

    private static func located(in view: UIView, _ platform: FocusPlatform?) -> [Located] {
        let linter = FocusLinter(platform: platform ?? FocusPlatform(of: view))
        return view.commandFindings(linter).map { Located(view, $0) }
            + view.focusFindings + columnFindings(in: view)
    }

    private static func columnFindings(in view: UIView) -> [Located] {
        let map = FocusMap(of: view)
        return map.loop.interruptions.compactMap { map.item($0) as? UIView }
            .map { Located($0, .columnIsNotDeclared) }
    }
}

/// Something about focus that is wrong with a view.
private struct Located {
    var view: UIView
    var finding: FocusFinding

    init(_ view: UIView, _ finding: FocusFinding) {
        (self.view, self.finding) = (view, finding)
    }
}

extension FocusPlatform {
    /// The platform of `view`: none where there is no focus engine.
    ///
    /// On a Mac the space bar selects, whatever the idiom (WWDC21 10260, at 0:58).
    @MainActor
    public init(of view: UIView) {
        guard view.hasFocusSystem else {
            self = .none
            return
        }
        let isMac = MacCatalyst.isRunning || view.traitCollection.userInterfaceIdiom == .mac
        self = isMac ? .mac : .pad
    }
}

extension UIView {
    fileprivate func commandFindings(_ linter: FocusLinter) -> [FocusFinding] {
        let chain = sequence(first: self as UIResponder, next: \.next)
        let commands = chain.flatMap { $0.keyCommands ?? [] }
        return linter.findings(
            in: commands.compactMap { command in
                KeyCommandDescriptor(command).map {
                    ($0, command.wantsPriorityOverSystemBehavior)
                }
            })
    }

    fileprivate var focusFindings: [Located] {
        let isFocusableControl = self is UIControl && !(self is UITextField) && canBecomeFocused
        let own =
            (isFocusableControl ? [.controlIsFocusable] : []) + focusHaloFindings
            + priorityFindings + selectionFindings
        return own.map { Located(self, $0) } + subviews.flatMap(\.focusFindings)
    }

    private var priorityFindings: [FocusFinding] {
        FocusLinter.findings(
            own: FocusPriority(rawValue: focusGroupPriority.rawValue),
            system: isSelectedCell ? .prioritized : .ignored)
    }

    private var selectionFindings: [FocusFinding] {
        if let table = self as? UITableView {
            return FocusLinter.findings(
                delegateDecides: table.delegate?.decidesAboutSelection(in: table) ?? false,
                selectionFollowsFocus: table.selectionFollowsFocus)
        }
        guard let collection = self as? UICollectionView else { return [] }
        return FocusLinter.findings(
            delegateDecides: collection.delegate?.decidesAboutSelection(in: collection) ?? false,
            selectionFollowsFocus: collection.selectionFollowsFocus)
    }
}
