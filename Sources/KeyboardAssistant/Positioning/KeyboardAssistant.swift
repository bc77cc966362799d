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

    /// A Boolean value that indicates whether a `SceneKeyboardAssistant` created this assistant.
    let servesScene: Bool
    private let positioning: Positioning
    let inset: KeyboardInset
    let positioner: InputPositioner
    let scope: ResponseScope
    let editPoints = EditPointTracker()
    let recorder: MoveRecorder
    private let cleanup: Cleanup
    private var running: Running?

    init(
        navigator: InputNavigator, observer: any KeyboardObserving, positioning: Positioning,
        avoidance: any KeyboardAvoiding = NoAvoidance(),
        positionConstraint: RepositionConstraint = .viewBottomToTopOfKeyboard,
        positionOffset: CGFloat = InputPositioner.defaultOffset, servesScene: Bool = false
    ) {
        self.navigator = navigator
        self.observer = observer
        self.positioning = positioning
        self.servesScene = servesScene
        self.positionConstraint = positionConstraint
        self.positionOffset = positionOffset
        let inset = KeyboardInset(avoidance, in: positioning.scrollView)
        self.inset = inset
        scope = ResponseScope(observer: observer)
        positioner = InputPositioner(
            in: positioning.scrollView, scope: scope, editPoints: editPoints)
        recorder = MoveRecorder(inset: inset, scrollView: positioning.scrollView)
        cleanup = Cleanup {
            // The scene's assistant takes over before the inset is gone.
            if !servesScene { Self.runningChanges.send(.deallocated) }
            inset.remove()
        }
        super.init()
    }

    // MARK: Division of work

    /// The way in which inputs are positioned, with the objects that it needs.
    enum Positioning {
        /// The assistant scrolls a scroll view.
        case scrollView(WeakBox<UIScrollView>)
        /// The closure positions an input above a keyboard of the given height.
        case manual(@MainActor (KeyboardAssistant, UIView, CGFloat) -> Void)

        @MainActor
        fileprivate var scrollView: UIScrollView? {
            guard case .scrollView(let scrollView) = self else { return nil }
            return scrollView.object
        }
    }

    /// The way in which the assistant and its delegate divide the work.
    public var type: AssistantType {
        switch positioning {
        case .scrollView: .autoScrollView
        case .manual: inset.constraint == nil ? .manual : .manualWithBottomConstraint
        }
    }

    /// The scroll view in which inputs are positioned; `nil` for the manual types.
    public var scrollView: UIScrollView? { positioning.scrollView }

    /// The constraint that avoids the keyboard; `nil` if the assistant avoids it in another way.
    public var bottomConstraint: NSLayoutConstraint? { inset.constraint?.constraint }

    /// The view to lay out when the constant of `bottomConstraint` changes.
    public var bottomConstraintLayoutView: UIView? { inset.constraint?.layoutView }

    /// The rules by which inputs are positioned.
    var rules: PositionRules {
        PositionRules(
            constraint: positionConstraint, offset: positionOffset, policy: repositionPolicy,
            relatedViews: relatedViews, duration: animationDuration)
    }

    /// Scrolls `input` into view above `keyboard`, or lets the app do it.
    func position(_ input: UIView, above keyboard: KeyboardGeometry, in context: KeyboardContext?) {
        switch positioning {
        case .scrollView:
            positioner.position(
                positioner.positioned(input, by: rules), above: keyboard, by: rules,
                awaitsInset: context?.others.makesRoom == true)
        case .manual(let position):
            // The input may be in another window than the assistant's.
            let isHere = context?.window === input.window
            let actual = isHere ? context : self.context(of: input)
            guard let height = actual?.keyboard?.overlap, height > 0 else { return }
            position(self, input, height)
        }
    }

    // MARK: Starting and stopping

    /// The objects that are kept while the assistant runs.
    ///
    /// Releasing them stops it.
    private struct Running {
        var tokens: [ObservationToken]
        var typing: NotificationTokens
        let watch: DisplacementWatch
        /// Shared by all assistants with this observer; `nil` if the app started the observer.
        var observerStart: ObserverStart?
    }

    /// A Boolean value that indicates whether the assistant is running.
    var isRunning: Bool { running != nil }

    /// The watch for layouts that move the edited input; `nil` unless the assistant is running.
    var watch: DisplacementWatch? { running?.watch }

    /// An observer's start by assistants.
    ///
    /// The observer stops when the last assistant releases it.
    @MainActor
    private final class ObserverStart {
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
    ///   the inset, which only changes hands, without a layout.
    func start(
        with animation: KeyboardAnimation?, touches: TouchObserver? = nil,
        isTakingOver: Bool = false
    ) {
        guard running == nil else { return }
        let partner = Self.allRunning.first { $0.observer === observer }
        running = Running(
            tokens: observeEvents(), typing: observeTyping(),
            watch: DisplacementWatch { [weak self] in
                self?.respond(to: .layout) { self?.layoutChanged() }
            },
            observerStart: observer.isObserving
                ? partner?.running?.observerStart : ObserverStart(observer))
        editPoints.use(touches ?? scrollView.map(TouchObserver.init))
        Self.runningBoxes.removeAll { $0.object == nil }
        Self.runningBoxes.append(WeakBox(self))
        navigator.rowRevealer.add(self)
        if !observer.isObserving { observer.start(in: anyView?.window) }
        // The app, which is told of the keyboard, may have stopped the assistant again.
        guard running != nil else { return }
        if observer.keyboardFrame == nil { inset.keyboardDidHide() }
        navigator.start()
        respond(to: .app) { isTakingOver ? takeOver() : started(with: animation) }
        if running != nil, !servesScene { Self.runningChanges.send(.started) }
    }

    private func observeEvents() -> [ObservationToken] {
        [
            observer.observe { [weak self] event in
                self?.respond(to: Move.Cause(event)) { self?.keyboardChanged(event) }
            },
            navigator.observe { [weak self] change in
                self?.respond(to: .focus) { self?.focusChanged(change) }
            },
            navigator.caretMoves.add { [weak self] input in
                self?.respond(to: .typing) { self?.caretMoved(in: input) }
            },
        ]
    }

    private func observeTyping() -> NotificationTokens {
        NotificationTokens(
            [UITextView.textDidChangeNotification, UITextField.textDidChangeNotification],
            in: .default
        ) { [weak self] notification in
            self?.respond(to: .typing) { self?.caretMoved(in: notification.object) }
        }
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
        inset.endScrolling()
        if !sharesNavigator { navigator.stop() }
    }

    /// Removes the inset with `animation`, and stops observing, while editing continues.
    func letGo(with animation: KeyboardAnimation) {
        guard let running else { return }
        respond(to: .app) { stopping(with: animation) }
        running.tokens.forEach { $0.cancel() }
        navigator.rowRevealer.remove(self)
        inset.followKeyboard()
        editPoints.use(nil)
        Self.runningBoxes.removeAll { $0.object === self || $0.object == nil }
        self.running = nil
        if !servesScene { Self.runningChanges.send(.stopped) }
    }

    /// Ends editing in the focused input, which closes the keyboard.
    public func closeKeyboard() {
        navigator.focusedItem = nil
    }
}
