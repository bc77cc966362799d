#if !canImport(ObjectiveC)
import UIKit

extension KeyCommandReceiver {
    package static let selector: Selector = {
        let selector = Selector(("performKeyCommand:"))
        ActionTable.register(selector, on: KeyCommandReceiver.self) { _, sender in
            KeyCommandTarget.perform(sender)
        }
        return selector
    }()

    static let menuSelector: Selector = {
        let selector = Selector(("performMenuCommand:"))
        ActionTable.register(selector, on: KeyCommandReceiver.self) { receiver, sender in
            receiver.performItem(sender)
        }
        return selector
    }()
}
#endif
