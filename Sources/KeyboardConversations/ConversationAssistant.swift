import CoreGraphics
import Foundation
import UIKit

/// An object that keeps the newest rows of a conversation above the keyboard and the bar.
///
/// The list fills its screen, behind the bar. The app pins the bar to the keyboard layout guide.
/// The assistant never changes the list's frame. It adds the overlap of the keyboard and the bar to
/// the list's inset, moves the content along by a rule, and follows rows that arrive while the list
/// is at its end. When the assistant stops, it removes exactly its own part of the inset.
///
/// A list that a transform turns upside down gets its inset at the top.
///
/// Put the list into a plain view controller. `UITableViewController` and
/// `UICollectionViewController` add an inset for the keyboard themselves, so the inset would be
/// doubled.
@MainActor
public final class ConversationAssistant: NSObject {
    /// The rule for the content when the keyboard or the bar comes, goes or changes its height.
    ///
    /// The default is ``ConversationLift/always``.
    public var lift: ConversationLift {
        get { responder.rules.lift }
        set { responder.rules.lift = newValue }
    }

    /// The distance from the end, in points, up to which the list counts as being at its end.
    ///
    /// The default is 20. A negative distance, or one that isn't a number, counts as zero.
    public var endTolerance: CGFloat {
        get { responder.rules.endTolerance }
        set { responder.rules.endTolerance = newValue }
    }

    /// The minimum inset below the newest row, in points.
    ///
    /// The keyboard and the bar use it up first.
    ///
    /// Set a minimum to let a row that was just sent stand at the top while the answer below grows:
    /// the visible length minus the length of the content from that row on. The default is zero. A
    /// negative value, or one that isn't a number, counts as zero.
    public var minimumRoomBelow: CGFloat {
        get { responder.rules.minimumRoomBelow }
        set { responder.rules.minimumRoomBelow = newValue }
    }

    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    ///
    /// The default is `true`. Set the value before the list is laid out for the first time. A list
    /// that is on the screen already when the assistant starts stays in place.
    public var startsAtEnd: Bool {
        get { responder.startsAtEnd }
        set { responder.startsAtEnd = newValue }
    }

    /// The list; `nil` after it is deallocated.
    public var list: UIScrollView? { responder.screen.list }

    /// The bar above the keyboard; `nil` without one, or after the bar is deallocated.
    ///
    /// Set the bar to `nil` while the screen has none. A hidden bar needs no inset either, but
    /// UIKit doesn't report that a bar was hidden, so the inset changes with the next layout or
    /// keyboard.
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

    /// Returns the screens of the running conversations.
    private static func screens() -> [ConversationScreen] {
        all.compactMap(\.object?.responder.screen)
    }

    /// The state of a running assistant.
    private struct Running {
        var tokens: [AnyObject]
        /// Probes that report when the list and the bar, one after the other, come into a window.
        var windowProbes: [OwnedSubview<WindowProbe>] = []
        /// Stops an observer that the app hasn't started itself.
        var observerStop: Cleanup?
    }

    /// Creates an assistant for `list`, and for the `bar` above the keyboard, if there is one.
    ///
    /// The list and the bar aren't retained.
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

    /// Removes the assistant's part of the insets, and stops responding.
    ///
    /// Calling this method again has no effect.
    public func stop() {
        guard running != nil else { return }
        Self.all.removeAll { $0.object === self }
        running = nil
        responder.stop()
    }

    /// Returns the cleanup that stops the observer; `nil` if the app has started the observer
    /// itself.
    private func observerStop() -> Cleanup? {
        Self.all.removeAll { $0.object == nil }
        guard observer.isObserving else { return Cleanup { [observer] in observer.stop() } }
        // The last assistant with a shared observer stops it.
        let partner = Self.all.lazy.compactMap(\.object).first { $0.observer === observer }
        return partner?.running?.observerStop
    }

    /// Begins to watch for the windows of the list and the bar.
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

