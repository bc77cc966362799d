import CoreGraphics
import Foundation
import UIKit

/// The method with which a delegate positions inputs for an assistant of a manual type.
@MainActor
public protocol KeyboardAssistantDelegate: AnyObject {
    /// Tells the delegate to scroll `toInputItem` into view.
    ///
    /// The assistant calls this method once for each focus that settles while a keyboard is docked,
    /// inside the keyboard's animation. It calls the method again if the covered height then
    /// changes, which can happen after a keyboard with a bar has appeared. `keyboardHeight` is the
    /// height that the keyboard covers in the input's window, in points and including the safe
    /// area. It is never zero.
    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat)
}

/// An object that keeps the edited input visible above the keyboard.
///
/// It adds to a bottom inset of a scroll view and scrolls the input into view, either itself or
/// through a delegate. It changes only its own part of a constant or an inset, and removes this
/// part when the keyboard is hidden, when the assistant is stopped, and when it is deallocated.
///
/// On visionOS, an assistant changes nothing and calls no delegate, because the keyboard is in a
/// window of its own and covers no input.
@MainActor
public final class KeyboardAssistant: NSObject {
    /// The navigator, which provides the inputs in order.
    public let navigator: InputNavigator
    /// The source of keyboard events.
    public let observer: any KeyboardObserving
    /// The position to which inputs are scrolled.
    public var positionConstraint: RepositionConstraint
    /// The distance between an input and the edge in `positionConstraint`, in points.
    public var positionOffset: CGFloat
    /// The rule for an input that is already visible.
    public var repositionPolicy = RepositionPolicy.always
    /// The duration of moves that don't accompany a move of the keyboard, in seconds.
    ///
    /// The default is 0.3. With Reduce Motion, such moves have no animation. With Prefer Cross-Fade
    /// Transitions, no move has one.
    public var animationDuration: TimeInterval = 0.3
    /// A Boolean value that indicates whether the assistant also avoids a keyboard that doesn't
    /// belong to this screen.
    ///
    /// For example, this can be the keyboard of another app beside this one. The assistant never
    /// scrolls for such a keyboard. The default is `false`.
    public var avoidsOtherAppsKeyboards = false
    /// The closure that returns further views that belong to an input, such as those in its cell.
    ///
    /// The views that were set with `setRelatedViews(_:for:)` come first. The closure is called
    /// whenever an input is positioned, so it should be fast. The default is `nil`.
    public var relatedViews: ((_ inputItem: UIView) -> [UIView])?
    /// A view of the app's that sticks above the keyboard and covers the bottom of the scroll view,
    /// such as one pinned to the keyboard layout guide; `nil` by default.
    ///
    /// What it covers counts as covered by the keyboard, also when it grows or shrinks while the
    /// keyboard is shown. The assistant moves neither the view nor, without a keyboard, the content
    /// beside it. Where the assistant adds to the content inset, it adds what is missing to the
    /// inset that the app has reserved for the view. The view doesn't count while it is hidden,
    /// behind the keyboard or more than 60 points above it, in another window, or inside of the
    /// scroll view.
    public weak var footerView: UIView? {
        didSet { if footerView !== oldValue { footerChanged() } }
    }

