import UIKit

/// An object that passes each key press either to a handler, in all its phases, or on.
///
/// A responder that handles presses overrides all four methods and gives to super what comes back
/// (WWDC21 10260, at 19:36):
///
///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
///         let others = router.began(presses)
///         if !others.isEmpty { super.pressesBegan(others, with: event) }
///     }
@MainActor
public final class PressRouter {
    private let handles: (UIKey) -> Bool
    private var handled: Set<ObjectIdentifier> = []

    /// Creates a router that calls `handles` once for each press of a key, when it begins.
    ///
    /// The closure may do what the key is for, and returns true to keep the press from others. It
    /// is kept: a responder that holds the router should be weak in it.
    public init(handles: @escaping (UIKey) -> Bool) {
        self.handles = handles
    }

    /// Returns those of the presses that begin that are not handled and are for super.
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

    /// Returns those of the changed presses that are for super.
    public func changed(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { !handled.contains(ObjectIdentifier($0)) }
    }

    /// Returns those of the ended presses that are for super.
    public func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { handled.remove(ObjectIdentifier($0)) == nil }
    }

    /// Returns those of the canceled presses that are for super.
    public func cancelled(_ presses: Set<UIPress>) -> Set<UIPress> {
        ended(presses)
    }
}
