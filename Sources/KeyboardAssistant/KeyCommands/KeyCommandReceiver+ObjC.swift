#if canImport(ObjectiveC)
import UIKit

extension KeyCommandReceiver {
    static let selector = #selector(performKeyCommand(_:))

    @objc
    private func performKeyCommand(_ sender: Any?) {
        KeyCommandTarget.perform(sender)
    }
}
#endif
