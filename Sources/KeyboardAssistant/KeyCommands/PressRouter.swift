import UIKit

/// Hands each key press either to a handler, in all its phases, or on.
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
    private var handled = HandledPresses<ObjectIdentifier>()

    /// Asks `handles` once for each press of a key, when it begins; true keeps the press from
    /// others.
    ///
    /// It may do what the key is for. It is kept: a responder that holds the router should be weak
    /// in it.
    public init(handles: @escaping (UIKey) -> Bool) {
        self.handles = handles
    }

    /// The presses that are not handled and are for super.
    public func began(_ presses: Set<UIPress>) -> Set<UIPress> {
        var others: Set<UIPress> = []
        for press in presses {
            let isHandled = press.key.map(handles) ?? false
            if handled.begin(ObjectIdentifier(press), isHandled: isHandled) { others.insert(press) }
        }
        return others
    }

    /// The presses that are for super.
    public func changed(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { handled.isForOthers(ObjectIdentifier($0)) }
    }

    /// The presses that are for super.
    public func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
        presses.filter { handled.end(ObjectIdentifier($0)) }
    }

    /// The presses that are for super.
    public func cancelled(_ presses: Set<UIPress>) -> Set<UIPress> {
        ended(presses)
    }
}
