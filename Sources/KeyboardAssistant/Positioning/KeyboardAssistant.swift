import CoreGraphics
import Foundation
import UIKit

/// The method with which a delegate positions inputs for an assistant of a manual type.
@MainActor
public protocol KeyboardAssistantDelegate: AnyObject {
    /// Tells the delegate to scroll `toInputItem` into view.
    ///
    /// The assistant calls this method once for each focus that settles while a keyboard is docked,
    /// inside the keyboard's animation. The assistant calls the method again if the covered height then
    /// changes, such as after a keyboard with a bar has appeared. `keyboardHeight` is the height that
    /// the keyboard covers in the input's window, in points and including the safe area, and is never
    /// zero.
    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat)
}

/// An object that keeps the edited input visible above the keyboard.
///
/// The assistant adds to a bottom inset of a scroll view and scrolls the input into view, either itself
/// or through a delegate. The assistant changes only its own part of a constant or an inset, and
/// removes this part when the keyboard is hidden, when the assistant is stopped, and when the assistant
/// is deallocated.
///
/// The assistant may call your code meanwhile, for example the scroll view's delegate. If that code reads
/// the property that holds the assistant, call ``stop()`` before you set the property to `nil`: Swift
/// permits no access to a property during a change of it.
///
/// On visionOS, an assistant changes nothing and calls no delegate, because the keyboard is in a window
/// of its own and covers no input.
@MainActor
public final class KeyboardAssistant: NSObject {
    /// The navigator that provides the inputs in order.
    public let navigator: InputNavigator
    /// The source of keyboard events.
    public let observer: any KeyboardObserving
    /// The position to which inputs are scrolled.
    public var positionConstraint: RepositionConstraint
    /// The distance between an input and the edge in `positionConstraint`, in points.
    public var positionOffset: CGFloat
    /// The rule for an input that is already visible.
    public var repositionPolicy = RepositionPolicy.always
    /// The duration of moves outside of a keyboard's move, in seconds.
    ///
    /// The default is 0.3. With Reduce Motion, such moves have no animation. With Prefer Cross-Fade
    /// Transitions, no move has one.
    public var animationDuration: TimeInterval = 0.3
    /// A Boolean value that indicates whether the assistant also avoids a keyboard that belongs to
    /// another app or screen.
    ///
    /// For example, this can be the keyboard of another app beside this one. The assistant never
    /// scrolls for such a keyboard. The default is `false`.
    public var avoidsOtherAppsKeyboards = false
    /// The closure that returns further views that belong to an input, such as the other views in its
    /// cell.
    ///
    /// The views from `setRelatedViews(_:for:)` come first. The closure is called whenever an input is
    /// positioned, so it should be fast. The default is `nil`.
    public var relatedViews: ((_ inputItem: UIView) -> [UIView])?
    /// A view of the app's that sticks above the keyboard and covers the bottom of the scroll view,
    /// such as one pinned to the keyboard layout guide; `nil` by default.
    ///
    /// The area of the view counts as covered by the keyboard, also when the view grows or shrinks
    /// while the keyboard is shown. The assistant moves neither the view nor, without a keyboard, the
    /// content beside the view. Where the assistant adds to the content inset, it adds only the part
    /// that is missing in the inset that the app has reserved for the view. The view doesn't count
    /// while it is hidden, behind the keyboard or more than 60 points above, in another window, or
    /// inside of the scroll view.
    public weak var footerView: UIView? {
        didSet {
            guard footerView !== oldValue, observer.keyboardFrame != nil else { return }
            respond(to: .app) { $0.update(with: nil) }
        }
    }

