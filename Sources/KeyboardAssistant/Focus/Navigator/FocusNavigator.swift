import UIKit

/// Moves focus through a screen by Tab and arrows where the system has no focus engine, as on an
/// iPhone.
///
/// It goes through text inputs, through views and objects that can become focused, and through the
/// lists of its ``stops``, in the order of the system's own engine (``FocusLoop``). Where the
/// system has an engine it moves nothing, unless ``preference`` says otherwise. Other than that
/// engine it does not know what is covered: hide what lies behind something, or present that as a
/// screen.
///
/// Return ``possibleKeyCommands`` from the screen's `keyCommands`, made afresh each time, and ask
/// ``target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. The screen should be
/// able to become first responder, or its keys end with the first text input that is left.
@MainActor
public final class FocusNavigator: KeyNavigator {
    /// A move of focus; nil stands for nothing.
    public struct Move {
        /// What had focus.
        public var from: (any UIFocusItem)?
        /// What has it.
        public var to: (any UIFocusItem)?
    }

    /// What it moves through; nil once that is gone.
    public private(set) weak var view: UIView?

    /// The navigators of the lists and scroll views in it.
    ///
    /// Leave their own commands to this navigator: it offers those of the one that has focus.
    public var stops: [any FocusStop] = []

    /// Who moves focus where the system could do it too.
    public var focusPreference = FocusPreference.system

    /// Knows which keys people gave to the commands; without it they have the default ones.
    public weak var keySource: (any KeyCommandSource)?

    /// Whether Tab leaves a text view instead of typing a tab.
    public var tabLeavesTextViews = false

    /// Whether a ring is drawn around what has focus and is no text input; switch it off where the
    /// app draws focus by ``observe(_:)``.
    public var showsRing = true {
        didSet { if !showsRing { ring = nil } }
    }

    /// What Return does with what has focus; text inputs and ``stops`` know themselves.
    public var onSelect: ((any UIFocusItem) -> Void)?

    /// What focus was moved to last and is no text input.
    private(set) weak var mark: (any UIFocusItem)?
    /// What listeners believe to have focus.
    private weak var told: (any UIFocusItem)?
    private var memory: FocusLoop<ObjectIdentifier>?
    private var ring: FocusRing?
    private let subscribers = Subscribers<Move>()
    private var tokens: NotificationTokens?
    private var taps: GestureObserver?
    private(set) lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// Moves through what is in `view`, which is not kept.
    public init(in view: UIView, stops: [any FocusStop] = []) {
        self.view = view
        self.stops = stops
        tokens = NotificationTokens(
            [
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification,
            ], in: .default
        ) { [weak self] in self?.editingBegan(in: $0.object) }
        taps = GestureObserver(UITapGestureRecognizer(), in: view) { [weak self] in
            self?.tapped(at: $0)
        }
    }

    // MARK: What has focus

    /// What has focus: the text input that is edited, or what focus was moved to last.
    ///
    /// Nil while nothing has it, and always where the system moves focus.
    public var focusedItem: (any UIFocusItem)? { isActive ? focused(in: survey()) : nil }

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
    public func removeFocus() {
        put(nil)
        tell()
    }

    /// Calls `handler` with each move of focus for as long as the result is held.
    ///
    /// That an input is not edited any more is no move, until focus comes to something else.
    public func observe(_ handler: @escaping (Move) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    func focused(in map: FocusMap) -> (any UIFocusItem)? {
        editedInput ?? mark.flatMap { map.loop.group(of: ObjectIdentifier($0)) == nil ? nil : $0 }
    }

    /// Where keys lead on from: what has focus, or the stop that this lies in.
    func place(of item: (any UIFocusItem)?) -> ObjectIdentifier? {
        let stop = stops.first { stop in item.map { stop.focusView?.holds($0) ?? false } ?? false }
        return (stop?.focusView ?? item).map { ObjectIdentifier($0) }
    }

    private var editedInput: UIView? {
        view?.firstResponderInside.flatMap { $0.isTextInput ? $0 : nil }
    }

    /// Whether it is this navigator that moves focus.
    var isActive: Bool {
        guard let view, view.window != nil else { return false }
        let choice = FocusEngineChoice(
            hasSystem: view.hasFocusSystem, optedIn: true, preference: focusPreference)
        return choice == .library
    }

    // MARK: Moving

    /// What there is now; groups remember where they were left.
    func survey() -> FocusMap {
        var map = FocusMap(
            of: view, scope: FocusScope(isWhole: { self.stop(at: $0) != nil }, scrolls: true))
        if let memory { map.loop.takeOver(memory) }
        return map
    }

    /// The navigator whose view `item` is.
    func stop(at item: (any UIFocusItem)?) -> (any FocusStop)? {
        item.flatMap { item in stops.first { $0.focusView === item } }
    }

    func move(to item: any UIFocusItem, in map: FocusMap) -> Bool {
        guard take(item) else { return false }
        memory = map.loop
        memory?.focus(ObjectIdentifier(item))
        (item as? UIView)?.scrollIntoSight()
        stop(at: item)?.focusEntered()
        showRing()
        tell()
        return true
    }

    /// Whether `item` took focus, and what had the keyboard's attention let go of it.
    private func take(_ item: any UIFocusItem) -> Bool {
        if let input = item as? UIView, input.isTextInput { return input.becomeFirstResponder() }
        let chain = item.responderChain
        if let index = ResponderChoice.index(in: chain.lazy.map(\.canBecomeFirstResponder)) {
            chain[index].becomeFirstResponder()
        } else {
            editedInput?.resignFirstResponder()
        }
        guard editedInput == nil else { return false }
        put(item)
        return true
    }

    private func put(_ item: (any UIFocusItem)?) {
        mark = item
        ring = nil
    }

    /// Text inputs have a caret, and are no marks.
    private func showRing() {
        ring = showsRing ? (mark as? UIView).map(FocusRing.init) : nil
    }

    /// Gives up focus where another engine moves it by now.
    func yieldIfNeeded() {
        if !isActive, ring != nil { put(nil) }
    }

    private func tell() {
        let (before, now) = (told, focusedItem)
        told = now
        if before !== now { subscribers.send(Move(from: before, to: now)) }
    }

    // MARK: Fingers

    private func editingBegan(in input: Any?) {
        guard let input = input as? UIView, let view, input.isDescendant(of: view) else { return }
        put(nil)
        memory?.focus(ObjectIdentifier(input))
        tell()
    }

    /// What is touched is where keys move on from; people see that without a ring.
    private func tapped(at point: CGPoint) {
        guard let view, let hit = view.hitTest(point, with: nil) else { return }
        let loop = survey().loop
        let touched = sequence(first: hit, next: \.superview).first { view in
            stop(at: view) != nil || loop.group(of: ObjectIdentifier(view)) != nil
        }
        guard let touched, !touched.isTextInput, touched !== mark else { return }
        put(touched)
        tell()
    }
}

extension UIView {
    /// Scrolls every scroll view that this view lies in.
    fileprivate func scrollIntoSight() {
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
        {
            scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
        }
    }
}
