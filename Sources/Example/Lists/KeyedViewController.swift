import KeyNavigation
import KeyboardAssistant
import UIKit

/// A screen that receives keys as soon as it appears, and that people close or leave with keys.
public class KeyedViewController: UIViewController {
    private lazy var screens = ScreenNavigator(controller: self)

    /// The commands for the content, which have priority over those of the screen.
    var contentCommands: [UIKeyCommand] { [] }

    /// The responder that becomes first responder as soon as the screen appears.
    var firstListener: UIResponder? { self }

    public override var canBecomeFirstResponder: Bool { true }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstListener?.becomeFirstResponder()
    }

    public override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + contentCommands + screens.possibleKeyCommands
    }

    // All navigators have the same action, so one can find the target for the others.
    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        screens.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}
