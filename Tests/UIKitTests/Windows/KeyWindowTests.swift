#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
@Suite struct KeyWindowTests {
    /// Writes down which windows become key, resign, come and go.
    @MainActor
    private final class Log {
        var lines: [String] = []
        private var tokens: [any NSObjectProtocol] = []
        private let names: [NSNotification.Name: String] = [
            UIWindow.didBecomeKeyNotification: "key",
            UIWindow.didResignKeyNotification: "resigned",
            UIWindow.didBecomeVisibleNotification: "visible",
            UIWindow.didBecomeHiddenNotification: "hidden",
        ]

        init(_ windows: [(UIWindow, String)]) {
            for (window, who) in windows {
                for (name, what) in names {
                    let token = NotificationCenter.default.addObserver(
                        forName: name, object: window, queue: nil
                    ) { [weak self] _ in
                        MainActor.assumeIsolated { self?.lines.append("\(who) \(what)") }
                    }
                    tokens.append(token)
                }
            }
        }

        func end() {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    private func makeWindow(over device: SimulatedDevice) -> UIWindow? {
        guard let scene = device.window.windowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        return window
    }

    // Which window becomes key when the key window is hidden (assumed: A53).
    @Test(
        "The window that was key resigns before another one is, and gets it back",
        .requirement("U357"))
    func keyWindowResignsFirstThenReturns() throws {
        let device = SimulatedDevice()
        device.show(UIViewController())
        let window = try #require(makeWindow(over: device))
        let log = Log([(device.window, "a"), (window, "b")])
        defer { log.end() }
        window.makeKeyAndVisible()
        #expect(log.lines == ["b visible", "a resigned", "b key"])
        #expect(window.isKeyWindow && !device.window.isKeyWindow)
        #expect(device.window.windowScene?.keyWindow === window)
        log.lines = []
        window.isHidden = true
        #expect(log.lines == ["b hidden", "b resigned", "a key"])
        #expect(device.window.isKeyWindow)
    }

    @Test("An input makes its window key, also in another scene", .requirement("U357"))
    func inputInAnotherScene() {
        let device = SimulatedDevice(.iPad9_7)
        device.show(UIViewController())
        let window = device.openWindow(size: CGSize(width: 400, height: 800))
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        screen.view.addSubview(field)
        window.rootViewController = screen
        #expect(device.window.isKeyWindow)
        field.becomeFirstResponder()
        #expect(window.isKeyWindow && !device.window.isKeyWindow)
    }

    @Test(
        "An alert lives in its presenter's window and changes no key window", .requirement("U357"))
    func alertChangesNoKeyWindow() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let log = Log([(device.window, "a")])
        defer { log.end() }
        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        screen.present(alert, animated: true)
        device.settle()
        #expect(alert.view.window === device.window)
        #expect(log.lines.isEmpty)
    }

    @Test("A window that cannot be key does not become it", .requirement("U357"))
    func unwillingWindowDoesNotBecomeKey() throws {
        final class Overlay: UIWindow {
            override var canBecomeKeyWindow: Bool { false }
        }
        let device = SimulatedDevice()
        device.show(UIViewController())
        let scene = try #require(device.window.windowScene)
        let overlay = Overlay(windowScene: scene)
        overlay.makeKeyAndVisible()
        #expect(!overlay.isHidden && device.window.isKeyWindow)
    }

    @Test("A scene's notifications come before those of the app (assumed: A53)")
    func sceneNotificationsPrecedeApps() {
        let device = SimulatedDevice()
        let names = [
            UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
        ]
        // Safe: posted and read on the main actor alone, before the test goes on.
        nonisolated(unsafe) var posted: [NSNotification.Name] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                posted.append(name)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        device.background()
        #expect(posted == names.reversed())
    }

    // Apple, `UIWindow.didBecomeHiddenNotification`: posted when a window becomes hidden.
    @Test("A new window, which never was visible, is not told of as hidden", .requirement("U357"))
    func newWindowIsNotToldHidden() throws {
        let device = SimulatedDevice(.iPad12_9)
        let scene = try #require(device.window.windowScene)
        // Safe: posted and counted on the main actor alone, before the test goes on.
        nonisolated(unsafe) var hidden = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeHiddenNotification, object: nil, queue: nil
        ) { notification in
            let window = notification.object as? UIWindow
            MainActor.assumeIsolated { if window?.windowScene === scene { hidden += 1 } }
        }
        defer { NotificationCenter.default.removeObserver(token) }

        let window = UIWindow(windowScene: scene)
        #expect(hidden == 0 && window.isHidden)
        window.isHidden = false
        window.isHidden = true
        #expect(hidden == 1)
    }
}
#endif
