import UIKit

/// An object that makes key commands and names the target that performs them.
///
/// A responder that has several returns all their commands from `keyCommands` and asks one after
/// the other in `target(forAction:withSender:)`; each command finds its own navigator from there.
@MainActor
public protocol KeyNavigator: AnyObject {
    /// The commands that would do something now, made afresh.
    var possibleKeyCommands: [UIKeyCommand] { get }
    /// Returns the object that performs `action`; nil if it is no action of the library's.
    func target(forKeyCommandAction action: Selector) -> Any?
}

/// An object that knows the keys that people chose for the library's commands.
///
/// It is asked whenever the system looks for a command, so it should answer at once.
@MainActor
public protocol KeyCommandSource: AnyObject {
    /// Returns the keys of `command`: nil for the default ones, empty for none.
    func keys(for command: CommandIdentifier) -> [KeyChord]?
}
