import Foundation
import UIKit

/// A count of the times that the keyboard was about to leave the screen.
@MainActor
final class KeyboardWatch {
    private(set) var hides = 0
    private var token: (any NSObjectProtocol)?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.hides += 1 } }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
