import CoreGraphics
import Foundation
import UIKit

/// Positions inputs for a `KeyboardAssistant` that does not do it by itself.
@MainActor
public protocol KeyboardAssistantDelegate: AnyObject {
    /// Bring `toInputItem`, or whatever should be seen with it, into sight.
    ///
    /// It is called once for each focus that settles while a keyboard is docked, and again when the
    /// keyboard then covers more or less, which with a bar may turn out when it has come; inside
    /// the keyboard's own animation. `keyboardHeight` is how many points of the input's window the
    /// keyboard covers, safe area included; it is never zero.
    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat)
}

/// Keeps the input that is typed in clear of the keyboard.
///
/// It makes room at the bottom of a scroll view and scrolls there, by itself or through a
/// delegate. Only its own share of a constant or an inset is ever changed, and taken back when the
/// keyboard leaves, when it is stopped, and when it is let go of.
@MainActor
public final class KeyboardAssistant: NSObject {
    /// Where an input is brought.
    public typealias RepositionConstraint = RepositionRule
    /// Who positions, and who makes room.
    public typealias AssistantType = RepositionMode

    /// The inputs, in their order.
    public let navigator: InputNavigator
    /// Tells this assistant of the keyboard.
    public let observer: any KeyboardObserving
    /// Who positions, and who makes room.
    public let type: AssistantType
    /// Where an input is brought.
    public var positionConstraint: RepositionConstraint
    /// How far an input stays from the edge that `positionConstraint` names, in points.
    public var positionOffset: CGFloat
    /// Whether an input that is in sight already is moved nevertheless.
    public var repositionPolicy = RepositionPolicy.always
    /// How long a move takes that no keyboard movement goes with, in seconds.
    public var animationDuration: TimeInterval = 0.3
    /// Whether room is made for a keyboard that nothing on this screen has raised.
    ///
    /// Such is that of another app beside this one. It is `false` by default; nothing is ever
    /// scrolled for it.
    public var makesRoomForForeignKeyboards = false
    /// Positions in the two manual types.
    public weak var delegate: (any KeyboardAssistantDelegate)?
    /// Positions in the two manual types, after the delegate and with the same values.
    public var onReposition: ((_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void)?
    /// The scroll view in which inputs are positioned.
    public internal(set) weak var scrollView: UIScrollView?
    /// The constraint that makes room, if that is how it is made.
    public internal(set) weak var bottomConstraint: NSLayoutConstraint?
    /// The view that is laid out when room is made.
    public internal(set) weak var bottomConstraintLayoutView: UIView?

    let room: any RoomMaking
    var gate = RepositionGate()
    var running: Running?
    /// Whether an answer to the keyboard or the focus is being animated at the moment.
    var isAnswering = false
    private var offsets: [(input: WeakBox<UIView>, offset: CGFloat)] = []
    /// What stands above the keyboard for whoever types on this screen.
    weak var bar: UIView?
    /// Whether the app has set our share by hand since the keyboard last moved.
    var isRoomByHand = false
    /// What was seen of the edited part when we last looked; empty while no keyboard is up.
    var lastSights: [EditedSight] = []
    /// Which end of the selection moved last in the input that is edited.
    var selection = SelectionTrack()
    private let roomLoan: Cleanup

    /// What is held while the assistant runs; letting go of it ends it.
    struct Running {
        var tokens: [ObservationToken]
        var typing: NotificationTokens
        var fingers: FingerWatch?
        var layout: LayoutWatch
        /// Shared by all assistants with this observer; nil where the app started it.
        var observerStart: ObserverStart?
    }

    /// Stands for an observer that assistants started, which stops when the last of them lets go.
    @MainActor
    final class ObserverStart {
        private let loan: Cleanup

        init(_ observer: any KeyboardObserving) {
            loan = Cleanup { observer.stop() }
        }
    }

    private static var runningBoxes: [WeakBox<KeyboardAssistant>] = []

    /// The assistants that run at present, in the order in which they were started.
    static var allRunning: [KeyboardAssistant] { runningBoxes.compactMap(\.object) }

    init(
        navigator: InputNavigator, observer: any KeyboardObserving, type: AssistantType,
        room: any RoomMaking, positionConstraint: RepositionConstraint, positionOffset: CGFloat
    ) {
        self.navigator = navigator
        self.observer = observer
        self.type = type
        self.room = room
        self.positionConstraint = positionConstraint
        self.positionOffset = positionOffset
        roomLoan = Cleanup { room.make(0) }
        super.init()
    }

    /// Keeps the inputs of `navigator` in sight in `scrollView` for as long as it is held.
    ///
    /// There is nothing to start or stop. An input that is in sight already is not moved. What
    /// `room` says decides where room is made.
    public convenience init(
        scrollView: UIScrollView, navigator: InputNavigator, room: RoomStrategy = .automatic,
        observer: (any KeyboardObserving)? = nil
    ) {
        self.init(
            navigator: navigator, observer: observer ?? KeyboardObserver(), type: .autoScrollView,
            room: room.place(for: scrollView), positionConstraint: .viewBottomToTopOfKeyboard,
            positionOffset: Self.defaultOffset)
        self.scrollView = scrollView
        repositionPolicy = .ifNeeded
        if case .bottomConstraint(let constraint) = room { bottomConstraint = constraint }
        start()
    }

    /// What `positionOffset` is where nobody says otherwise, in points.
    static let defaultOffset: CGFloat = 20

    // MARK: An offset of its own

    /// Keeps `inputItem` another distance from the edge than the rest; nil takes that back.
    ///
    /// A distance that is no number counts as nil.
    public func setPositionOffset(_ offset: CGFloat?, for inputItem: UIView) {
        offsets.removeAll { $0.input.object == nil || $0.input.object === inputItem }
        if let offset, offset.isFinite { offsets.append((WeakBox(inputItem), offset)) }
    }

    /// How far `inputItem` stays from the edge, in points.
    public func positionOffset(for inputItem: UIView) -> CGFloat {
        let offset = offsets.first { $0.input.object === inputItem }?.offset ?? positionOffset
        return offset.isFinite ? offset : Self.defaultOffset
    }

    // MARK: Start and stop

    /// Begins to listen to the keyboard and to the inputs; a second call changes nothing.
    ///
    /// Where an input is being typed in already, room is made for it at once.
    public func start() {
        guard running == nil else { return }
        let partner = Self.allRunning.first { $0.observer === observer }
        running = Running(
            tokens: [
                observer.observe { [weak self] in self?.keyboardChanged($0) },
                navigator.observe { [weak self] _ in self?.focusChanged() },
                navigator.caretMoves.add { [weak self] in self?.caretMoved(in: $0) },
            ],
            typing: watchTyping(), fingers: scrollView.map(FingerWatch.init),
            layout: LayoutWatch { [weak self] in self?.layoutChanged() },
            observerStart: observer.isObserving
                ? partner?.running?.observerStart : ObserverStart(observer))
        Self.runningBoxes.removeAll { $0.object == nil }
        Self.runningBoxes.append(WeakBox(self))
        if !observer.isObserving { observer.start(in: anyView?.window) }
        if observer.keyboardFrame == nil { room.rest() }
        navigator.start()
        focusChanged()
    }

    private func watchTyping() -> NotificationTokens {
        NotificationTokens(
            [UITextView.textDidChangeNotification, UITextField.textDidChangeNotification],
            in: .default
        ) { [weak self] in self?.caretMoved(in: $0.object) }
    }

    /// Closes the keyboard, takes back all room and stops listening; a second call changes nothing.
    ///
    /// While another assistant uses the navigator, that and the keyboard stay as they are; so does
    /// an observer that another assistant uses or the app has started itself.
    public func stop() {
        guard let running else { return }
        let sharesNavigator = Self.allRunning.contains {
            $0 !== self && $0.navigator === navigator
        }
        if !sharesNavigator { closeKeyboard() }
        update(KeyboardAnimation(duration: 0), leaving: true)
        running.tokens.forEach { $0.cancel() }
        self.running = nil
        isRoomByHand = false
        Self.runningBoxes.removeAll { $0.object === self || $0.object == nil }
        if !sharesNavigator { navigator.stop() }
    }

    /// Ends typing in whatever input has the focus.
    public func closeKeyboard() {
        navigator.focusedItem = nil
    }

    /// Some view of the screen that this assistant serves.
    ///
    /// Of the inputs, that is the one that is typed in, or for want of it the first in a window:
    /// others may have been removed from the screen.
    var anyView: UIView? {
        scrollView ?? bottomConstraintLayoutView ?? navigator.inputBeingTypedIn
            ?? navigator.inputItems.first { $0.window != nil }
    }
}

extension RoomStrategy {
    @MainActor
    fileprivate func place(for scrollView: UIScrollView) -> any RoomMaking {
        switch self {
        case .automatic, .contentInset: InsetRoom(scrollView: scrollView)
        case .bottomConstraint(let constraint):
            ConstraintRoom(constraint: constraint, pinning: scrollView)
        case .additionalSafeArea: SafeAreaRoom(view: scrollView)
        case .none: NoRoom()
        }
    }
}
