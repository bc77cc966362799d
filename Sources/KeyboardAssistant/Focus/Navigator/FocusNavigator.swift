import UIKit

/// An object that moves focus through a screen by Tab and arrows where the system has no focus
/// engine, as on an iPhone.
///
/// It goes through text inputs, through views and objects that can become focused, and through the
/// lists whose navigators it is given, in the order of the system's own engine. Where the system
/// has an engine it moves nothing, unless ``focusPreference`` says otherwise. Other than that
/// engine it does not know what is covered: hide what lies behind something, or present that as a
/// screen.
///
/// Return ``possibleKeyCommands`` from the screen's `keyCommands`, made afresh each time, and ask
/// ``target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. The screen should be
/// able to become first responder, or its keys end with the first text input that is left.
@MainActor
public final class FocusNavigator: KeyNavigator {
    /// A move of focus; nil stands for no item.
    struct Move {
        var from: (any UIFocusItem)?
        var to: (any UIFocusItem)?
    }

    /// The view through which focus moves; nil once that is gone.
    private(set) weak var view: UIView?

    /// The navigators of the lists and scroll views in the view.
    ///
    /// Leave their own commands to this navigator: it offers those of the one that has focus.
    var stops: [any FocusStop]

    /// The one that moves focus where the system could do it too; the system by default.
    public var focusPreference = FocusPreference.system {
        didSet { yieldIfNeeded() }
    }

    /// The source of the keys that people chose for the commands; it is not kept alive, and without
    /// it the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// A closure that Return calls with the item that has focus; text inputs and lists act by
    /// themselves.
    public var onSelect: ((any UIFocusItem) -> Void)?

    /// A Boolean value that indicates whether Tab leaves a text view instead of typing a tab.
    var tabLeavesTextViews = false

    /// A Boolean value that indicates whether a ring is drawn around what has focus and is no text
    /// input.
    var showsRing = true {
        didSet { if !showsRing { setLastItem(lastItem) } }
    }

