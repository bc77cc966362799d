import UIKit

/// An object that moves focus through a screen with Tab and the arrow keys on devices without a
/// focus engine, such as an iPhone.
///
/// Focus moves through text inputs, focusable views and items, and the lists of the navigators that
/// you pass, in the same order as with the system's focus engine. Views wholly behind others, and
/// therefore out of reach of a touch, are skipped. If there is a focus engine, this object moves
/// nothing, unless ``focusPreference`` is `.library`.
///
/// Override two members of the screen's view controller: return ``possibleKeyCommands`` from
/// `keyCommands` without storing its value, and return the result of
/// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. The
/// view controller should be able to become first responder. Otherwise, it receives no more keys
/// after a text input ends editing.
@MainActor
public final class FocusNavigator: MenuCommandPerformer {
    /// A move of focus.
    ///
    /// `nil` means no item.
    struct Move {
        var from: (any UIFocusItem)?
        var to: (any UIFocusItem)?
    }

    /// The navigators of the lists and scroll views in the view.
    ///
    /// This navigator provides the commands of the focused one.
    let stops: [any FocusStop]

    /// The engine that moves focus where the system could also move it.
    ///
    /// The default is the system.
    public var focusPreference = FocusPreference.system {
        didSet { yieldIfNeeded() }
    }

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// A closure that Return calls with the focused item.
    ///
    /// Text inputs and lists handle Return themselves.
    public var onSelect: ((any UIFocusItem) -> Void)?

    private weak var root: UIView?
    let mark = FocusMark()
    let touch: FocusTouch
    let keySurvey = KeySurvey()
    /// The latest item that was reported to have focus.
    private weak var lastReported: (any UIFocusItem)?
    /// The loop of the latest move of focus.
    ///
    /// It remembers the last focused item of each group.
    private var lastLoop: FocusLoop<ObjectIdentifier>?
    private let subscribers = Subscribers<Move>()
    private var tokens: NotificationTokens?
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// Creates a navigator for the content of `view`.
    ///
    /// The view is referenced weakly.
    ///
    /// `stops` are the navigators of the lists and scroll views in the view, and are retained. Tab
    /// moves to each of these views as a whole. Don't return the commands of `stops` from
    /// `keyCommands` yourself, because this navigator provides the commands of the focused one.
    /// Only navigators of tables, collection views and scroll views are supported; others are
    /// ignored.
    public init(in view: UIView, stops: [any KeyNavigator] = []) {
        root = view
        let stops = stops.compactMap { $0 as? any FocusStop }
        self.stops = stops
        touch = FocusTouch(in: view, stops: stops)
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification, UIFocusSystem.didUpdateNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
    }

