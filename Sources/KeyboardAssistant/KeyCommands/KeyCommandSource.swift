/// Knows which keys people gave to the library's commands.
///
/// It is asked whenever the system looks for a command, so it should answer at once.
@MainActor
public protocol KeyCommandSource: AnyObject {
    /// The keys of `command`: nil where people left them alone, empty where they took them away.
    func keys(for command: CommandIdentifier) -> [KeyCommandDescriptor]?
}
