import Foundation
import UIKit

/// The methods that a navigator calls when the focus moves among its inputs.
@MainActor
public protocol InputNavigatorDelegate: AnyObject {
    /// Tells the delegate that editing began in `inputItem` or, for `nil`, that editing ended and
    /// didn't continue in another input.
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?)

    /// Asks the delegate whether people may leave `inputItem`, the edited input, by `action`.
    ///
    /// The default implementation returns `true`. If you return `false`, nothing happens: editing goes
    /// on, and `onFinish` isn't called.
    ///
    /// The navigator calls this method once when people use the bar, Return or Tab, and not for your
    /// own calls of the navigator's methods. Return is ``InputNavigator/Action/done`` in the last input
    /// that can be edited, and ``InputNavigator/Action/next`` in the other inputs, except under a key
    /// that your app has labeled Done in a scene with a ``SceneKeyboardAssistant``. Taps on other
    /// inputs, and Tab where the system's focus engine handles the key, don't ask.
    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool
}

/// An object that moves between text fields and text views in one order, with the Return key and
/// with a bar above the keyboard.
///
/// The navigator sets the accessory view, delegate and Return key of its inputs, and restores them when
/// an input is removed, when the navigator is stopped, and when the navigator is deallocated. The
/// navigator references its inputs weakly.
///
/// On visionOS, a keyboard has no accessory view, so there is no bar. All other ways through the inputs
/// remain.
@MainActor
public final class InputNavigator: NSObject {
    /// A change of focus; `nil` stands for none of the navigator's inputs.
    ///
    /// Both are the same view if the focus moved to another row with the same cell.
    public struct FocusChange: Equatable, Sendable {
        /// The input that was focused before.
        public var from: UIView?
        /// The input that is focused now.
        public var to: UIView?
    }

    /// The delegate, notified of changes of focus before other observers.
    public weak var delegate: (any InputNavigatorDelegate)?
    /// A closure that is called after Return or Done ended editing in the last editable input, or after
    /// Next searched the rows of a list in vain.
    public var onFinish: (() -> Void)?
    /// A view in which a tap outside of inputs and controls ends editing.
    ///
    /// The default is `nil`.
    ///
    /// Buttons, links and other gestures aren't affected.
    public weak var dismissalView: UIView? {
        didSet { observeTaps() }
    }

    let inputs: InputList
    let setup: InputSetup
    let controls: NavigationControls
    let inputFocus: InputFocus
    let registry: InputRegistry
    let actions: InputActions
    let rowRevealer = RowRevealer()
    let keys: InputNavigatorKeys
    /// The observers of moves of the caret, or of the moving end of the selection, in an input.
    let caretMoves = Subscribers<UIView>()
    private var tokens: NotificationTokens?
    private var tapDismissal: TapDismissal?

    /// Creates a navigator that shows `accessory` and, with a `returnKey` policy, moves to the next
    /// input on Return.
    public convenience init(accessory: Accessory = .none, returnKey: ReturnKeyPolicy? = nil) {
        self.init(accessory: accessory, returnKey: returnKey, servesScene: false)
    }

    /// Creates a navigator.
    ///
    /// - Parameter servesScene: A Boolean value that indicates whether the app's own configuration
    ///   stays as it is, for the navigator of a scene.
    init(accessory: Accessory, returnKey: ReturnKeyPolicy?, servesScene: Bool) {
        inputs = InputList()
        setup = InputSetup(
            of: inputs, accessory: accessory, returnKey: returnKey, servesScene: servesScene)
        controls = NavigationControls(of: inputs, setup)
        inputFocus = InputFocus(among: inputs, controls)
        registry = InputRegistry(inputs, setup, controls, inputFocus)
        actions = InputActions(registry, setup, controls, rowRevealer)
        keys = InputNavigatorKeys(registry, controls, actions)
        super.init()
        setup.report(to: actions)
        inputFocus.report(to: self)
        actions.report(to: self)
        accessoryController?.buttonDelegate = self
        start()
    }

    // MARK: Starting and stopping

    /// A Boolean value that indicates whether the navigator is running.
    var isRunning: Bool { registry.isRunning }

    /// Configures the inputs and observes them.
    ///
    /// A new navigator is already started, and calling this method again has no effect.
    public func start() {
        guard !isRunning else { return }
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextView.textDidEndEditingNotification,
                UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
                UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        registry.start()
        observeTaps()
    }

    /// Restores the original settings of the inputs and stops observing them.
    ///
    /// Calling this method again has no effect.
    ///
    /// A request to focus an input that isn't in a window is discarded.
    public func stop() {
        guard isRunning else { return }
        tokens = nil
        tapDismissal = nil
        registry.stop()
    }

    private func observeTaps() {
        tapDismissal = nil
        guard isRunning, let dismissalView else { return }
        tapDismissal = TapDismissal(in: dismissalView) { [weak self] in self?.focusedItem = nil }
    }

    // MARK: Notifications

    private func receive(_ notification: Notification) {
        switch notification.name {
        case UIResponder.keyboardWillShowNotification: inputFocus.keyboardWillShow()
        case UIResponder.keyboardWillHideNotification: inputFocus.keyboardWillHide()
        case UIResponder.keyboardDidHideNotification: inputFocus.check()
        default:
            guard let item = notification.object as? UIView, !item.isKeyboardHolder else { return }
            if notification.isEndOfEditing { inputFocus.endAnnounced(in: item) }
            registry.adoptIfNew(item)
            if contains(item) { receive(notification, from: item) }
        }
    }

    private func receive(_ notification: Notification, from item: UIView) {
        switch notification.name {
        case UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification:
            setup.configuration(of: item)?.editingBegan()
            // The input's delegate, or an earlier observer, may have ended editing meanwhile. If the
            // app has reloaded its list instead, the input has no window until it is shown again.
            if item.isFirstResponder || item.window == nil { inputFocus.began(in: item) }
        case UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification:
            inputFocus.ended(in: item)
        case UITextField.textDidChangeNotification, UITextView.textDidChangeNotification:
            typed(in: item)
        default:
            break
        }
    }

    /// Remembers the typed text, and updates the controls that show whether another input follows,
    /// because UIKit doesn't announce that an input has become editable.
    private func typed(in item: UIView) {
        setup.configuration(of: item)?.typed((item as? UITextField)?.text)
        // Another label of the Return key would end the composition of a character.
        guard item === focusedItem, (item as? any UITextInput)?.markedTextRange == nil else {
            return
        }
        inputFocus.refresh()
    }
}
