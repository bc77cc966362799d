import Foundation
import UIKit

extension SimulatedDevice {
    // Long enough for every animation. Settling has to end even if an animation repeats forever.
    private static let settlingTime: TimeInterval = 5

    /// Advances the clock and runs everything that becomes due meanwhile, in order.
    ///
    /// - Parameter seconds: The time to pass; a negative or infinite number counts as 0.
    public func advance(by seconds: TimeInterval) {
        finishTurn()
        let end = clock.now + (seconds.isFinite ? max(0, seconds) : 0)
        while let due = clock.nextDue, due <= end {
            clock.advance(by: due - clock.now)
            finishTurn()
        }
        clock.advance(by: end - clock.now)
        finishTurn()
    }

    /// Advances the clock until animations, and other work that is due soon, have ended, for at
    /// most five seconds.
    public func settle() {
        finishTurn()
        let end = clock.now + Self.settlingTime
        while let due = clock.nextChange, due <= end {
            advance(by: due - clock.now)
        }
    }

    /// Sends the app to the background, as the Home Screen does.
    ///
    /// Does nothing if the app is already in the background.
    public func background() {
        guard app.state != .background else { return }
        takeOver()
        post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
        enter(.background, .background)
        post(
            UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
        keyboard.leaveWithApp()
        finishTurn()
    }

    /// Brings the app back to the foreground.
    ///
    /// The keyboard reappears while the app is still inactive and no window is the key window
    /// (ZingerLittleBee/Heeler).
    ///
    /// Does nothing if the app is already in the foreground.
    public func foreground() {
        guard app.state == .background else { return }
        takeOver()
        post(
            UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
        enter(.inactive, .foregroundInactive)
        let key = app.keyWindow
        app.keyWindow = nil
        keyboard.comeBackWithApp()
        if app.keyWindow == nil { app.keyWindow = key }
        enter(.active, .foregroundActive)
        post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
        finishTurn()
    }

    /// Sends the app a warning that memory is short.
    public func warnOfLowMemory() {
        takeOver()
        app.warnOfLowMemory()
        finishTurn()
    }

    private func enter(_ state: UIApplication.State, _ activation: UIScene.ActivationState) {
        app.state = state
        for scene in app.scenes { scene.state = activation }
    }

    // Since scenes exist, both the app's and the scenes' notifications are posted; the scenes' come
    // first (assumed: A53).
    private func post(_ ofApp: NSNotification.Name, _ ofScene: NSNotification.Name) {
        for scene in app.scenes { NotificationCenter.default.post(name: ofScene, object: scene) }
        NotificationCenter.default.post(name: ofApp, object: app)
    }
}
