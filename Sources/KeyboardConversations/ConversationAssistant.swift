import CoreGraphics
import Foundation
import UIKit

/// An object that keeps the newest rows of a conversation above the keyboard and the bar.
///
/// The list fills its screen, behind the bar, which the app pins to the keyboard layout guide. The
/// assistant never changes the list's frame. It adds to the list's inset what the keyboard and the
/// bar cover, moves the content along by a rule, and follows rows that arrive at the end while the
/// list is there. When it stops, it takes back exactly what it added.
///
/// A list that a transform turns upside down gets its room at the top.
///
/// Put the list into a plain view controller. `UITableViewController` and
/// `UICollectionViewController` make room for the keyboard themselves, which would be there twice.
@MainActor
public final class ConversationAssistant: NSObject {
    /// The rule for the content when the keyboard or the bar comes, goes or has another height.
    ///
    /// The default is ``ConversationLift/always``.
    public var lift: ConversationLift {
        get { responder.rules.lift }
        set { responder.rules.lift = newValue }
    }

    /// The distance from its end at which the list still counts as being there, in points.
    ///
    /// The default is 20. A negative distance, or one that isn't a number, counts as zero.
    public var endTolerance: CGFloat {
        get { responder.rules.endTolerance }
        set { responder.rules.endTolerance = newValue }
    }

    /// The least room below the newest row, in points, which the keyboard and the bar use up first.
    ///
    /// Set it to let a row that was just sent stand at the top while the answer below it grows: the
    /// length of what is visible less what is there from that row on. The default is zero. A negative
    /// value, or one that isn't a number, counts as zero.
    public var minimumRoomBelow: CGFloat {
        get { responder.rules.minimumRoomBelow }
        set { responder.rules.minimumRoomBelow = newValue }
    }

    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    ///
    /// The default is `true`. Set it before the list is laid out for the first time. A list that is on
    /// the screen already when the assistant starts stays where it is.
    public var startsAtEnd: Bool {
        get { responder.startsAtEnd }
        set { responder.startsAtEnd = newValue }
    }

    /// The list; `nil` when it is deallocated.
    public var list: UIScrollView? { responder.screen.list }

    /// The bar above the keyboard; `nil` without one, or when it is deallocated.
    ///
    /// Set it to `nil` while the screen has none. A bar that is merely hidden doesn't need room either,
    /// but UIKit doesn't tell that it was hidden, so its room goes with the next layout or keyboard.
    public var bar: UIView? {
        get { responder.screen.bar }
        set {
            guard newValue !== bar else { return }
            responder.screen.bar = newValue
            watchWindows()
        }
    }

    let responder: ConversationResponder
    let observer: any KeyboardObserving
    private var freezes = 0
    private var running: Running?
    /// The assistants that are running.
    private static var all: [WeakBox<ConversationAssistant>] = []

    /// Returns the conversations that are under way.
    private static func screens() -> [ConversationScreen] {
        all.compactMap(\.object?.responder.screen)
    }

    /// What is kept while the assistant runs.
    private struct Running {
        var tokens: [AnyObject]
        /// They tell when the list and the bar, one after the other, come into a window.
        var windowProbes: [OwnedSubview<WindowProbe>] = []
        /// Stops an observer that the app hasn't started itself.
        var observerStop: Cleanup?
    }

    /// Creates an assistant for `list`, and for the `bar` above the keyboard, if there is one.
    ///
    /// Neither is retained.
    public init(
        list: UIScrollView, bar: UIView? = nil,
        observer: any KeyboardObserving = KeyboardObserver()
    ) {
        self.observer = observer
        responder = ConversationResponder(
            screen: ConversationScreen(list: list, bar: bar, observer: observer),
            observer: observer, others: Self.screens)
        super.init()
    }

    // MARK: Starting and stopping

    /// Starts to respond to the keyboard, the bar and the list.
    ///
    /// Calling this method again has no effect.
    public func start() {
        guard running == nil, let list else { return }
        let responder = responder
        let beginnings = [
            UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        ]
        running = Running(
            tokens: [
                observer.observe { [weak responder] in responder?.keyboardChanged($0) },
                NotificationTokens(beginnings, in: .default) { [weak responder] _ in
                    responder?.editingBegan()
                },
            ],
            observerStop: observerStop())
        Self.all.append(WeakBox(self))
        responder.start()
        if !observer.isObserving { observer.start(in: list.window) }
        watchWindows()
    }

    /// Takes back all that was added, and stops responding.
    ///
    /// Calling this method again has no effect.
    public func stop() {
        guard running != nil else { return }
        Self.all.removeAll { $0.object === self }
        running = nil
        responder.stop()
    }

