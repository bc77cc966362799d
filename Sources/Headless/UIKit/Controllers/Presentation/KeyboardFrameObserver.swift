import CoreGraphics
import Foundation

/// Observes the frame of the keyboard for as long as it is held.
@MainActor
package final class KeyboardFrameObserver {
    /// The notification center by which UIKit's own views receive the keyboard's notifications,
    /// before the app does.
    ///
    /// Off Darwin a notification center tells its observers in no order, and a sheet that moves
    /// now before and now after the app has looked would make two runs differ.
    nonisolated package static let center = NotificationCenter()

    private let token: Token

    /// Lets go of the observation when it is freed, on whatever thread that is.
    private final class Token: Sendable {
        // Safe: it is never read but to be handed back, and notification centers may be called
        // from every thread.
        nonisolated(unsafe) private let observer: any NSObjectProtocol

        init(_ observer: any NSObjectProtocol) {
            self.observer = observer
        }

        deinit { KeyboardFrameObserver.center.removeObserver(observer) }
    }

    package init(
        _ handler: @escaping @MainActor (_ frame: CGRect, _ duration: TimeInterval) -> Void
    ) {
        let observer = Self.center.addObserver(
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
    package func topOfDockedKeyboard(_ frame: CGRect) -> CGFloat? {
        guard let window else { return nil }
        let own = convert(window.convert(frame, from: window.screen.coordinateSpace), from: window)
        return own.maxY >= bounds.maxY && own.minY < bounds.maxY ? own.minY : nil
    }
}