    /// The item that focus was moved to last, unless that is a text input.
    private(set) weak var lastItem: (any UIFocusItem)?
    /// The ring around that item.
    private var ring: FocusRing?
    /// The item that was last reported to have focus.
    private weak var lastReported: (any UIFocusItem)?
    /// The loop in which focus was moved last, which knows where groups were left.
    private var lastLoop: FocusLoop<ObjectIdentifier>?
    private let subscribers = Subscribers<Move>()
    private var tokens: NotificationTokens?
    private var taps: GestureObserver?
    private(set) lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// Creates a navigator for what is in `view`, which is not kept alive.
    ///
    /// The navigators in `stops`, of the lists and scroll views in it, are kept alive. Tab comes to
    /// each of these views as a whole. Leave their own commands to this navigator: it offers those
    /// of the one that has focus. Navigators other than those of tables, collections and scroll
    /// views are ignored.
    public init(in view: UIView, stops: [any KeyNavigator] = []) {
        self.view = view
        self.stops = stops.compactMap { $0 as? any FocusStop }
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification, UIFocusSystem.didUpdateNotification,
            ], in: .default
        ) { [weak self] in self?.receive($0) }
        taps = GestureObserver(UITapGestureRecognizer(), in: view) { [weak self] in
            self?.tapped(at: $0)
        }
    }

    // MARK: Focus

    /// The item that has focus: the text input that is edited, or the one that focus was moved to
    /// last.
    ///
    /// Nil while none has it, and always where the system moves focus.
    public var focusedItem: (any UIFocusItem)? { isActive ? focusedItem(in: survey()) : nil }

    /// Moves focus to `item`, which it may refuse if it is a text input.
    ///
    /// - Returns: Whether it has focus; false for what cannot be focused now, and while there is no
    ///   window.
    @discardableResult
    public func focus(_ item: any UIFocusItem) -> Bool {
        let map = survey()
        guard isActive, map.loop.group(of: ObjectIdentifier(item)) != nil else { return false }
        return move(to: item, in: map)
    }

    /// Takes focus away; a text input that is edited stays so.
    func removeFocus() {
        setLastItem(nil)
        report()
    }

    /// Calls `handler` with each move of focus for as long as the result is held.
    ///
    /// That an input is not edited any more is no move, until focus comes to something else.
    func observe(_ handler: @escaping (Move) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    func focusedItem(in map: FocusMap) -> (any UIFocusItem)? {
        editedInput
            ?? lastItem.flatMap { map.loop.group(of: ObjectIdentifier($0)) == nil ? nil : $0 }
    }

    private var editedInput: UIView? {
        view?.firstResponderInside.flatMap { $0.isTextInput ? $0 : nil }
    }

    /// A Boolean value that indicates whether it is this navigator that moves focus.
    var isActive: Bool {
        guard let view, view.window != nil else { return false }
        let choice = FocusEngineChoice(
            hasSystem: view.hasFocusSystem, optedIn: true, preference: focusPreference)
        return choice == .library
    }

    /// Returns what can be focused now; groups remember where they were left.
    func survey() -> FocusMap {
        var map = FocusMap(
            of: view,
            scope: FocusScope(isWhole: { self.stop(at: $0) != nil }, includesScrolledAway: true))
        if let lastLoop { map.loop.merge(lastLoop) }
        return map
    }

    /// Returns the navigator whose view `item` is.
    func stop(at item: (any UIFocusItem)?) -> (any FocusStop)? {
        item.flatMap { item in stops.first { $0.focusView === item } }
    }

    // MARK: Moving

    func move(to item: any UIFocusItem, in map: FocusMap) -> Bool {
        guard take(item) else { return false }
        lastLoop = map.loop
        lastLoop?.focus(ObjectIdentifier(item))
        (item as? UIView)?.scrollIntoView()
        stop(at: item)?.focusEntered()
        showRing()
        report()
        return true
    }

    /// Gives focus to `item`, and returns whether it took it and no text input is edited any more.
    ///
    /// The first responder along the chain, from the item up, that can be first responder becomes
    /// it (WWDC21 10260, at 16:50).
    private func take(_ item: any UIFocusItem) -> Bool {
        if let input = item as? UIView, input.isTextInput { return input.becomeFirstResponder() }
        if let responder = item.responderChain.first(where: \.canBecomeFirstResponder) {
            responder.becomeFirstResponder()
        } else {
            editedInput?.resignFirstResponder()
        }
        guard editedInput == nil else { return false }
        setLastItem(item)
        return true
    }

    private func setLastItem(_ item: (any UIFocusItem)?, ring: FocusRing? = nil) {
        // The ring before leaves its view when both are set: the view may ask what has focus.
        withExtendedLifetime(self.ring) { (lastItem, self.ring) = (item, ring) }
    }

    /// Text inputs have a caret, and no ring.
    private func showRing() {
        setLastItem(lastItem, ring: showsRing ? (lastItem as? UIView).map(FocusRing.init) : nil)
    }

    /// Gives up focus where another engine moves it by now.
    ///
    /// A view that was in no window then does so when its keys are asked for.
    func yieldIfNeeded() {
        guard ring != nil, view?.window != nil, !isActive else { return }
        setLastItem(nil)
    }

    private func report() {
        let (before, now) = (lastReported, focusedItem)
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
        guard let input = input as? UIView, let view, input.isDescendant(of: view) else { return }
        setLastItem(nil)
        lastLoop?.focus(ObjectIdentifier(input))
        report()
    }

    /// Lets keys go on from what is touched; people see that without a ring.
    private func tapped(at point: CGPoint) {
        guard let view, let hit = view.hitTest(point, with: nil) else { return }
        let loop = survey().loop
        let touched = sequence(first: hit, next: \.superview).first { view in
            stop(at: view) != nil || loop.group(of: ObjectIdentifier(view)) != nil
        }
        guard let touched, !touched.isTextInput, touched !== lastItem else { return }
        setLastItem(touched)
        report()
    }
}

/// A navigator whose view is one stop of a ``FocusNavigator``: Tab comes to the view as a whole,
/// and in it the navigator's own keys move.
@MainActor
protocol FocusStop: KeyNavigator {
    /// The view; nil once it is gone.
    var focusView: UIView? { get }
    /// Tells the navigator that focus has come to the view, which has a ring from now on.
    func focusEntered()
    /// A Boolean value that indicates whether the system's focus engine goes through the view,
    /// where there is one.
    var hasJoinedSystemFocus: Bool { get }
}

extension UIView {
    /// Scrolls every scroll view that this view lies in.
    fileprivate func scrollIntoView() {
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
        {
            scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
        }
    }
}