    /// The key commands that currently have an effect, including the commands of the focused list.
    ///
    /// If nothing is focused, the arrow keys enter the view from the side opposite to their
    /// direction. If the system moves focus, there are only the commands of the list around its
    /// focus, or of a list that the system skips.
    public var possibleKeyCommands: [UIKeyCommand] {
        let offers = offers
        return target.commands(for: offers.commands, keySource) + offers.keysOfStop
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        let offers = offers
        return target.menuReceiver(of: action, sender, offers.commands)
            ?? offers.stop?.menuReceiver(of: action, sender)
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    // MARK: Focus

    /// The view with the content that receives focus; `nil` after the view is deallocated.
    var view: UIView? { root }

    /// The focused item: the edited text input, or the item to which focus last moved.
    ///
    /// The value is `nil` if nothing is focused, and always if the system moves focus.
    public var focusedItem: (any UIFocusItem)? {
        guard isActive else { return nil }
        guard touch.hasTap else { return currentItem(in: survey()) }
        let map = surveyAfterTouch()
        return currentItem(in: map)
    }

    /// Moves focus to `item`.
    ///
    /// A text input can decline focus.
    ///
    /// - Returns: A Boolean value that indicates whether the item is focused. It is false if the
    ///   item can't be focused now, and if the view isn't in a window.
    @discardableResult
    public func focus(_ item: any UIFocusItem) -> Bool {
        guard isActive else { return false }
        let map = survey()
        guard map.loop.group(of: ObjectIdentifier(item)) != nil else {
            // Editing goes on in a field that is hidden or covered meanwhile.
            return item === map.editedInput
        }
        return move(to: item, in: map)
    }

    /// Removes focus.
    ///
    /// An edited text input isn't affected.
    func removeFocus() {
        touch.forget()
        stops.forEach { $0.focusLeft() }
        mark.move(to: nil)
        report(in: survey())
    }

    /// Calls `handler` for each move of focus, until the returned token is released or canceled.
    ///
    /// The end of editing in an input isn't a move until focus moves to another item.
    func observe(_ handler: @escaping (Move) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// Returns the focused item.
    ///
    /// An item other than a text input counts only if it is in `map`. The map is evaluated only for
    /// such an item.
    private func currentItem(in map: @autoclosure () -> FocusMap) -> (any UIFocusItem)? {
        editedInput ?? lastItem(in: map())
    }

    /// Returns the focused item, with the edited text input of `map`.
    func focusedItem(in map: FocusMap) -> (any UIFocusItem)? {
        map.editedInput ?? lastItem(in: map)
    }

    private func lastItem(in map: @autoclosure () -> FocusMap) -> (any UIFocusItem)? {
        mark.item.flatMap { map().loop.group(of: ObjectIdentifier($0)) == nil ? nil : $0 }
    }

    /// The edited text input in the view.
    var editedInput: UIView? {
        view?.firstResponderInside.flatMap { $0.isTextInput && !$0.isKeyboardHolder ? $0 : nil }
    }

    /// A Boolean value that indicates whether this navigator moves focus instead of the system.
    var isActive: Bool {
        guard let view, view.window != nil else { return false }
        let choice = FocusEngineChoice(
            hasSystem: view.hasFocusSystem, optedIn: true, preference: focusPreference)
        return choice == .library
    }

    /// Returns the items that are currently focusable, with the last focused item of each group.
    func survey() -> FocusMap {
        var map = FocusMap(
            of: view,
            scope: FocusScope(
                isWhole: { [weak self] in self?.stop(at: $0) != nil }, includesScrolledAway: true))
        if let lastLoop { map.loop.merge(lastLoop) }
        map.editedInput = editedInput
        return map
    }

    /// Returns the navigator of the view `item`.
    func stop(at item: (any UIFocusItem)?) -> (any FocusStop)? {
        item.flatMap { item in stops.first { $0.focusView === item } }
    }

    // MARK: Moving

    /// A Boolean value that indicates whether people accept animated scrolling.
    var animatesScrolling: Bool { MotionPreference.current.animates(.assistant) }

    /// Moves focus to `item`, with the step and the start of the pressed key, if any.
    func move(
        to item: any UIFocusItem, in map: FocusMap, by step: FocusStep? = nil,
        from start: FocusPlace<ObjectIdentifier>? = nil
    ) -> Bool {
        touch.forget()
        for stop in stops where stop.focusView !== item { stop.focusLeft() }
        guard take(item) else { return false }
        let id = ObjectIdentifier(item)
        lastLoop = map.loop
        if case .arrow(let arrow) = step, let start {
            lastLoop?.focus(id, after: arrow, from: start)
        } else {
            lastLoop?.focus(id)
        }
        mark.setPlace(map.loop.place(of: id))
        let stop = stop(at: item)
        let system = focusSystem(leftBehindBy: item, stop)
        // The system focuses an item at once, and only one in sight. To another one it scrolls,
        // which would stop an animation.
        let isAnimated = animatesScrolling && stop?.isMovedBySystem != true && system == nil
        (item as? UIView)?.scrollIntoFocus(in: view, animated: isAnimated)
        system?.requestFocusUpdate(to: item)
        system?.updateFocusIfNeeded()
        stop?.focusEntered(by: step)
        mark.showRing()
        report(in: map)
        return true
    }

    /// Returns the focus system that has to follow a move to `item`, which may be a list or scroll
    /// view; `nil` if there is none, and if the system goes there by itself or can't go there.
    private func focusSystem(
        leftBehindBy item: any UIFocusItem, _ stop: (any FocusStop)?
    ) -> UIFocusSystem? {
        if let stop, stop.isMovedBySystem || !stop.hasJoinedSystemFocus { return nil }
        return view?.focusSystem(leftBehindBy: item)
    }

    /// Moves focus to `item`, and returns whether the move succeeded.
    ///
    /// The move fails if another text input is still being edited afterward.
    ///
    /// The first possible first responder in the chain from the item outward becomes first
    /// responder (WWDC21 10260, at 16:50).
    private func take(_ item: any UIFocusItem) -> Bool {
        if let input = item as? UIView, input.isTextInput { return input.becomeFirstResponder() }
        if let responder = item.responderChain.first(where: \.canBecomeFirstResponder) {
            responder.becomeFirstResponder()
        } else {
            editedInput?.resignFirstResponder()
        }
        guard editedInput == nil else { return false }
        mark.move(to: item)
        return true
    }

    /// Gives up focus if another engine moves it by now.
    ///
    /// A view that was in no window gives up focus when its keys are requested.
    func yieldIfNeeded() {
        guard mark.hasRing, view?.window != nil, !isActive else { return }
        mark.move(to: nil)
    }

    private func report(in map: @autoclosure () -> FocusMap) {
        let (before, now) = (lastReported, isActive ? currentItem(in: map()) : nil)
        lastReported = now
        if before !== now { subscribers.send(Move(from: before, to: now)) }
    }

    // MARK: Touches, inputs and the system

    private func receive(_ notification: Notification) {
        if notification.name == UIFocusSystem.didUpdateNotification {
            yieldIfNeeded()
        } else {
            editingBegan(in: notification.object)
        }
    }

    private func editingBegan(in input: Any?) {
        guard let input = input as? UIView, !input.isKeyboardHolder, let view,
            input.isDescendant(of: view)
        else { return }
        touch.forget()
        // A list with the input in a cell is focused when editing ends.
        mark.move(to: stops.first { $0.focusView?.holds(input) ?? false }?.focusView)
        lastLoop?.focus(ObjectIdentifier(input))
        report(in: survey())
    }

    /// Returns a survey, and moves focus to the tapped item without showing a ring.
    ///
    /// The item is determined now and not at the tap, because the tapped view is about to act then.
    func surveyAfterTouch() -> FocusMap {
        let map = survey()
        guard let tapped = touch.takeTappedView() else { return map }
        let item = sequence(first: tapped, next: \.superview).first { view in
            stop(at: view) != nil || map.loop.group(of: ObjectIdentifier(view)) != nil
        }
        guard let item, !item.isTextInput, item !== mark.item else { return map }
        mark.move(to: item)
        report(in: map)
        return map
    }
}

/// A navigator with a view that is one stop of a focus navigator.
///
/// Tab moves to the view as a whole, and the navigator's own keys move inside of it.
@MainActor
protocol FocusStop: MenuCommandPerformer {
    /// The view; `nil` after it is deallocated.
    var focusView: UIView? { get }
    /// Notifies the navigator that focus entered the view, which now has a ring, by a key if there
    /// is a step.
    func focusEntered(by step: FocusStep?)
    /// Notifies the navigator that focus goes elsewhere.
    func focusLeft()
    /// A Boolean value that indicates whether the system's focus engine, if there is one, moves
    /// through the view.
    var hasJoinedSystemFocus: Bool { get }
    /// A Boolean value that indicates whether the system's focus engine handles the arrow keys in
    /// the view.
    var isMovedBySystem: Bool { get }
    /// A Boolean value that indicates whether Tab stays in the view until people leave it, as in a
    /// cell with controls.
    var keepsKeys: Bool { get }
}
