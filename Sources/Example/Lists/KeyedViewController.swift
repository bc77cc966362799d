import KeyboardAssistant
import UIKit

/// A screen that listens to the keyboard as soon as it shows: it closes and goes back by keys.
public class KeyedViewController: UIViewController {
    private lazy var screens = ScreenNavigator(controller: self)

    /// The commands for what the screen shows, which come before those of the screen itself.
    var contentCommands: [UIKeyCommand] { [] }

    /// The responder that becomes first responder as soon as the screen shows.
    var firstListener: UIResponder? { self }

    public override var canBecomeFirstResponder: Bool { true }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstListener?.becomeFirstResponder()
    }

    public override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + contentCommands + screens.possibleKeyCommands
    }

    // All navigators have the same action, so that one can speak for the others.
    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        screens.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}
