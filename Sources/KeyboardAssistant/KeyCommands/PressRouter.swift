import UIKit

/// An object that routes each key press, in all its phases, either to a handler or to `super`.
///
/// A responder that handles presses overrides all four methods and passes the returned presses to
/// `super` (WWDC21 10260, at 19:36):
///
///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///         let others = router.began(presses)
///         if !others.isEmpty { super.pressesBegan(others, with: event) }
///     }
@MainActor
public final class PressRouter {
    private let handles: (UIKey) -> Bool
    private var handled: Set<ObjectIdentifier> = []

    /// Creates a router that calls `handles` once for each key press, when the press begins.
    ///
    /// The closure can handle the key, and returns true to keep the press from `super`. The router
    /// retains the closure, so capture the responder that owns the router weakly.
    public init(handles: @escaping (UIKey) -> Bool) {
        self.handles = handles
    }

    /// Handles the presses that begin, and returns the presses to pass to `super`.
    public func began(_ presses: Set<UIPress>) -> Set<UIPress> {
        var others: Set<UIPress> = []
        for press in presses {
            if press.key.map(handles) ?? false {
                handled.insert(ObjectIdentifier(press))
            } else {
                handled.remove(ObjectIdentifier(press))
                others.insert(press)
            }
        }
        return others
    }

    /// Returns the changed presses to pass to `super`.
    public func changed(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { !handled.contains(ObjectIdentifier($0)) }
    }

    /// Returns the ended presses to pass to `super`.
    public func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { handled.remove(ObjectIdentifier($0)) == nil }
    }

    /// Returns the canceled presses to pass to `super`.
    public func cancelled(_ presses: Set<UIPress>) -> Set<UIPress> {
        ended(presses)
    }
}
