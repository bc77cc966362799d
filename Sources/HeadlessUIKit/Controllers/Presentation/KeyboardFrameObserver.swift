import CoreGraphics
import Foundation

/// Tells where the keyboard goes, for as long as it is held.
@MainActor
final class KeyboardFrameObserver {
    private let token: Token

    /// Lets go of the observation when it is freed, on whatever thread that is.
    private final class Token: Sendable {
        // Safe: it is never read but to be handed back, and notification centres may be called
        // from every thread.
        nonisolated(unsafe) private let observer: any NSObjectProtocol

        init(_ observer: any NSObjectProtocol) {
            self.observer = observer
        }

        deinit { NotificationCenter.default.removeObserver(observer) }
    }

    init(_ handler: @escaping @MainActor (_ frame: CGRect, _ duration: TimeInterval) -> Void) {
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { notification in
            let info = notification.userInfo
            let key = UIResponder.keyboardFrameEndUserInfoKey
            guard let frame = (info?[key] as? NSValue)?.cgRectValue else { return }
            let time = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
            let duration = time?.doubleValue ?? 0
            MainActor.assumeIsolated { handler(frame, duration) }
        }
        token = Token(observer)
    }
}

extension UIView {
    /// The upper edge of a keyboard at `frame` on the screen, if it stands on this view's bottom.
    func topOfDockedKeyboard(_ frame: CGRect) -> CGFloat? {
        guard let window else { return nil }
        let own = convert(window.convert(frame, from: nil as UIWindow?), from: window)
        return own.maxY >= bounds.maxY && own.minY < bounds.maxY ? own.minY : nil
    }
}
