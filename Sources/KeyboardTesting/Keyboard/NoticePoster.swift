import Foundation
import UIKit

/// An object that posts a script's notifications, and notes those that others post meanwhile.
@MainActor
final class NoticePoster {
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []
    private var isPosting = false
    /// The notifications of others since the script began.
    private(set) var others: [SystemNotice] = []

    init(center: NotificationCenter) {
        self.center = center
        tokens = KeyboardNotice.allCases.map { notice in
            center.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] notification in
                let info = notification.userInfo
                let end = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                // UIKit posts on the main thread.
                MainActor.assumeIsolated { self?.note(notice, end: end) }
            }
        }
    }

    /// Posts a notification, unless the script has ended meanwhile.
    func post(_ notice: KeyboardNotice, _ content: KeyboardNoticeContent, object: AnyObject?) {
        guard !tokens.isEmpty else { return }
        isPosting = true
        defer { isPosting = false }
        center.post(name: notice.notificationName, object: object, userInfo: content.userInfo)
    }

    /// Stops posting and noting notifications.
    func stop() {
        for token in tokens { center.removeObserver(token) }
        tokens = []
    }

    private func note(_ notice: KeyboardNotice, end: CGRect?) {
        guard !isPosting else { return }
        others.append(SystemNotice(notice: notice, end: end))
    }
}
