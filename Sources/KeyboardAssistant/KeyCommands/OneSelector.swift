import UIKit

/// Has the one method through which every key command of the library arrives.
///
/// A responder, because UIKit looks for the target of an action among responders.
@MainActor
final class KeyCommandReceiver: UIResponder {
    static let shared = KeyCommandReceiver()

    #if canImport(ObjectiveC)
    static let selector = #selector(performKeyCommand(_:))

    @objc
    private func performKeyCommand(_ sender: Any?) {
        KeyCommandTarget.perform(sender)
    }
    #else
    static let selector: Selector = {
        let selector = Selector(("performKeyCommand:"))
        ActionTable.register(selector, on: KeyCommandReceiver.self) { _, sender in
            KeyCommandTarget.perform(sender)
        }
        return selector
    }()
    #endif
}
