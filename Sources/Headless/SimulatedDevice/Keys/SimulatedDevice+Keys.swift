import Foundation
import UIKit

extension SimulatedDevice {
    /// Presses a key of a hardware keyboard, keeps it down for some time and releases it.
    ///
    /// The key is sent to commands, text, focus and presses. While it is down, it repeats, as on
    /// iPadOS.
    ///
    /// ```swift
    /// device.press("n", .command)
    /// device.press(UIKeyCommand.inputDownArrow)
    /// device.press("\t", .shift)
    /// device.press("\r")  // Return
    /// device.press("\u{8}")  // the delete key
    /// ```
    ///
    /// - Parameters:
    ///   - input: A character, or one of the names that `UIKeyCommand` has for other keys. If no
    ///     key has the input, nothing is pressed, and the device prints a remark.
    ///   - modifiers: The modifier keys that are held down meanwhile.
    ///   - seconds: The time for which the key is down, at most 60 seconds; a negative or infinite
    ///     number counts as 0.
    /// - Returns: A Boolean value that indicates whether the key was handled: by a command, a text
    ///   input, the focus engine, or a responder that keeps presses.
    @discardableResult
    public func press(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], holding seconds: TimeInterval = 0
    ) -> Bool {
        takeOver()
        guard let stroke = KeyStroke(input, modifiers) else {
            Remark.say("no key has this input, so none was pressed", input[...])
            return false
        }
        guard let window = windowForKeys else { return false }
        let press = UIPress(stroke, in: window)
        let down = UIPressesEvent(press)
        send(down)
        for wait in KeyRepeat.repetitions(holding: seconds) {
            advance(by: wait)
            // The repetitions go to the window that now receives keys.
            guard let window = windowForKeys else { continue }
            send(UIPressesEvent(UIPress(stroke, in: window), isRepetition: true))
        }
        advance(by: KeyRepeat.rest(holding: seconds))
        press.move(to: .ended)
        send(UIPressesEvent(press))
        return down.isHandled
    }

    var windowForKeys: UIWindow? { inputResponder?.responderWindow ?? app.keyWindow }

    private func send(_ event: UIPressesEvent) {
        takeOver()
        app.sendEvent(event)
        finishTurn()
    }
}

/// The times at which a key that is held down repeats.
enum KeyRepeat {
    // The default settings of iPadOS (assumed: A55).
    private static let delay: TimeInterval = 0.4
    private static let interval: TimeInterval = 0.1

    /// Returns the time to wait before each repetition, in seconds.
    static func repetitions(holding seconds: TimeInterval) -> [TimeInterval] {
        guard seconds.isFinite, seconds >= delay else { return [] }
        let further = Int((min(seconds, 60) - delay) / interval + 1e-9)
        return [delay] + Array(repeating: interval, count: further)
    }

    /// Returns the time for which the key stays down after the last repetition, in seconds.
    static func rest(holding seconds: TimeInterval) -> TimeInterval {
        guard seconds.isFinite else { return 0 }
        return max(0, min(seconds, 60) - repetitions(holding: seconds).reduce(0, +))
    }
}
