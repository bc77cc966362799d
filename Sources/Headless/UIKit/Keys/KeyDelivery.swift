import Foundation
internal import HeadlessBehavior

/// Delivers keys to commands, inputs and responders.
@MainActor
enum KeyDelivery {
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window {
            switch press.phase {
            case .began: event.isHandled = begin(press, with: event, in: window)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            default: break
            }
        }
    }

    /// Returns a Boolean value that indicates whether the key was handled.
    private static func begin(
        _ press: UIPress, with event: UIPressesEvent, in window: UIWindow
    ) -> Bool {
        guard let key = press.key else { return false }
        let start = window.keyResponder
        // Apple doesn't say whether responders receive a press before or after commands and text:
        // `PressOrder`.
        switch UIApplication.behavior.pressOrder {
        case .pressesFirst:
            let isForFocus = isForFocus(key, in: window)
            if isForFocus, isTakenByFocus(key, by: start, with: event, in: window) { return true }
            tell(start, of: press, with: event)
            // A responder that doesn't call super keeps the press.
            guard event.isRepetition || event.isUnhandled else { return true }
            return isTaken(key, by: start, with: event, in: window, asksFocus: !isForFocus)
        case .commandsFirst:
            if isTaken(key, by: start, with: event, in: window, asksFocus: true) { return true }
            tell(start, of: press, with: event)
            return !event.isRepetition && !event.isUnhandled
        }
    }

    /// Returns a Boolean value that indicates whether the focus engine receives a key before the
    /// responders do: Tab, unless it is typed.
    ///
    /// DrawnUi notes about Mac Catalyst that focus takes Tab before `pressesBegan(_:with:)`, unless
    /// a command wants priority. No source was found about arrows.
    private static func isForFocus(_ key: UIKey, in window: UIWindow) -> Bool {
        window.focusKeyHandler != nil && key.keyCode == .keyboardTab
            && !TextKeys.isTyped(key.stroke, in: window.firstResponder)
    }

    private static func isTakenByFocus(
        _ key: UIKey, by start: UIResponder, with event: UIPressesEvent, in window: UIWindow
    ) -> Bool {
        let first = KeyCommandWalk(from: start).answer(to: key.stroke, in: .beforeTextAndFocus)
        return perform(first, for: event) || window.focusKeyHandler?.handleKey(key) == true
    }

    /// Sends a pressed key to the responders; a key that is held is sent once.
    private static func tell(
        _ start: UIResponder, of press: UIPress, with event: UIPressesEvent
    ) {
        guard !event.isRepetition else { return }
        press.receiver = start
        start.pressesBegan([press], with: event)
    }

    /// Returns whether the key was handled, in the order since iOS 15: commands that want priority,
    /// text, focus, the other commands.
    private static func isTaken(
        _ key: UIKey, by start: UIResponder, with event: UIPressesEvent, in window: UIWindow,
        asksFocus: Bool
    ) -> Bool {
        let walk = KeyCommandWalk(from: start)
        let first = walk.answer(to: key.stroke, in: .beforeTextAndFocus)
        if perform(first, for: event) { return true }
        if TextKeys.take(key.stroke, in: window.firstResponder) { return true }
        if asksFocus, window.focusKeyHandler?.handleKey(key) == true { return true }
        guard case .noCommand = first else { return false }
        let second = walk.answer(to: key.stroke, in: .afterTextAndFocus)
        if perform(second, for: event) { return true }
        // Apple's header, `allowsKeyboardScrolling`: only the first responder or focused item
        // itself scrolls. Commands come before that (assumed: A55).
        return (start as? UIScrollView)?.scroll(by: key.stroke) ?? false
    }

    private static func perform(
        _ answer: KeyCommandWalk.Answer, for event: UIPressesEvent
    ) -> Bool {
        guard case .command(let candidate, let target) = answer else { return false }
        UIApplication.shared.sendAction(
            candidate.action, to: target, from: candidate.command, for: event)
        return true
    }
}
