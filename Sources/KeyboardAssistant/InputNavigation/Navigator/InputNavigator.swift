import Foundation
import UIKit

/// The methods that a navigator calls when the focus moves among its inputs.
@MainActor
public protocol InputNavigatorDelegate: AnyObject {
    /// Tells the delegate that editing began in `inputItem`. If it is `nil`, editing ended and
    /// didn't continue in another input.
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?)

    /// Asks the delegate whether people may leave `inputItem`, which is being edited, by `action`.
    ///
    /// The default implementation returns `true`. If you return `false`, nothing happens: editing
    /// goes on, and `onFinish` isn't called.
    ///
    /// It is called once when people use the bar, Return or Tab, and not for your own calls of the
    /// navigator's methods. Return is ``InputNavigator/Action/done`` in the last input that can be
    /// edited, and ``InputNavigator/Action/next`` in the others, except under a key that your app has
    /// labeled Done in a scene with a ``SceneKeyboardAssistant``. Taps on other inputs, and Tab where
    /// the system's focus engine handles it, don't ask.
    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool
}

/// An object that moves between text fields and text views in one order, with the Return key and
/// with a bar above the keyboard.
///
/// The navigator sets the accessory view, delegate and Return key of its inputs. It restores them
/// when an input is removed, when it is stopped, and when it is deallocated. It references its
/// inputs weakly.
///
/// On visionOS, a keyboard has no accessory view, so there is no bar. All other ways through the
/// inputs remain.
@MainActor
public final class InputNavigator: NSObject {
    /// A change of focus, where `nil` means none of this navigator's inputs.
    ///
    /// Both are the same view if the focus moved to another row whose cell is that of the old one.
    public struct FocusChange: Equatable, Sendable {
        /// The input that was focused before.
        public var from: UIView?
        /// The input that is focused now.
        public var to: UIView?
    }

    /// The delegate, which is notified of changes of focus before other observers.
    public weak var delegate: (any InputNavigatorDelegate)?
    /// A closure that is called after Return or Done ended editing in the last input that can be
    /// edited, or after Next searched the rows of a list in vain.
    public var onFinish: (() -> Void)?
    /// A view in which a tap outside of inputs and controls ends editing.
    ///
    /// The default is `nil`.
    ///
    /// Buttons, links and other gestures aren't affected.
    public weak var dismissalView: UIView? {
        didSet { observeTaps() }
    }
    /// A Boolean value that indicates whether the bar's Previous and Next buttons wrap at the ends.
    ///
    /// The default is `true`.
    ///
    /// If they don't wrap, the button is disabled at its end.
    public var shouldLoopAccessoryControllerNavigation = true {
        didSet { updateBar() }
    }
    /// A Boolean value that indicates whether the last input keeps its own Return key, such as
    /// Search or Send, instead of Done.
    ///
    /// The default is `false`.
    ///
    /// An input has its own Return key if the key isn't the default one when the input is added.
    public var keepsLastReturnKey = false {
        didSet { labelReturnKeys() }
    }

    /// A Boolean value that indicates whether the navigator sets a delegate on text views that
    /// reports moves of the caret and forwards all calls to your delegate.
    ///
    /// The default is `false`.
    ///
    /// Without it, the caret of a text view is followed only while people type, unless your own
    /// delegate calls ``textInputDidChangeSelection(_:)``.
    public var shouldSetTextViewDelegates = false {
        didSet { if isRunning { inputItems.forEach(updateTextViewDelegation) } }
    }

    /// The way in which Return is detected; `nil` if Return doesn't move to the next input.
    let returnKeyPolicy: ReturnKeyPolicy?
    let accessory: HeldAccessory
    /// The navigator of a scene, which configures only what the app hasn't configured.
    let servesScene: Bool
    private(set) var inputs = InputList()
    var focus = FocusTracker<ObjectIdentifier>()
    /// The observer of an input that gets the focus, or has it already, when it enters a window.
    var pendingFocus: WindowObserver?
    /// The input that is currently being asked to become first responder.
    weak var requestedInput: UIView?
    /// The field whose delegate the navigator is asking about Return.
    weak var askedField: UITextField?
    /// The move of the focus from one input directly to another one that is under way.
    var attempt: FocusAttempt?
    /// The field in which editing mustn't end in this turn of the run loop.
    weak var keptInput: UITextField?
    /// The titles that the app has set for inputs.
    var titles = InputValues<String>()
    let subscribers = Subscribers<FocusChange>()
    let changes = EventQueue<FocusChange>()
    /// The observers of moves of the caret, or of the moving end of the selection, in an input.
    let caretMoves = Subscribers<UIView>()
    /// A Boolean value that indicates whether new inputs aren't configured yet.
    var defersConfiguration = false
    /// A closure that updates the inputs before the focus moves; `nil` if they are the app's.
    var updateInputs: (() -> Void)?
    /// The objects that position the rows of lists.
    var revealers: [WeakRevealer] = []
    private var tokens: NotificationTokens?
    private var tapDismissal: TapDismissal?
    lazy var keys = makeKeys()