    /// The delegate that positions inputs for the two manual types.
    weak var delegate: (any KeyboardAssistantDelegate)?
    /// The closure that positions inputs for the two manual types, called after the delegate.
    var onReposition: ((_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void)?
    private let mode: Mode
    /// A Boolean value that indicates whether a `SceneKeyboardAssistant` created this assistant.
    let servesScene: Bool
    private var offsets = WeakMap<UIView, CGFloat>()
    /// The views that the app has set for inputs.
    var setViews = WeakMap<UIView, [WeakBox<UIView>]>()
    /// The views of the input that was positioned last.
    var lastGroup = RelativeGroup()
    private let cleanup: Cleanup
    /// The pause of the scroll view's paging while there is room for the keyboard.
    let paging: PagingPause
    /// The inset that keeps the content where people are scrolling it; `nil` if there is none.
    weak var scrollEndHold: ScrollEndHold?

    /// The recorded moves; `nil` while they aren't recorded.
    var moveLog: MoveLog?
    /// The response that is being recorded.
    var openMove: OpenMove?

    var running: Running?
    var gate = RepositionGate()
    var travel = TravelUnderWay()
    /// A Boolean value that indicates whether the assistant is currently responding to the keyboard
    /// or the focus.
    ///
    /// Meanwhile, layouts are caused by the assistant and need no response. If the delegate calls
    /// `reposition(…)`, it scrolls inside the surrounding animation block, without a nested one.
    /// UIKit would apply the outer duration and curve to a nested block anyway, so the motion is
    /// the same.
    var isResponding = false
    /// A Boolean value that indicates whether the app has set the assistant's part of the inset
    /// since the keyboard last moved.
    var isInsetByHand = false
    /// The edited regions when they were last recorded; empty while no keyboard is shown.
    var editedRegions: [EditedRegion] = []
    /// The change of the offset when the room was last removed; `nil` if there was none, or if the
    /// keyboard has hidden since.
    var clampedOffset: ClampedOffset?
    /// The tracker of the moving end of the selection in the edited input.
    var selection = SelectionTracker()

    init(
        navigator: InputNavigator, observer: any KeyboardObserving, mode: Mode,
        positionConstraint: RepositionConstraint = .viewBottomToTopOfKeyboard,
        positionOffset: CGFloat = defaultOffset, servesScene: Bool = false
    ) {
        self.navigator = navigator
        self.observer = observer
        self.mode = mode
        self.servesScene = servesScene
        self.positionConstraint = positionConstraint
        self.positionOffset = positionOffset
        let (avoidance, paging) = (mode.avoidance, PagingPause(of: mode.scrollView))
        self.paging = paging
        let removeRoom: @MainActor @Sendable () -> Void = {
            avoidance.apply(0)
            paging.update(isRoom: false)
        }
        cleanup = Cleanup {
            // The scene's assistant takes over before the room is gone.
            if !servesScene { Self.runningChanges.send(.deallocated) }
            removeRoom()
        }
        super.init()
    }

    // MARK: Division of work

    /// The positioning and avoidance of an assistant, with the objects that they need.
    enum Mode {
        /// The assistant scrolls, and uses the avoidance for the keyboard.
        case automatic(WeakBox<UIScrollView>, any KeyboardAvoiding)
        /// The delegate positions inputs, and the avoidance, if there is one, is used for the
        /// keyboard.
        case manual((any KeyboardAvoiding)?)

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

        fileprivate var scrollView: UIScrollView? {
            guard case .automatic(let scrollView, _) = self else { return nil }
            return scrollView.object
        }
    }

    /// The way in which the assistant and its delegate divide the work.
    public var type: AssistantType {
        switch mode {
        case .automatic: .autoScrollView
        case .manual: constraintAvoidance == nil ? .manual : .manualWithBottomConstraint
        }
    }

    /// The scroll view in which inputs are positioned; `nil` for the manual types.
    public var scrollView: UIScrollView? { mode.scrollView }

    /// The constraint that avoids the keyboard; `nil` if the assistant avoids it in another way.
    public var bottomConstraint: NSLayoutConstraint? { constraintAvoidance?.constraint }

    /// The view to lay out when the constant of `bottomConstraint` changes.
    public var bottomConstraintLayoutView: UIView? { constraintAvoidance?.layoutView }

    var avoidance: any KeyboardAvoiding { mode.avoidance }
    var constraintAvoidance: ConstraintAvoidance? { mode.constraintAvoidance }

    /// A view of this assistant's screen.
    ///
    /// It is the edited input or, if there is none, the first input in a window, because others may
    /// have been removed from the screen.
    var anyView: UIView? {
        scrollView ?? bottomConstraintLayoutView ?? navigator.inputBeingTypedIn
            ?? navigator.inputs.views.first { $0.window != nil }
    }

    // MARK: Offsets

    /// The default value of `positionOffset`, in points.
    static let defaultOffset: CGFloat = 20

    /// Sets the distance between `inputItem` and the edge, in points; `nil` uses `positionOffset`.
    ///
    /// A distance that isn't a number is treated as `nil`.
    public func setPositionOffset(_ offset: CGFloat?, for inputItem: UIView) {
        offsets[inputItem.editedInput] = offset.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the distance between `inputItem` and the edge, in points.
    func positionOffset(for inputItem: UIView) -> CGFloat {
        let offset = offsets[inputItem] ?? positionOffset
        return offset.isFinite ? offset : Self.defaultOffset
    }

    // MARK: Starting and stopping

    /// The objects that are kept while the assistant runs.
    ///
    /// Releasing them stops it.
    struct Running {
        var tokens: [ObservationToken]
        var typing: NotificationTokens
        var touches: TouchObserver?
        var layout: LayoutObserver
        /// The pace at which a collection view responds to layouts.
        let pace: FramePace
        /// Shared by all assistants with this observer; `nil` if the app started the observer.
        var observerStart: ObserverStart?
    }

    /// An observer's start by assistants.
    ///
    /// The observer stops when the last assistant releases it.
    @MainActor
    final class ObserverStart {
        private let cleanup: Cleanup

        init(_ observer: any KeyboardObserving) {
            cleanup = Cleanup { observer.stop() }
        }
    }

    private static var runningBoxes: [WeakBox<KeyboardAssistant>] = []

    /// The assistants that are currently running, in the order in which they were started.
    static var allRunning: [KeyboardAssistant] { runningBoxes.compactMap(\.object) }

    /// A change of the app's assistants that are running.
    enum RunningChange: Sendable {
        case started, stopped
        /// An assistant is being deallocated.
        ///
        /// The app may have released it by setting a property, and mustn't be called before that has
        /// ended.
        case deallocated
    }

    /// The observers of changes of the app's assistants that are running.
    static let runningChanges = Subscribers<RunningChange>()

    /// Starts observing the keyboard and the inputs.
    ///
    /// Calling this method again has no effect.
    ///
    /// If an input is already being edited, it is immediately scrolled into view.
    public func start() {
        start(with: nil)
    }

    /// Starts observing, and responds to a keyboard that currently moves with `animation`.
    ///
    /// Without `touches`, touches that have already begun aren't known.
    ///
    /// - Parameter isTakingOver: A Boolean value that indicates whether another assistant has made
    ///   the room, which only changes hands, without a layout.
    func start(
        with animation: KeyboardAnimation?, touches: TouchObserver? = nil,
        isTakingOver: Bool = false
    ) {
        guard running == nil else { return }
        let partner = Self.allRunning.first { $0.observer === observer }
        running = Running(
            tokens: [
                observer.observe { [weak self] event in
                    self?.recording(Move.Cause(event)) { self?.keyboardChanged(event) }
                },
                navigator.observe { [weak self] change in
                    self?.recording(.focus) { self?.focusChanged(change) }
                },
                navigator.caretMoves.add { [weak self] in self?.typed(in: $0) },
            ],
            typing: observeTyping(), touches: touches ?? scrollView.map(TouchObserver.init),
            layout: LayoutObserver { [weak self] in
                self?.recording(.layout) { self?.layoutChanged() }
            }, pace: FramePace(),
            observerStart: observer.isObserving
                ? partner?.running?.observerStart : ObserverStart(observer))
        Self.runningBoxes.removeAll { $0.object == nil }
        Self.runningBoxes.append(WeakBox(self))
        navigator.rowRevealer.add(self)
        if !observer.isObserving { observer.start(in: anyView?.window) }
        // The app, which is told of the keyboard, may have stopped the assistant again.
        guard running != nil else { return }
        if observer.keyboardFrame == nil { avoidance.keyboardDidHide() }
        navigator.start()
        recording(.app) { isTakingOver ? takeOver() : focusChanged(nil, with: animation) }
        if running != nil, !servesScene { Self.runningChanges.send(.started) }
    }

    private func observeTyping() -> NotificationTokens {
        NotificationTokens(
            [UITextView.textDidChangeNotification, UITextField.textDidChangeNotification],
            in: .default
        ) { [weak self] in self?.typed(in: $0.object) }
    }

    private func typed(in input: Any?) {
        recording(.typing) { caretMoved(in: input) }
    }

    /// Closes the keyboard, removes all insets and stops observing.
    ///
    /// Calling this method again has no effect.
    ///
    /// If another assistant uses the navigator, the navigator and the keyboard aren't affected. An
    /// observer keeps running if another assistant uses it, or if the app started it itself.
    public func stop() {
        guard running != nil else { return }
        let sharesNavigator = Self.allRunning.contains {
            $0 !== self && $0.navigator === navigator
        }
        if !sharesNavigator { closeKeyboard() }
        letGo(with: KeyboardAnimation(duration: 0))
        scrollEndHold?.end()
        if !sharesNavigator { navigator.stop() }
    }

    /// Removes the inset with `animation`, and stops observing, while editing continues.
    func letGo(with animation: KeyboardAnimation) {
        guard let running else { return }
        recording(.app) { update(animation, isStopping: true) }
        running.tokens.forEach { $0.cancel() }
        navigator.rowRevealer.remove(self)
        isInsetByHand = false
        Self.runningBoxes.removeAll { $0.object === self || $0.object == nil }
        self.running = nil
        if !servesScene { Self.runningChanges.send(.stopped) }
    }

    /// Ends editing in the focused input, which closes the keyboard.
    public func closeKeyboard() {
        navigator.focusedItem = nil
    }
}