    /// Returns what stops the observer; `nil` if the app has started it itself.
    private func observerStop() -> Cleanup? {
        Self.all.removeAll { $0.object == nil }
        guard observer.isObserving else { return Cleanup { [observer] in observer.stop() } }
        // The last of those that share an observer stops it.
        let partner = Self.all.lazy.compactMap(\.object).first { $0.observer === observer }
        return partner?.running?.observerStop
    }

    /// Begins to watch where the list and the bar are.
    private func watchWindows() {
        guard running != nil else { return }
        let probes = ([list, bar] as [UIView?]).compactMap(\.self).map { view in
            OwnedSubview(WindowProbe(in: view) { [weak self] _ in self?.windowChanged() })
        }
        running?.windowProbes = probes
        windowChanged()
    }

    private func windowChanged() {
        responder.windowChanged(to: list?.window)
    }

    // MARK: The end

    /// A Boolean value that indicates whether the list is at its end; `false` before its first layout.
    ///
    /// A list that is shorter than its space is at its end.
    public var isAtEnd: Bool { responder.tracking.isAtEnd ?? false }

    /// Calls `handler` with whether the list is at its end, at once or after its first layout, and
    /// then once for each change, until the returned token is released or canceled.
    public func observeEnd(_ handler: @escaping (Bool) -> Void) -> ObservationToken {
        responder.events.observeEnd(current: responder.tracking.isAtEnd, handler)
    }

    /// A stream of whether the list is at its end, now or after its first layout, and then of each
    /// change, which finishes when this assistant is deallocated.
    public var endUpdates: AsyncStream<Bool> {
        responder.events.endStream(current: responder.tracking.isAtEnd)
    }

    /// The number of rows that begin below what is visible, for a button that goes there; zero while
    /// the list is at its end.
    public var rowsBelow: Int { knownRowsBelow ?? 0 }

    private var knownRowsBelow: Int? {
        responder.tracking.isAtEnd.map { $0 ? 0 : responder.screen.rowsBelow }
    }

    /// Calls `handler` with the number of rows below, at once or after the first layout, and then for
    /// each change, until the returned token is released or canceled.
    public func observeRowsBelow(_ handler: @escaping (Int) -> Void) -> ObservationToken {
        responder.events.observeRowsBelow(current: knownRowsBelow, handler)
    }

    /// Moves the content so that the list is at its end.
    ///
    /// What arrives on the way is followed, unless people touch the list.
    public func scrollToEnd(animated: Bool) {
        responder.scrollToEnd(animated: animated)
    }

    // MARK: Rows in front

    /// A closure that returns the identity of the row at an index path, such as a diffable data
    /// source's `itemIdentifier(for:)`, by which rows in view keep their place.
    ///
    /// The default is `nil`. With it, people who read further up aren't moved by rows that are put in
    /// front, such as earlier messages or, in a list that is upside down, new ones. Rows are put in front
    /// while nothing moves the content: see ``canPrependNow`` and ``settled()``.
    public var itemIdentifier: ((IndexPath) -> AnyHashable?)? {
        get { responder.place.identifier }
        set { responder.setIdentifier(newValue) }
    }

    /// A Boolean value that indicates whether rows that arrive at the end are announced while VoiceOver
    /// is running.
    ///
    /// The default is `true`. Rows that arrive within half a second are announced together, and none
    /// while people read further up. Rows are recognized by their ``itemIdentifier``, without which none
    /// is announced.
    public var announcesArrivals: Bool {
        get { responder.announcer.isEnabled }
        set { responder.announcer.isEnabled = newValue }
    }

    /// A closure that returns whether the row at an index path is announced when it arrives.
    ///
    /// The default is `nil`, and all rows are announced. An app that shows the message that people have
    /// sent, and needn't read it to them, returns `false` for it.
    public var announcesRow: ((IndexPath) -> Bool)? {
        get { responder.announcer.includes }
        set { responder.announcer.includes = newValue }
    }

    /// A Boolean value that indicates whether rows can be put in front without moving what people read.
    ///
    /// It is `false` while a finger moves the content or it slows down, while it is on a way of its own
    /// and while the conversation is frozen. Rows that come while the content slows down leave the others
    /// where they are as well, but UIKit may end the move. Before iOS 17.4, a way of the app's own is
    /// known from its second frame on.
    public var canPrependNow: Bool { responder.isSettled }

    /// Waits until ``canPrependNow`` is `true`.
    ///
    /// Returns at once if the assistant doesn't run, and when the task is canceled.
    public func settled() async {
        await responder.settled()
    }

    // MARK: Freezing

    /// Leaves room and content as they are, until the returned token is released or canceled.
    ///
    /// Use it while something else takes the keyboard's place for a moment. Afterward, the room is
    /// what is needed by then.
    public func freeze() -> ConversationFreeze {
        freezes += 1
        responder.freeze(true)
        return ConversationFreeze { [weak self] in
            guard let self else { return }
            freezes -= 1
            responder.freeze(freezes > 0)
        }
    }
}
