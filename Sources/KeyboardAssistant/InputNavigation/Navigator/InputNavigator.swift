import Foundation
import UIKit

/// The methods by which an `InputNavigator` reports where the focus goes among its inputs.
@MainActor
public protocol InputNavigatorDelegate: AnyObject {
    /// Tells the delegate that editing began in `inputItem`, or, if that is nil, that it ended and
    /// did not go on in another input.
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?)
}

/// An object that moves between text fields and text views in one order, by Return and by a bar
/// above the keyboard.
///
/// What it sets on an input (accessory view, delegate, return key) it restores when the input is
/// removed, when it is stopped, and when it is released. It does not keep the inputs alive.
@MainActor
public final class InputNavigator: NSObject {
    /// A move of the focus; nil stands for no input of this navigator.
    public struct FocusChange: Equatable, Sendable {
        /// The input that had the focus.
        public var from: UIView?
        /// The input that has it now.
        public var to: UIView?
    }

    /// The delegate, which is notified of the focus before other listeners are.
    public weak var delegate: (any InputNavigatorDelegate)?
    /// A closure that is called when Return or Done ended editing in the last input that can be
    /// edited.
    public var onFinish: (() -> Void)?
    /// A view in which a tap beside inputs and controls ends editing; nil by default.
    ///
    /// Buttons, links and other gestures work as without it.
    public weak var dismissalView: UIView? {
        didSet { observeTaps() }
    }
    /// A Boolean value that indicates whether Previous and Next of the bar go on at the other end;
    /// `true` by default.
    ///
    /// If they do not, the button that leads nowhere is disabled.
    public var shouldLoopAccessoryControllerNavigation = true {
        didSet { updateBar() }
    }
    /// A Boolean value that indicates whether the last input keeps a return key of its own, such as
    /// Search or Send, in place of Done; `false` by default.
    ///
    /// Its own is one that is not the default key when the input is added.
    public var keepsLastReturnKey = false {
        didSet { labelReturnKeys() }
    }

    /// A Boolean value that indicates whether text views get a delegate that reports moves of their
    /// carets and forwards every call to the one that it found; `false` by default.
    ///
    /// Without it a caret that moves without typing is followed in a text view only if the app's
    /// delegate calls ``textInputDidChangeSelection(_:)``. A delegate that the app sets later
    /// stays, and should call that.
    public var shouldSetTextViewDelegates = false {
        didSet { if isRunning { inputItems.forEach(updateTextViewDelegation) } }
    }

    /// How Return is noticed; nil if it does not move on.
    let returnKeyPolicy: ReturnKeyPolicy?
    let accessory: HeldAccessory
    var inputs = InputList()
    var focus = FocusTracker<ObjectIdentifier>()
    /// The request for an input that gets the focus when it comes into a window.
    var pendingFocus: WindowObserver?
    /// The input that is asked to become first responder just now.
    weak var requestedInput: UIView?
    let subscribers = Subscribers<FocusChange>()
    let changes = EventQueue<FocusChange>()
    /// The listeners to moves of a caret, or of the moving end of a selection, in an input.
    let caretMoves = Subscribers<UIView>()
    private var tokens: NotificationTokens?
    private var tapDismissal: TapDismissal?
    lazy var keys = makeKeys()

    /// Creates a navigator that shows `accessory` and, with a `returnKey` policy, moves on by
    /// Return.
    public init(accessory: Accessory = .none, returnKey: ReturnKeyPolicy? = nil) {
        self.accessory = HeldAccessory(accessory)
        returnKeyPolicy = returnKey
        super.init()
        accessoryController?.buttonDelegate = self
        start()
    }

    /// A Boolean value that indicates whether Return moves on.
    public var keyboardNavigationEnabled: Bool { returnKeyPolicy != nil }

    // MARK: Start and stop

    /// A Boolean value that indicates whether it was started and not stopped since.
    var isRunning: Bool { tokens != nil }

    /// Configures the inputs and listens to them, as a new navigator does; a second call changes
    /// nothing.
    public func start() {
        guard !isRunning else { return }
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextField.textDidEndEditingNotification,
                UITextView.textDidBeginEditingNotification,
                UITextView.textDidEndEditingNotification,
                UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification,
                InputConfiguration.willConfigureNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        observeTaps()
        inputsAdded(inputItems)
    }

    /// Restores the inputs to what they were and stops listening; a second call changes nothing.
    ///
    /// A request for an input that waits for a window is dropped.
    public func stop() {
        guard isRunning else { return }
        tokens = nil
        tapDismissal = nil
        pendingFocus = nil
        inputItems.forEach(restore)
        if let focused = focus.lastReported { report(focus.forget(focused)) }
    }

    private func observeTaps() {
        tapDismissal = nil
        guard isRunning, let dismissalView else { return }
        tapDismissal = TapDismissal(in: dismissalView) { [weak self] in self?.focusedItem = nil }
    }
}

/// An object that ends editing at a tap beside the inputs, and leaves every other touch as it is.
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

    /// Returns whether `touched` lies in no control and no text input, as far as they lie in
    /// `view`.
    ///
    /// The system may touch a view inside a text input instead of the input.
    static func isBesideInputs(_ touched: UIView?, in view: UIView) -> Bool {
        !sequence(first: touched, next: { $0?.superview })
            .prefix { $0 !== view }
            .contains { $0 is UIControl || $0 is any UITextInput }
    }
}