    /// A Boolean value that indicates whether the list is at its end; `false` before its first
    /// layout.
    ///
    /// A list shorter than its space is at its end.
    public var isAtEnd: Bool { responder.tracking.isAtEnd ?? false }

    /// Calls `handler` with whether the list is at its end, at once or after its first layout, and
    /// then once for each change, until the returned token is released or canceled.
    public func observeEnd(_ handler: @escaping (Bool) -> Void) -> ObservationToken {
        responder.events.observeEnd(current: responder.tracking.isAtEnd, handler)
    }

    /// A stream of Boolean values that indicate whether the list is at its end, now or after its
    /// first layout, and then after each change.
    ///
    /// The stream finishes when this assistant is deallocated.
    public var endUpdates: AsyncStream<Bool> {
        responder.events.endStream(current: responder.tracking.isAtEnd)
    }

    /// The number of rows that begin below the visible part, for a button that scrolls to the end;
    /// zero while the list is at its end.
    public var rowsBelow: Int { knownRowsBelow ?? 0 }

    private var knownRowsBelow: Int? {
        responder.tracking.isAtEnd.map { $0 ? 0 : responder.screen.rowsBelow }
    }

    /// Calls `handler` with the number of rows below, at once or after the first layout, and then
    /// for each change, until the returned token is released or canceled.
    public func observeRowsBelow(_ handler: @escaping (Int) -> Void) -> ObservationToken {
        responder.events.observeRowsBelow(current: knownRowsBelow, handler)
    }

    /// Moves the content so that the list is at its end.
    ///
    /// The list follows rows that arrive on the way, unless people touch the list.
    public func scrollToEnd(animated: Bool) {
        responder.scrollToEnd(animated: animated)
    }

    // MARK: Rows in front

    /// A closure that returns the identity of the row at an index path, such as a diffable data
    /// source's `itemIdentifier(for:)`.
    ///
    /// Rows in view keep their place by this identity.
    ///
    /// The default is `nil`. With this closure, people who read further up aren't moved by rows
    /// inserted in front, such as earlier messages or, in a list that is upside down, new ones.
    /// Insert rows in front while nothing moves the content: see ``canPrependNow`` and
    /// ``settled()``.
    public var itemIdentifier: ((IndexPath) -> AnyHashable?)? {
        get { responder.place.identifier }
        set { responder.setIdentifier(newValue) }
    }

    /// A Boolean value that indicates whether rows that arrive at the end are announced while
    /// VoiceOver is running.
    ///
    /// The default is `true`. Rows that arrive within half a second are announced together, and
    /// none while people read further up. Announcements need an ``itemIdentifier`` to recognize
    /// rows.
    public var announcesArrivals: Bool {
        get { responder.announcer.isEnabled }
        set { responder.announcer.isEnabled = newValue }
    }

    /// A closure that returns whether the row at an index path is announced when it arrives.
    ///
    /// The default is `nil`, and all rows are announced. Return `false` for a message that people
    /// have sent themselves, if reading it to them is unnecessary.
    public var announcesRow: ((IndexPath) -> Bool)? {
        get { responder.announcer.includes }
        set { responder.announcer.includes = newValue }
    }

    /// A Boolean value that indicates whether rows can be inserted in front without moving the rows
    /// in view.
    ///
    /// The value is `false` while a finger moves the content, while the content decelerates or
    /// scrolls by itself, and while the conversation is frozen. Rows inserted during a deceleration
    /// leave the others in place as well, but UIKit may end the move. Before iOS 17.4, a scroll by
    /// the app is detected from its second frame on.
    public var canPrependNow: Bool { responder.isSettled }

    /// Waits until ``canPrependNow`` is `true`.
    ///
    /// Returns at once if the assistant doesn't run, and when the task is canceled.
    public func settled() async {
        await responder.settled()
    }

    // MARK: Freezing

    /// Leaves insets and content as they are, until the returned token is released or canceled.
    ///
    /// Freeze the conversation while another view takes the keyboard's place for a moment.
    /// Afterward, the insets are updated.
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