    /// Creates a navigator that shows `accessory` and, with a `returnKey` policy, moves to the next
    /// input when people press Return.
    public convenience init(accessory: Accessory = .none, returnKey: ReturnKeyPolicy? = nil) {
        self.init(accessory: accessory, returnKey: returnKey, servesScene: false)
    }

    init(accessory: Accessory, returnKey: ReturnKeyPolicy?, servesScene: Bool) {
        self.accessory = HeldAccessory(accessory)
        returnKeyPolicy = returnKey
        self.servesScene = servesScene
        super.init()
        accessoryController?.buttonDelegate = self
        start()
    }

    /// A Boolean value that indicates whether Return moves to the next input.
    public var keyboardNavigationEnabled: Bool { returnKeyPolicy != nil }

    /// Changes the inputs, and restores afterward those whose configuration the change returns.
    ///
    /// Restoring an input that is being edited reloads the keyboard, whose observers may ask for
    /// the inputs, which isn't allowed during a change. An optimized build releases a result that
    /// isn't used before the change is over.
    func changeInputs<Removed>(_ change: (inout InputList) -> Removed) {
        let removed = change(&inputs)
        withExtendedLifetime(removed) {}
    }

    // MARK: Starting and stopping

    /// A Boolean value that indicates whether the navigator is running.
    var isRunning: Bool { tokens != nil }

    private static var runningBoxes: [WeakBox<InputNavigator>] = []

    /// The navigators that are currently running.
    static var allRunning: [InputNavigator] { runningBoxes.compactMap(\.object) }

    /// Configures the inputs and observes them.
    ///
    /// A new navigator is already started, and calling this method again has no effect.
    public func start() {
        guard !isRunning else { return }
        Self.runningBoxes.removeAll { $0.object == nil }
        Self.runningBoxes.append(WeakBox(self))
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
                InputConfiguration.willConfigureNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        observeTaps()
        inputsAdded(inputs.views)
        adoptExistingInputs()
    }

    /// Restores the original settings of the inputs and stops observing them.
    ///
    /// Calling this method again has no effect.
    ///
    /// A request to focus an input that isn't in a window is discarded.
    public func stop() {
        guard isRunning else { return }
        Self.runningBoxes.removeAll { $0.object === self || $0.object == nil }
        tokens = nil
        tapDismissal = nil
        pendingFocus = nil
        for container in inputs.allContainers { container.stopObserving() }
        let adopted = inputs.allContainers.flatMap(inputs.adopted)
        for input in inputs.views + adopted {
            restore(input)
            // The app, whose code runs while an input is restored, may have started it again.
            if isRunning { return }
        }
        if let focused = focus.lastReported { report(focus.forget(focused)) }
    }

    private func observeTaps() {
        tapDismissal = nil
        guard isRunning, let dismissalView else { return }
        tapDismissal = TapDismissal(in: dismissalView) { [weak self] in self?.focusedItem = nil }
    }
}

/// An object that ends editing when people tap outside of the inputs, without affecting other
/// touches.
@MainActor
final class TapDismissal {
    private let observer: GestureObserver

    init(in view: UIView, dismiss: @escaping () -> Void) {
        observer = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { [weak view] touch in
                view.map { Self.isBesideInputs(touch.view, in: $0) } ?? false
            }, onBegan: { _ in dismiss() })
    }

    /// Returns a Boolean value that indicates whether `touched` isn't inside a control or text
    /// input of `view`.
    ///
    /// The system may report a touch in a subview of a text input instead of the input.
    static func isBesideInputs(_ touched: UIView?, in view: UIView) -> Bool {
        !sequence(first: touched, next: { $0?.superview })
            .prefix { $0 !== view }
            .contains { $0 is UIControl || $0 is any UITextInput }
    }
}
