import Foundation
import UIKit

/// What had the keys before a palette appeared, and has them again when it has gone.
@MainActor
final class KeyPlace {
    private weak var responder: UIResponder?
    /// The item with the system's focus, such as the row that a list deletes.
    private weak var item: (any UIFocusItem)?
    private let ticker = DisplayTicker()
    private let patience = DisplayTicker()

    /// The longest time to wait for the system's focus, in seconds.
    private static let limit: TimeInterval = 0.5

    init(responder: UIResponder?, item: (any UIFocusItem)?) {
        (self.responder, self.item) = (responder, item)
    }

    func giveKeysBack() {
        responder?.becomeFirstResponder()
    }

    /// Calls `action` when the system's focus is back, or won't come.
    ///
    /// The system restores it by itself after the palette has gone, and a request would keep it from
    /// doing so.
    func whenFocusIsBack(_ action: @escaping @MainActor () -> Void) {
        guard let item, let system = UIFocusSystem(for: item) else { return action() }
        let finish = { [self] in
            ticker.stop()
            patience.stop()
            action()
        }
        patience.start(after: Self.limit, finish)
        ticker.start { [self] in
            if system.focusedItem === self.item { finish() }
        }
    }
}