    /// A Boolean value that indicates whether a `SceneKeyboardAssistant` created this assistant.
    let servesScene: Bool
    let inset: KeyboardInset
    let positioner: InputPositioner
    let screen: KeyboardScreen
    let recorder: MoveRecorder
    private let positioning: Positioning
    private let responder: KeyboardEventResponder
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
        let scrollView = positioning.scrollView
        let inset = KeyboardInset(avoidance, in: scrollView)
        self.inset = inset
        screen = KeyboardScreen(
            navigator: navigator, observer: observer, inset: inset, scrollView: scrollView)
        let (scope, editPoints) = (ResponseScope(on: screen, changing: inset), EditPointTracker())
        positioner = InputPositioner(
            in: scrollView, scrolls: positioning.isAutomatic, scope: scope, editPoints: editPoints)
        recorder = MoveRecorder(inset: inset, scrollView: scrollView)
        responder = KeyboardEventResponder(
            on: screen, inset: inset, positioner: positioner, scope: scope,
            editPoints: editPoints, recorder: recorder)
        cleanup = Cleanup {
            // The scene's assistant takes over before the inset is gone.
            if !servesScene { RunningAssistants.changes.send(.deallocated) }
            inset.remove()
            // The navigator's bars go later, because others respond to the keyboard without a bar.
            withExtendedLifetime(navigator) {}
        }
        super.init()
    }

    /// The way in which the assistant and its delegate divide the work.
    public var type: AssistantType {
        if positioner.scrolls { return .autoScrollView }
        return inset.constraint == nil ? .manual : .manualWithBottomConstraint
    }

    /// The scroll view in which inputs are positioned; `nil` for the manual types.
    public var scrollView: UIScrollView? { positioner.scrollView }

    /// The constraint that avoids the keyboard; `nil` if the assistant avoids the keyboard in another
    /// way.
    public var bottomConstraint: NSLayoutConstraint? { inset.constraint?.constraint }

    /// The view to lay out when the constant of `bottomConstraint` changes.
    public var bottomConstraintLayoutView: UIView? { inset.constraint?.layoutView }

    /// The rules that the app has set.
    var rules: PositionRules {
        PositionRules(
            constraint: positionConstraint, offset: positionOffset, policy: repositionPolicy,
            relatedViews: relatedViews, duration: animationDuration, footer: footerView,
            avoidsOtherAppsKeyboards: avoidsOtherAppsKeyboards)
    }

    /// Runs `response` as the response to `cause`.
    func respond(
        to cause: @autoclosure () -> Move.Cause?, in scrollView: UIScrollView? = nil,
        _ response: (KeyboardEventResponder) -> Void
    ) {
        responder.respond(to: cause(), by: rules, in: scrollView) { response(responder) }
    }

    // MARK: Starting and stopping

    /// The objects that are kept while the assistant runs.
    ///
    /// Releasing the objects stops the assistant.
    private struct Running {
        var tokens: [ObservationToken]
        var typing: NotificationTokens
        /// Stops the observer when the last assistant with the observer releases this object; `nil` if
        /// the app started the observer.
        var observerStop: Cleanup?
    }

    /// A Boolean value that indicates whether the assistant is changing the layout.
    var isResponding: Bool { responder.isResponding }

    /// A Boolean value that indicates whether the assistant is running.
    var isRunning: Bool { running != nil }

    /// Starts observing the keyboard and the inputs.
    ///
    /// Calling this method again has no effect.
    ///
    /// If an input is already being edited, the input is immediately scrolled into view.
    public func start() {
        start(with: nil)
    }

    /// Starts observing, and responds to a keyboard that currently moves with `animation`.
    ///
    /// Without `touches`, touches that have already begun aren't known.
    ///
    /// - Parameter isTakingOver: A Boolean value that indicates whether another assistant has made the
    ///   inset. The inset then only changes hands, without a layout.
    func start(
        with animation: KeyboardAnimation?, touches: TouchObserver? = nil,
        isTakingOver: Bool = false
    ) {
        guard running == nil else { return }
        let partner = RunningAssistants.all.first { $0.observer === observer }
        running = Running(
            tokens: observeEvents(), typing: observeTyping(),
            observerStop: observer.isObserving
                ? partner?.running?.observerStop : Cleanup { [observer] in observer.stop() })
        responder.begin(
            touches: touches,
            layoutChanged: { [weak self] in self?.respond(to: .layout) { $0.layoutChanged() } },
            position: positioning.closure(for: self))
        RunningAssistants.add(self)
        navigator.rowRevealer.add(self)
        if !observer.isObserving { observer.start(in: screen.anyView?.window) }
        // The observer has notified the app of the keyboard, and the app may have stopped the
        // assistant.
        guard running != nil else { return }
        if observer.keyboardFrame == nil { inset.keyboardDidHide() }
        navigator.start()
        respond(to: .app) { isTakingOver ? $0.takeOver() : $0.started(with: animation) }
        if running != nil, !servesScene { RunningAssistants.changes.send(.started) }
    }

    /// Observes events.
    ///
    /// A scene's assistant passes on the events of the keyboard and the focus itself.
    private func observeEvents() -> [ObservationToken] {
        let caret = navigator.caretMoves.add { [weak self] input in
            self?.respond(to: .typing) { $0.caretMoved(in: input) }
        }
        guard !servesScene else { return [caret] }
        return [
            observer.observe { [weak self] in self?.keyboardChanged($0) },
            navigator.observe { [weak self] in self?.focusChanged($0) }, caret,
        ]
    }

    /// Responds to `event` of the keyboard.
    func keyboardChanged(_ event: KeyboardEvent) {
        respond(to: Move.Cause(event)) { $0.keyboardChanged(event) }
    }

    /// Responds to another focus.
    func focusChanged(_ change: InputNavigator.FocusChange) {
        respond(to: .focus) { $0.focusChanged(change) }
    }

    private func observeTyping() -> NotificationTokens {
        NotificationTokens(
            [UITextView.textDidChangeNotification, UITextField.textDidChangeNotification],
            in: .default
        ) { [weak self] notification in
            self?.respond(to: .typing) { $0.caretMoved(in: notification.object) }
        }
    }

    /// Closes the keyboard, removes all insets and stops observing.
    ///
    /// Calling this method again has no effect.
    ///
    /// If another assistant uses the navigator, the navigator and the keyboard aren't affected. An
    /// observer keeps running if another assistant uses it, or if the app itself started the observer.
    public func stop() {
        guard running != nil else { return }
        let sharesNavigator = RunningAssistants.all.contains {
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
        respond(to: .app) { $0.removeInset(with: animation) }
        running.tokens.forEach { $0.cancel() }
        navigator.rowRevealer.remove(self)
        responder.end()
        RunningAssistants.remove(self)
        self.running = nil
        if !servesScene { RunningAssistants.changes.send(.stopped) }
    }

    /// Ends editing in the focused input, and thus closes the keyboard.
    public func closeKeyboard() {
        navigator.focusedItem = nil
    }

    // MARK: Calls

    /// Sets the distance between `inputItem` and the edge, in points; `nil` uses `positionOffset`.
    ///
    /// A distance that isn't finite is treated as `nil`.
    public func setPositionOffset(_ offset: CGFloat?, for inputItem: UIView) {
        positioner.setOffset(
            offset.flatMap { $0.isFinite ? $0 : nil }, for: inputItem.editedInput)
    }

    /// Sets the views that belong to `inputItem` and stay visible together with the input, such as a
    /// label, an error message, or the button below.
    ///
    /// The input comes first, and then the views in this order, as far as they fit above the keyboard.
    /// If a view doesn't fit, the part closest to the input is shown. A view doesn't count if it is
    /// hidden, has no height, or isn't in the same scroll view as the input. The distance to the
    /// keyboard gives way before a view is cut off. The assistant doesn't retain the views. An empty
    /// array removes the views.
    ///
    /// A view that appears or grows while the input is being edited is shown in the same layout pass,
    /// unless people have scrolled the input away.
    public func setRelatedViews(_ views: [UIView], for inputItem: UIView) {
        let input = inputItem.editedInput
        positioner.setRelatedViews(views, for: input)
        guard isRunning, input === screen.editedInput else { return }
        respond(to: .app) { $0.relatedViewsChanged() }
    }

    /// Scrolls `scrollView` so that `toInputItem` moves to its position.
    ///
    /// Does nothing if no keyboard is docked.
    ///
    /// If an input is taller than the visible area, the edited line is positioned instead, and moves
    /// only if the line isn't visible. `toInputItem` can be any view inside the scroll view, such as
    /// the next input or a button. If the delegate calls this method, the scrolling is part of the
    /// keyboard's animation. Otherwise, `animationDuration` applies. The horizontal offset doesn't
    /// change. An `offset` that isn't finite is treated as zero.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        respond(to: .app, in: scrollView) {
            $0.reposition(scrollView, to: toInputItem, constraint: constraint, offset: offset)
        }
    }

    /// Sets the assistant's part of the bottom constraint to the part for a keyboard of
    /// `keyboardHeight` points, measured from the bottom of the window.
    ///
    /// This part replaces the part for the actual keyboard until the keyboard moves again. A height
    /// that is negative or not finite is treated as zero.
    ///
    /// The constraint can come to the assistant in any way, and the moving view can be either item. A
    /// height without a second item is the height of an empty, growing view at the bottom or else of
    /// the shrinking view that ends above the keyboard. Nothing happens, however, if
    /// - the assistant has no constraint,
    /// - the constraint's views aren't in a window, where the height could be measured, or
    /// - one of its items is a keyboard layout guide. Such a guide avoids the keyboard itself.
    public func setBottomConstraintToKeyboard(keyboardHeight: CGFloat, animated: Bool) {
        let height = max(0, keyboardHeight.finiteOrZero)
        guard bottomConstraint != nil,
            let inset = inset.constraint?.inset(forKeyboardHeight: height)
        else { return }
        respond(to: .app) { $0.setInset(inset, animated: animated) }
    }

    /// Sets the constant of the bottom constraint to `toConstant`, and removes the assistant's part of
    /// the constant.
    ///
    /// A value that isn't finite is ignored.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard inset.constraint != nil, toConstant.isFinite else { return }
        respond(to: .app) { $0.resetInset(to: toConstant, animated: animated) }
    }

    /// Sets the bottom inset that avoids the keyboard to `toInset`, and removes the assistant's part of
    /// the inset.
    ///
    /// The inset is the content inset or the additional safe area.
    ///
    /// Normally, you can change the inset directly while the keyboard is shown. The assistant then
    /// guesses from the value whether you adjusted the inset or replaced it. Call this method to
    /// replace the inset explicitly. A value that isn't finite is ignored.
    public func resetBottomInset(toInset: CGFloat, animated: Bool) {
        guard inset.constraint == nil, toInset.isFinite else { return }
        respond(to: .app) { $0.resetInset(to: toInset, animated: animated) }
    }
}

extension KeyboardAssistant: RowRevealing {
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool {
        guard scrollView === self.scrollView, isRunning else { return false }
        respond(to: .focus) { $0.reveal(rowAt: rect, in: scrollView) }
        return true
    }
}

/// The way in which the inputs of an assistant are positioned.
enum Positioning {
    /// The assistant scrolls the scroll view.
    case scrollView(WeakBox<UIScrollView>)
    /// The closure positions an input above a keyboard of the given height.
    case manual(@MainActor (KeyboardAssistant, UIView, CGFloat) -> Void)

    @MainActor
    fileprivate var scrollView: UIScrollView? {
        guard case .scrollView(let scrollView) = self else { return nil }
        return scrollView.object
    }

    fileprivate var isAutomatic: Bool {
        if case .scrollView = self { true } else { false }
    }

    /// Returns the closure for `assistant`, without retaining the assistant; `nil` if the assistant
    /// scrolls.
    @MainActor
    fileprivate func closure(for assistant: KeyboardAssistant) -> ((UIView, CGFloat) -> Void)? {
        guard case .manual(let position) = self else { return nil }
        return { [weak assistant] input, height in
            if let assistant { position(assistant, input, height) }
        }
    }
}
