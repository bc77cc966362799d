import CoreGraphics
import Foundation
import UIKit

/// The method with which a delegate positions inputs for a `KeyboardAssistant` of a manual type.
@MainActor
public protocol KeyboardAssistantDelegate: AnyObject {
    /// Tells the delegate to bring `toInputItem`, or whatever should be seen with it, into sight.
    ///
    /// It is called once for each focus that settles while a keyboard is docked, and again when the
    /// keyboard then covers more or less, which with a bar may turn out when it has appeared;
    /// inside the keyboard's own animation. `keyboardHeight` is the number of points of the input's
    /// window that the keyboard covers, safe area included; it is never zero.
    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat)
}

/// An object that keeps the input that is typed in clear of the keyboard.
///
/// It adds to an inset at the bottom of a scroll view and scrolls there, by itself or through a
/// delegate. Only its own part of a constant or an inset is ever changed, and taken back when the
/// keyboard leaves, when the assistant is stopped, and when it is released.
@MainActor
public final class KeyboardAssistant: NSObject {
    /// The inputs, in their order.
    public let navigator: InputNavigator
    /// The source of keyboard events.
    public let observer: any KeyboardObserving
    /// The position to which an input is brought.
    public var positionConstraint: RepositionConstraint
    /// The distance of an input from the edge that `positionConstraint` names, in points.
    public var positionOffset: CGFloat
    /// The rule for an input that is in sight already.
    public var repositionPolicy = RepositionPolicy.always
    /// The duration of moves that accompany no move of the keyboard, in seconds.
    public var animationDuration: TimeInterval = 0.3
    /// A Boolean value that indicates whether content is also kept clear of a keyboard that nothing
    /// on this screen has raised.
    ///
    /// Such is that of another app beside this one. It is `false` by default; nothing is ever
    /// scrolled for it.
    public var avoidsOtherAppsKeyboards = false

