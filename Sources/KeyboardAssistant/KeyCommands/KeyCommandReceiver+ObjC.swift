#if canImport(ObjectiveC)
import UIKit

extension KeyCommandReceiver {
    package static let selector = #selector(performKeyCommand(_:))

    static let menuSelector = #selector(performMenuCommand(_:))

    @objc
    private func performKeyCommand(_ sender: Any?) {
        KeyCommandTarget.perform(sender)
    }

    @objc
    private func performMenuCommand(_ sender: Any?) {
        performItem(sender)
    }
}
#endif
