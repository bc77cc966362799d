/// An object that has commands created that aren't handed to UIKit.
///
/// Meanwhile, bindings whose commands couldn't be recognized have keys that no keyboard has.
@MainActor
final class CommandCollection {
    private(set) var isActive = false

    /// Returns the result of `commands`, which creates the commands.
    func collecting<Result>(_ commands: () -> Result) -> Result {
        let wasActive = isActive
        isActive = true
        defer { isActive = wasActive }
        return commands()
    }
}
