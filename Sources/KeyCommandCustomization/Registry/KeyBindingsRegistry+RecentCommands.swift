import Foundation
import UIKit

extension KeyBindingsRegistry {
    /// The identifiers of the registered commands that people ran last, the last one first.
    var recentCommands: [KeyBindingIdentifier] {
        store.recents.identifiers.filter { table.entries[$0] != nil }
    }

    /// Remembers that people ran a command.
    ///
    /// No keys change, so that this causes no event unless another process has changed some.
    func noteRun(of identifier: KeyBindingIdentifier) {
        report(store.noteRun(of: identifier, at: Self.now))
    }

    /// Forgets which commands people ran.
    ///
    /// The last 64 are kept with the bindings, so that a list of commands can begin with them. They
    /// aren't part of exported data.
    public func forgetRecentCommands() { report(store.forgetRuns(until: Self.now)) }

    /// The time in microseconds since 1970.
    private static var now: Int { Int(Date().timeIntervalSince1970 * 1_000_000) }
}
