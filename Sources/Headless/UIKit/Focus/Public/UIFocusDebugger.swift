import CoreGraphics
import Foundation

/// The output of the debugger: an object that prints text.
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Descriptions of the focus engine's decisions.
///
/// Apple's texts aren't documented; the facts are the same, the words are ours.
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
    package override init() {
        super.init()
    }

    @discardableResult
    open class func status() -> any UIFocusDebuggerOutput {
        let systems = UIApplication.shared.scenes.compactMap(\.focusSystem)
        guard !systems.isEmpty else { return FocusReport("There is no focus system.") }
        let lines = systems.map { system in
            "Focused: " + (system.focusedItem.map { FocusReport.name(of: $0) } ?? "nothing")
        }
        return FocusReport(lines.joined(separator: "\n"))
    }

    @discardableResult
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        let reasons = FocusObstacle.all(for: item)
        let name = FocusReport.name(of: item)
        guard !reasons.isEmpty else { return FocusReport("\(name) can be focused.") }
        let lines = reasons.map { "- " + $0.words }
        return FocusReport("\(name) cannot be focused:\n" + lines.joined(separator: "\n"))
    }

    @discardableResult
    open class func focusGroups(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        guard let search = UIFocusSystem.system(of: environment)?.search else {
            return FocusReport("There is no focus system.")
        }
        return FocusReport(FocusReport.groups(in: environment, search))
    }

    @discardableResult
    open class func preferredFocusEnvironments(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        let names = environment.preferredFocusEnvironments.map { FocusReport.name(of: $0) }
        return FocusReport(names.isEmpty ? "none" : names.joined(separator: "\n"))
    }

    @discardableResult
    open class func simulateFocusUpdateRequest(
        from environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        let target = UIFocusSystem.system(of: environment)?.search?.target(in: environment)
        return FocusReport(target.map { FocusReport.name(of: $0) } ?? "nothing to focus")
    }
}
