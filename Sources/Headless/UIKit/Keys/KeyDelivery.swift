import Foundation
internal import HeadlessBehavior

/// Brings keys to the commands, inputs and responders they concern.
@MainActor
enum KeyDelivery {
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window {
            switch press.phase {
            case .began: begin(press, with: event, in: window)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .stationary: break
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            }
        }
    }

    private static func begin(
        _ press: UIPress, with event: UIPressesEvent, in window: UIWindow
    ) {
        guard let key = press.key else { return }
        let start = window.keyResponder
        // Apple does not say whether the responders hear of a press before or after commands and
        // text take it: `PressOrder`.
        switch UIApplication.behavior.pressOrder {
        case .commandsFirst:
            if !isTaken(key, by: start, with: event, in: window) {
                tell(start, of: press, with: event)
            }
        case .pressesFirst:
            tell(start, of: press, with: event)
            // A responder that does not call super keeps the press to itself.
            guard event.isRepetition || event.isUnhandled else { return }
            _ = isTaken(key, by: start, with: event, in: window)
        }
    }

    /// Sends the responders a key that went down; one that is held reaches them once.
    private static func tell(
        _ start: UIResponder, of press: UIPress, with event: UIPressesEvent
    ) {
        guard !event.isRepetition else { return }
        press.receiver = start
        start.pressesBegan([press], with: event)
    }

    /// The order since iOS 15: commands that want priority, text, focus, the other commands.
    private static func isTaken(
        _ key: UIKey, by start: UIResponder, with event: UIPressesEvent, in window: UIWindow
    ) -> Bool {
        let walk = KeyCommandWalk(from: start)
        let first = walk.answer(to: key.stroke, in: .beforeTextAndFocus)
        if perform(first, for: event) { return true }
        if TextKeys.take(key.stroke, in: window.firstResponder) { return true }
        if window.focusKeyHandler?.handleKey(key) == true { return true }
        guard case .noCommand = first else { return false }
        let second = walk.answer(to: key.stroke, in: .afterTextAndFocus)
        if perform(second, for: event) { return true }
        // Apple's header, `allowsKeyboardScrolling`: only the first responder or focused item
        // itself scrolls. That commands come before that is general knowledge.
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
