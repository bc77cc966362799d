import UIKit

/// An object that determines the input that is being edited in a scene, and observes the touches in
/// the scene's windows that begin editing.
@MainActor
final class FirstResponderTracker {
    private weak var windowScene: UIWindowScene?
    /// The input that began editing last.
    private weak var latest: UIView?
    /// A Boolean value that indicates whether the app knows that editing has begun.
    private var wasAnnounced = false
    private var touches: [WindowTouches] = []

    private struct WindowTouches {
        weak var window: UIWindow?
        let observer: TouchObserver
    }

    init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        observeWindows()
        find()
        wasAnnounced = latest != nil
    }

    /// A Boolean value that indicates whether the app knows that editing has begun.
    var isAnnounced: Bool { wasAnnounced }

    /// The input that is being edited in the scene.
    var input: UIView? { latest?.isFirstResponder == true ? latest : nil }

    // MARK: Events

    /// Records that the app knows that editing has begun in `input`, if the input is in the scene.
    func didBeginEditing(_ input: UIView) {
        // Its delegate may have moved the focus on before the notification was posted.
        guard input.isFirstResponder, isInScene(input) else { return }
        (latest, wasAnnounced) = (input, true)
    }

    /// Records that no input is being edited.
    func didEndEditing() {
        wasAnnounced = false
    }

    /// Looks for an input that has become first responder without a notification of its own.
    func find() {
        let windows = windowScene?.windows ?? []
        if let window = input?.window, window.isKeyWindow || !windows.contains(window) {
            // The keyboard's window, which isn't one of the app's, doesn't become the key window.
            return
        }
        let owners = (windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow })
            .lazy.compactMap { $0.keyboardOwner as? UIView }
        let found = owners.first { $0 is any UIKeyInput || $0.inputView != nil }
        guard let found, !found.isKeyboardHolder, found !== latest else { return }
        // A text view announces it only after the keyboard's first notification.
        (latest, wasAnnounced) = (found, !found.isTextInput)
    }

    private func isInScene(_ view: UIView) -> Bool {
        guard let windowScene, let window = view.window else { return false }
        // The keyboard's window may be in no scene, or in another one.
        return window.windowScene === windowScene || windowScene.provides(view)
    }

    // MARK: Touches

    /// Observes touches in all windows of the scene, because a tap that begins editing comes before
    /// an assistant for its scroll view.
    func observeWindows() {
        let windows = windowScene?.windows ?? []
        touches.removeAll { touch in !windows.contains { $0 === touch.window } }
        for window in windows where !touches.contains(where: { $0.window === window }) {
            touches.append(WindowTouches(window: window, observer: TouchObserver(in: window)))
        }
    }

    /// The observer of the touches in the window of the input that began editing last.
    var touchObserver: TouchObserver? {
        touches.first { $0.window === latest?.window }?.observer
    }

    /// Stops observing touches, and forgets the input.
    func stop() {
        touches = []
        latest = nil
    }
}
