import Foundation
import UIKit

/// Hears where the focus goes among the inputs of an `InputNavigator`.
@MainActor
public protocol InputNavigatorDelegate: AnyObject {
    /// Editing began in `inputItem`, or ended without going on elsewhere: then it is nil.
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?)
}

/// Walks text fields and text views in one order, by Return and by an accessory bar.
///
/// What it sets on an input (accessory view, delegate, return key) it gives back when the input is
/// removed, when it is stopped, and when it is let go of. It does not keep the inputs alive.
@MainActor
public final class InputNavigator: NSObject {
    /// A move of the focus; nil stands for no input of this navigator.
    public struct FocusChange: Equatable, Sendable {
        public var from: UIView?
        public var to: UIView?
    }

    /// What stands above the keyboard while one of the inputs is edited.
    public enum Accessory {
        /// Nothing of the navigator's.
        case none
        /// A bar with buttons; it is kept, unless it is a view controller.
        case controller(any InputNavigatorAccessoryController)
        /// A view of the app's that is shown and otherwise left alone.
        case view(UIView)
    }

    /// The seven documented kinds of navigators.
    public typealias NavigatorType = NavigatorKind

    /// Hears of the focus before other listeners do.
    public weak var delegate: (any InputNavigatorDelegate)?
    /// The view of the app's above the keyboard, where that is what was asked for.
    public let customAccessoryView: UIView?
    private weak var controller: (any InputNavigatorAccessoryController)?
    private let keptController: (any InputNavigatorAccessoryController)?
    /// Who hears of Return; nil if Return does not navigate.
    public let returnKeyPolicy: ReturnKeyPolicy?
    /// Called when Return or Done ended editing in the last input that can be edited.
    public var onFinish: (() -> Void)?
    /// A view in which a tap beside inputs and controls ends editing; nil by default.
    ///
    /// Buttons, links and other gestures work as if it was not there.
    public weak var dismissalView: UIView? {
        didSet { watchTaps() }
    }
    /// Whether Previous and Next of the bar go on at the other end; `true` by default.
    ///
    /// If they do not, the button that leads nowhere is disabled.
    public var shouldLoopAccessoryControllerNavigation = true {
        didSet { updateBar() }
    }
    /// Whether the last input keeps a return key of its own, such as Search or Send, in place of
    /// Done; `false` by default.
    ///
    /// Its own is one that is not the default key when the input is added.
    public var keepsLastReturnKey = false {
        didSet { labelReturnKeys() }
    }

    /// Whether text views get a delegate that hears of their carets and hands every call on to the
    /// one that it found; `false` by default.
    ///
    /// Without it a caret that moves without typing is followed in a text view only if the app's
    /// delegate calls ``textInputDidChangeSelection(_:)``. A delegate that the app sets later
    /// stays, and should call that.
    public var shouldSetTextViewDelegates = false {
        didSet { if isRunning { inputItems.forEach(claimTextView) } }
    }

    var inputs = InputList()
    var focus = FocusTrack<ObjectIdentifier>()
    /// The input that gets the focus when it comes into a window.
    var waiting: WindowWatch?
    /// The input that is asked to become first responder just now.
    weak var asked: UIView?
    let subscribers = Subscribers<FocusChange>()
    let moves = EventQueue<FocusChange>()
    /// Told of an input whose caret, or the moving end of its selection, moved.
    let caretMoves = Subscribers<UIView>()
    private var tokens: NotificationTokens?
    private var tapDismissal: TapDismissal?
    lazy var keys = makeKeys()

    /// Makes a navigator that shows `accessory` and, with a `returnKey` policy, follows Return.
    public init(accessory: Accessory = .none, returnKey: ReturnKeyPolicy? = nil) {
        switch accessory {
        case .none:
            (keptController, customAccessoryView) = (nil, nil)
        case .controller(let controller):
            self.controller = controller
            // A screen that is its own bar's controller owns this navigator as a rule.
            keptController = controller is UIViewController ? nil : controller
            customAccessoryView = nil
        case .view(let view):
            (keptController, customAccessoryView) = (nil, view)
        }
        returnKeyPolicy = returnKey
        super.init()
        accessoryController?.buttonDelegate = self
        start()
    }

    /// The bar, where there is one.
    public var accessoryController: (any InputNavigatorAccessoryController)? { controller }

    /// Which of the documented kinds this navigator is; nil if it only listens.
    public var type: NavigatorType? {
        NavigatorType(accessory: accessoryKind, followsReturn: returnKeyPolicy != nil)
    }

    /// Whether Return moves on.
    public var keyboardNavigationEnabled: Bool { type?.keyboardNavigationEnabled ?? false }

    private var accessoryKind: NavigatorType.AccessoryKind {
        if customAccessoryView != nil { return .view }
        guard let accessoryController else { return .none }
        return accessoryController is DefaultNavigationView ? .defaultController : .controller
    }

    // MARK: Start and stop

    /// Whether it was started and not stopped since.
    var isRunning: Bool { tokens != nil }

    /// Claims the inputs and listens to them, as a new navigator does; a second call changes
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
                InputClaim.notification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        watchTaps()
        inputsAdded(inputItems)
    }

    /// Gives the inputs back as they were found and stops listening; a second call changes nothing.
    ///
    /// An input that waits for a window to be focused in waits no longer.
    public func stop() {
        guard isRunning else { return }
        tokens = nil
        tapDismissal = nil
        waiting = nil
        inputItems.forEach(release)
        if let focused = focus.told { tell(focus.forget(focused)) }
    }

    private func watchTaps() {
        tapDismissal = nil
        guard isRunning, let dismissalView else { return }
        tapDismissal = TapDismissal(in: dismissalView) { [weak self] in self?.focusedItem = nil }
    }
}
