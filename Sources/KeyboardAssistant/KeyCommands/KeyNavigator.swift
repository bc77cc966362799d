import UIKit

/// Offers key commands, and knows who performs them.
///
/// A responder that has several returns all their commands from `keyCommands` and asks one after
/// the other in `target(forAction:withSender:)`; each command finds its own way from there.
@MainActor
public protocol KeyNavigator: AnyObject {
    /// The commands that would do something now, made afresh.
    var possibleKeyCommands: [UIKeyCommand] { get }
    /// What performs `action`; nil if that is none of the library's.
    func target(forKeyCommandAction action: Selector) -> Any?
}
