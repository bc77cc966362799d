import UIKit

/// Says what about a screen's focus will not work as it seems to be meant, and how it is grouped.
@MainActor
public enum FocusDiagnosis {
    /// What is wrong in `view` and what is in it, and with the commands of its responder chain.
    public static func findings(
        in view: UIView, platform: FocusPlatform? = nil
    ) -> [FocusFinding] {
        let linter = FocusLinter(platform: platform ?? FocusPlatform(of: view))
        return findings(inCommandsOf: view, linter) + view.focusFindings(linter)
    }

    private static func findings(inCommandsOf view: UIView, _ linter: FocusLinter)
        -> [FocusFinding]
    {
        let chain = sequence(first: view as UIResponder, next: \.next)
        let commands = chain.flatMap { $0.keyCommands ?? [] }
        return linter.findings(
            in: commands.compactMap { command in
                KeyCommandDescriptor(command).map {
                    ($0, command.wantsPriorityOverSystemBehavior)
                }
            })
    }

    /// The groups around `environment` as the system sees them, or where it does not say, as this
    /// library does.
    public static func groups(of environment: any UIFocusEnvironment) -> String {
        guard #available(iOS 16, macCatalyst 16, *),
            UIFocusSystem(for: environment) != nil
        else { return FocusMap(of: environment).description }
        return "\(UIFocusDebugger.focusGroups(for: environment))"
    }
}

extension FocusPlatform {
    /// The platform of `view`: none where there is no focus engine.
    ///
    /// A Catalyst app in the iPad idiom counts as an iPad.
    @MainActor
    public init(of view: UIView) {
        guard UIFocusSystem(for: view) != nil else {
            self = .none
            return
        }
        self = view.traitCollection.userInterfaceIdiom == .mac ? .mac : .pad
    }
}

extension UIView {
    fileprivate func focusFindings(_ linter: FocusLinter) -> [FocusFinding] {
        let isFocusableControl = self is UIControl && !(self is UITextField) && canBecomeFocused
        return (isFocusableControl ? [.controlIsFocusable] : []) + focusHaloFindings
            + subviews.flatMap { $0.focusFindings(linter) }
    }
}
