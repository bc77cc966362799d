import CoreGraphics
import Foundation

/// An observer of the keyboard's frame, until it is deallocated.
@MainActor
package final class KeyboardFrameObserver {
    /// The notification center through which UIKit's own views receive the keyboard's
    /// notifications, before the app does.
    ///
    /// Without Darwin, a notification center notifies its observers in no fixed order, and runs
    /// would differ if a sheet moved before or after the app has measured it.
    nonisolated package static let center = NotificationCenter()

    private let token: Token

    /// An object that ends the observation when it is deallocated, on any thread.
    private final class Token: Sendable {
        // Safe: it is only read to be returned, and notification centers can be called on any
        // thread.
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
    /// Returns the upper edge of a keyboard at `frame` on the screen, if it is at this view's
    /// bottom.
    package func topOfDockedKeyboard(_ frame: CGRect) -> CGFloat? {
        guard let window else { return nil }
        let own = convert(window.convert(frame, from: window.screen.coordinateSpace), from: window)
        return own.maxY >= bounds.maxY && own.minY < bounds.maxY ? own.minY : nil
    }
}
