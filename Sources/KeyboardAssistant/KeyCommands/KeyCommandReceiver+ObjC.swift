#if canImport(ObjectiveC)
import UIKit

extension KeyCommandReceiver {
    package static let selector = #selector(performKeyCommand(_:))

    @objc
    private func performKeyCommand(_ sender: Any?) {
        KeyCommandTarget.perform(sender)
    }
}
#endif