    /// The delegate that positions in the two manual types.
    weak var delegate: (any KeyboardAssistantDelegate)?
    /// The closure that positions in the two manual types, after the delegate.
    var onReposition: ((_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void)?
    private let mode: Mode
    private var offsets: [(input: WeakBox<UIView>, offset: CGFloat)] = []
    private let cleanup: Cleanup

    var running: Running?
    var gate = RepositionGate()
    /// A Boolean value that indicates whether a response to the keyboard or the focus is being made
    /// at the moment.
    ///
    /// In the meantime layouts are our own and need no response. And when the delegate calls
    /// `reposition(…)`, that scrolls in the animation around it without one more block, to which
    /// UIKit would give the outer duration and curve anyway: this saves the block, and changes no
    /// motion.
    var isResponding = false
    /// A Boolean value that indicates whether the app has set our part of the inset by hand since
    /// the keyboard last moved.
    var isInsetByHand = false
    /// The edited regions at the last look, empty while no keyboard is up.
    var editedRegions: [EditedRegion] = []
    /// The end of the selection that moved last in the input that is edited.
    var selection = SelectionTracker()

    init(
        navigator: InputNavigator, observer: any KeyboardObserving, mode: Mode,
        positionConstraint: RepositionConstraint = .viewBottomToTopOfKeyboard,
        positionOffset: CGFloat = defaultOffset
    ) {
        self.navigator = navigator
        self.observer = observer
        self.mode = mode
        self.positionConstraint = positionConstraint
        self.positionOffset = positionOffset
        let avoidance = mode.avoidance
        cleanup = Cleanup { avoidance.apply(0) }
        super.init()
    }

    // MARK: The share of the work

    /// The positioning and the avoidance of an assistant, with what they need.
    enum Mode {
        /// The assistant scrolls, and the avoidance keeps clear of the keyboard.
        case automatic(WeakBox<UIScrollView>, any KeyboardAvoiding)
        /// The delegate positions; the constraint, if there is one, keeps clear of the keyboard.
        case manual(ConstraintAvoidance?)

        fileprivate var avoidance: any KeyboardAvoiding {
            switch self {
            case .automatic(_, let avoidance): avoidance
            case .manual(let avoidance?): avoidance
            case .manual(nil): NoAvoidance()
            }
        }

        fileprivate var constraintAvoidance: ConstraintAvoidance? {
            avoidance as? ConstraintAvoidance
        }
    }

    /// The way in which the assistant and its delegate share the work.
    public var type: AssistantType {
        switch mode {
        case .automatic: .autoScrollView
        case .manual(.some): .manualWithBottomConstraint
        case .manual(nil): .manual
        }
    }

    /// The scroll view in which inputs are positioned; `nil` for the manual types.
    public var scrollView: UIScrollView? {
        guard case .automatic(let scrollView, _) = mode else { return nil }
        return scrollView.object
    }

    /// The constraint whose constant is changed, if that is how the keyboard is avoided.
    public var bottomConstraint: NSLayoutConstraint? { constraintAvoidance?.constraint }

    /// The view that is laid out when the constant of `bottomConstraint` changes.
    public var bottomConstraintLayoutView: UIView? { constraintAvoidance?.layoutView }

    var avoidance: any KeyboardAvoiding { mode.avoidance }
    var constraintAvoidance: ConstraintAvoidance? { mode.constraintAvoidance }

    /// A view of the screen that this assistant serves.
    ///
    /// Of the inputs, that is the one that is typed in, or else the first in a window: others may
    /// have been removed from the screen.
    var anyView: UIView? {
        scrollView ?? bottomConstraintLayoutView ?? navigator.inputBeingTypedIn
            ?? navigator.inputItems.first { $0.window != nil }
    }

    // MARK: Offsets

    /// The default of `positionOffset`, in points.
    static let defaultOffset: CGFloat = 20

    /// Sets the distance of `inputItem` from the edge, in points; `nil` for `positionOffset`.
    ///
    /// A distance that is not a number counts as `nil`.
    public func setPositionOffset(_ offset: CGFloat?, for inputItem: UIView) {
        offsets.removeAll { $0.input.object == nil || $0.input.object === inputItem }
        if let offset, offset.isFinite { offsets.append((WeakBox(inputItem), offset)) }
    }

    /// Returns the distance of `inputItem` from the edge, in points.
    func positionOffset(for inputItem: UIView) -> CGFloat {
        let offset = offsets.first { $0.input.object === inputItem }?.offset ?? positionOffset
        return offset.isFinite ? offset : Self.defaultOffset
    }

    // MARK: Start and stop

    /// The things that are held while the assistant runs; releasing them ends it.
    struct Running {
        var tokens: [ObservationToken]
        var typing: NotificationTokens
        var touches: TouchObserver?
        var layout: LayoutObserver
        /// Shared by all assistants with this observer; `nil` where the app started it.
        var observerStart: ObserverStart?
    }

    /// The start of an observer by assistants, which stops when the last of them releases this.
    @MainActor
    final class ObserverStart {
        private let cleanup: Cleanup

        init(_ observer: any KeyboardObserving) {
            cleanup = Cleanup { observer.stop() }
        }
    }

    private static var runningBoxes: [WeakBox<KeyboardAssistant>] = []

    /// The assistants that run at present, in the order in which they were started.
    static var allRunning: [KeyboardAssistant] { runningBoxes.compactMap(\.object) }

    /// Begins to observe the keyboard and the inputs; a second call changes nothing.
    ///
    /// An input that is typed in already is brought clear of the keyboard at once.
    public func start() {
        guard running == nil else { return }
        let partner = Self.allRunning.first { $0.observer === observer }
        running = Running(
            tokens: [
                observer.observe { [weak self] in self?.keyboardChanged($0) },
                navigator.observe { [weak self] _ in self?.focusChanged() },
                navigator.caretMoves.add { [weak self] in self?.caretMoved(in: $0) },
            ],
            typing: observeTyping(), touches: scrollView.map(TouchObserver.init),
            layout: LayoutObserver { [weak self] in self?.layoutChanged() },
            observerStart: observer.isObserving
                ? partner?.running?.observerStart : ObserverStart(observer))
        Self.runningBoxes.removeAll { $0.object == nil }
        Self.runningBoxes.append(WeakBox(self))
        if !observer.isObserving { observer.start(in: anyView?.window) }
        if observer.keyboardFrame == nil { avoidance.keyboardDidHide() }
        navigator.start()
        focusChanged()
    }

    private func observeTyping() -> NotificationTokens {
        NotificationTokens(
            [UITextView.textDidChangeNotification, UITextField.textDidChangeNotification],
            in: .default
        ) { [weak self] in self?.caretMoved(in: $0.object) }
    }

    /// Closes the keyboard, takes back every inset and stops observing; a second call changes
    /// nothing.
    ///
    /// While another assistant uses the navigator, that and the keyboard stay as they are; so does
    /// an observer that another assistant uses or the app has started itself.
    public func stop() {
        guard let running else { return }
        let sharesNavigator = Self.allRunning.contains {
            $0 !== self && $0.navigator === navigator
        }
        if !sharesNavigator { closeKeyboard() }
        update(KeyboardAnimation(duration: 0), isStopping: true)
        running.tokens.forEach { $0.cancel() }
        self.running = nil
        isInsetByHand = false
        Self.runningBoxes.removeAll { $0.object === self || $0.object == nil }
        if !sharesNavigator { navigator.stop() }
    }

    /// Ends typing in the input that has the focus.
    public func closeKeyboard() {
        navigator.focusedItem = nil
    }
}
