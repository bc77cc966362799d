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
@MainActor
public final class ConversationAssistant: NSObject {
    /// The rule for the content when the keyboard or the bar comes, goes or has another height.
    ///
    /// The default is ``ConversationLift/always``.
    public var lift: ConversationLift {
        get { state.lift }
        set { state.lift = newValue }
    }

    /// The distance from its end at which the list still counts as being there, in points.
    ///
    /// The default is 20. A negative distance, or one that isn't a number, counts as zero.
    public var endTolerance: CGFloat {
        get { state.endTolerance }
        set { state.endTolerance = newValue.isFinite ? max(0, newValue) : 0 }
    }

    /// The least room below the newest row, in points, which the keyboard and the bar use up first.
    ///
    /// Set it to let a row that was just sent stand at the top while the answer below it grows: the
    /// length of what is visible less what is there from that row on. The default is zero. A value
    /// that isn't a number counts as zero.
    public var minimumRoomBelow: CGFloat = 0 {
        didSet {
            guard minimumRoomBelow != oldValue else { return }
            respond(with: KeyboardAnimation(duration: 0), isAnnounced: false)
        }
    }

    /// A Boolean value that indicates whether a list that comes on the screen is at its end.
    ///
    /// The default is `true`. Set it before the list is laid out for the first time. A list that is on
    /// the screen already when the assistant starts stays where it is.
    public var startsAtEnd: Bool {
        get { end.startsAtEnd }
        set { end.startsAtEnd = newValue }
    }

    /// The list; `nil` when it is deallocated.
    public var list: UIScrollView? { screen.list }

    private let observer: any KeyboardObserving
    private let screen: ConversationScreen
    private var state = ConversationState()
    private let end = ConversationEnd()
    private var animations = AnimationUnderWay()
    /// The moves of the content that the assistant makes.
    let moves = Subscribers<ConversationMove>()
    private var freezes = 0
    private var running: Running?
    private var isResponding = false
    /// A Boolean value that indicates whether the content has to go to its end when it rests.
    private var owesEnd = false
    /// The lengths at the last event.
    private var known = Lengths()
    private let ticker = DisplayTicker()
    private let cleanup: Cleanup
    /// The assistants that have been started.
    private static var all: [WeakBox<ConversationAssistant>] = []

    /// What is kept while the assistant runs.
    private struct Running {
        var tokens: [AnyObject] = []
        /// They tell when the list and the bar, one after the other, come into a window.
        var windowProbes: [OwnedSubview<WindowProbe>] = []
        var watch: ConversationWatch?
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
        let screen = ConversationScreen(list: list, bar: bar, observer: observer)
        let ticker = ticker
        self.screen = screen
        cleanup = Cleanup {
            ticker.stop()
            screen.letGo()
        }
        super.init()
    }

    // MARK: Starting and stopping

    /// Starts to respond to the keyboard, the bar and the list.
    ///
    /// Calling this method again has no effect.
    public func start() {
        guard running == nil, let list else { return }
        var running = Running()
        running.tokens = [observer.observe { [weak self] in self?.keyboardChanged($0) }]
        Self.all.removeAll { $0.object == nil }
        let partner = Self.all.lazy.compactMap(\.object).first { $0.observer === observer }
        // The last of those that share an observer stops it.
        running.observerStop =
            observer.isObserving
            ? partner?.running?.observerStop : Cleanup { [observer] in observer.stop() }
        Self.all.append(WeakBox(self))
        running.windowProbes = [list, screen.bar].compactMap(\.self).map { view in
            OwnedSubview(WindowProbe(in: view) { [weak self] _ in self?.windowChanged() })
        }
        self.running = running
        end.begin(isShown: list.window != nil && list.contentSize.height > 0)
        if !observer.isObserving { observer.start(in: list.window) }
        windowChanged()
    }

    /// Takes back all that was added, and stops responding.
    ///
    /// Calling this method again has no effect.
    public func stop() {
        guard running != nil else { return }
        running = nil
        ticker.stop()
        owesEnd = false
        withoutResponse { screen.letGo() }
        end.forget()
        state.forget()
    }

    private func windowChanged() {
        guard running != nil, let list else { return }
        running?.watch = list.window.map { window in
            let bar = screen.bar.flatMap { $0.window === window ? $0 : nil }
            return ConversationWatch(list, bar, in: window) { [weak self] in
                self?.layoutChanged($0)
            }
        }
        guard let window = list.window else { return }
        observer.refresh(in: window)
        // Not laid out here, in the middle of the way to the window; the next layout tells.
        respond(with: nil, isAnnounced: false)
    }

    // MARK: The end

    /// A Boolean value that indicates whether the list is at its end; `false` before its first layout.
    ///
    /// A list that is shorter than its space is at its end.
    public var isAtEnd: Bool { end.isAtEnd ?? false }

    /// Calls `handler` with whether the list is at its end, at once or after its first layout, and
    /// then once for each change, until the returned token is released or canceled.
    public func observeEnd(_ handler: @escaping (Bool) -> Void) -> ObservationToken {
        end.observeEnd(handler)
    }

    /// A stream of whether the list is at its end, now or after its first layout, and then of each
    /// change, which finishes when this assistant is deallocated.
    public var ends: AsyncStream<Bool> { end.endStream() }

    /// The number of rows that begin below what is visible, for a button that goes there.
    public var rowsBelow: Int { end.rowsBelow }

    /// Calls `handler` with the number of rows below, at once or after the first layout, and then for
    /// each change, until the returned token is released or canceled.
    public func observeRowsBelow(_ handler: @escaping (Int) -> Void) -> ObservationToken {
        end.observeRowsBelow(handler)
    }

    /// Moves the content so that the list is at its end.
    ///
    /// What arrives on the way is followed, unless people touch the list.
    public func scrollToEnd(animated: Bool) {
        guard let list, list.window != nil else { return }
        withoutResponse { screen.layOut() }
        guard let moment = screen.moment() else { return }
        let offset = CGPoint(
            x: list.contentOffset.x, y: moment.list.end(with: state.room.total))
        end.beginReturn()
        if offset != list.contentOffset { list.setContentOffset(offset, animated: animated) }
        noteEnd()
    }

    // MARK: Freezing

    /// Leaves room and content as they are, until the returned token is released or canceled.
    ///
    /// Use it while something else takes the keyboard's place for a moment. Afterward, the room is
    /// what is needed by then.
    public func freeze() -> ConversationFreeze {
        freezes += 1
        updateFreeze()
        return ConversationFreeze { [weak self] in
            self?.freezes -= 1
            self?.updateFreeze()
        }
    }

    private func updateFreeze() {
        state.freeze(freezes > 0)
        respond(with: KeyboardAnimation(duration: 0), isAnnounced: false)
    }

    /// The room that is kept.
    var room: ConversationRoom { state.room }

    /// The room that is kept, which is more while people hold content beyond its end.
    var keptRoom: CGFloat { screen.keptRoom }

    /// What is on the screen now.
    var moment: ConversationScreen.Moment? { screen.moment() }

    // MARK: Events

    private func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            respond(with: transition.animation, isAnnounced: transition.phase.isAnnouncement)
        case .stateChanged(.didShow), .stateChanged(.didHide):
            state.settle()
            respond(with: KeyboardAnimation(duration: 0), isAnnounced: false)
        case .heightChanged, .stateChanged: break
        }
    }

    private func layoutChanged(_ change: ConversationLayoutChange) {
        guard !isResponding, let list else { return }
        let lengths = Lengths(list)
        let isOther = lengths != known
        if !state.hasAppeared || change == .place && !animations.isUnderWay {
            respond(with: nil, isAnnounced: false, notesEnd: !isOther)
        }
        // What is laid out first tells first, also of what others are about to tell.
        if isOther { follow() } else { noteEnd() }
        if screen.keptRoom > state.room.total { contentMayRest() }
    }

    /// The lengths of a list whose change makes it leave its end.
    private struct Lengths: Equatable {
        var list: CGFloat = 0
        var content: CGFloat = 0

        init() {}

        @MainActor
        init(_ list: UIScrollView) {
            (self.list, content) = (list.bounds.height, list.contentSize.height)
        }
    }

    /// Responds to what is on the screen now, or is announced to be.
    ///
    /// Without an `animation`, changes are a part of the layout that is under way.
    private func respond(
        with animation: KeyboardAnimation?, isAnnounced: Bool, notesEnd: Bool = true
    ) {
        guard running != nil, !isResponding, let list, list.window != nil else { return }
        if animation != nil {
            withoutResponse { screen.layOut() }
            // What has arrived in that layout comes first.
            if state.hasAppeared, Lengths(list) != known { follow() }
        }
        guard let moment = screen.moment(isAnnounced: isAnnounced) else { return }
        var room = moment.room
        room.minimum = max(0, minimumRoomBelow.isFinite ? minimumRoomBelow : 0)
        running?.watch?.update()
        if !isAnnounced, !moment.isDragged, !moment.isHeld, observer.keyboardIsResting {
            // No source says that a keyboard that springs back is told.
            state.settle()
        }
        noteRefusedLift(to: room, in: moment)
        let isFirst = end.isAtEnd == nil
        apply(
            change(to: room, in: moment), isHeld: moment.isHeld, animation,
            notesEnd: notesEnd && !isFirst)
        if isFirst { follow() }
    }

    private func change(
        to room: ConversationRoom, in moment: ConversationScreen.Moment
    ) -> ConversationState.Change {
        guard state.hasAppeared else { return state.appear(with: room) }
        return moment.isDragged
            ? state.drag(to: room, of: moment.list, isHeld: moment.isHeld)
            : state.change(to: room, of: moment.list, isHeld: moment.isHeld)
    }

    /// Notes that content that is slowing down at its end can't go up with the keyboard, and has to
    /// when it rests.
    private func noteRefusedLift(
        to room: ConversationRoom, in moment: ConversationScreen.Moment
    ) {
        guard moment.isHeld, !moment.isDragged, list?.isTracking == false, !state.isFrozen,
            room.total > state.room.total, end.isAtEnd == true,
            lift.lifts(isAtEnd: true, isGrowing: true)
        else { return }
        owesEnd = true
        ticker.start { [weak self] in self?.contentMayRest() }
    }

    private func apply(
        _ change: ConversationState.Change, isHeld: Bool, _ animation: KeyboardAnimation?,
        notesEnd: Bool = true
    ) {
        let changes = {
            self.withoutResponse {
                self.keep(change.room, isHeld: isHeld)
                // A list that is on its way to its end goes on to where that is by now.
                guard let offset = change.offset, !self.end.isReturning else { return }
                self.scroll(to: offset, because: .room)
            }
        }
        let isNeeded =
            change.offset != nil || screen.keptRoom != change.room.total
            || screen.keptIndicatorRoom != change.room.covered
        if isNeeded { perform(changes, animation) }
        if isNeeded, end.isReturning { follow() }
        if notesEnd { noteEnd() }
    }

    private func perform(_ changes: @escaping () -> Void, _ animation: KeyboardAnimation?) {
        guard let animation else { return changes() }
        let joined = animations.join(animation)
        (observer as? KeyboardObserver)?.layoutWillChange()
        joined.perform(changes) { [weak self] in
            guard joined.duration > 0 else { return }
            self?.animations.end()
            // What has moved meanwhile wasn't looked at.
            if self?.animations.isUnderWay == false {
                self?.respond(with: nil, isAnnounced: false)
            }
        }
    }

    private func withoutResponse(_ changes: () -> Void) {
        let outer = isResponding
        isResponding = true
        defer { isResponding = outer }
        changes()
    }

    // MARK: People who scroll

    /// Keeps `room` or, while people move the content, as much as it needs to stay where it is.
    private func keep(_ room: ConversationRoom, isHeld: Bool) {
        let kept = screen.keptRoom
        guard isHeld, room.total < kept, let moment = screen.moment() else {
            return screen.keep(room.total, covered: room.covered)
        }
        let held = max(room.total, moment.list.roomInUse(upTo: kept))
        screen.keep(held, covered: room.covered)
        if held > room.total { ticker.start { [weak self] in self?.contentMayRest() } }
    }

    /// Lets go of the room that is held for people, and makes up for a lift, as soon as the content
    /// rests.
    private func contentMayRest() {
        guard let moment = screen.moment() else { return ticker.stop() }
        guard !state.isFrozen else { return }
        if screen.isTouched, list?.isTracking == true { owesEnd = false }
        guard !moment.isHeld else {
            if screen.keptRoom > state.room.total {
                withoutResponse { keep(state.room, isHeld: true) }
            }
            return
        }
        ticker.stop()
        let room = state.room
        let offset =
            owesEnd
            ? moment.list.end(with: room.total)
            : moment.list.offset(liftedBy: 0, with: room.total)
        owesEnd = false
        let changes = {
            self.withoutResponse {
                self.screen.keep(room.total, covered: room.covered)
                self.scroll(to: offset, because: .rest)
            }
        }
        if screen.keptRoom != room.total || offset != list?.contentOffset.y {
            perform(changes, KeyboardAnimation())
        }
        noteEnd()
    }

    private func scroll(to offset: CGFloat, because cause: ConversationMove.Cause) {
        guard let start = screen.list?.contentOffset.y, start != offset else { return }
        screen.scroll(to: offset)
        moves.send(ConversationMove(cause: cause, start: start, end: offset))
    }

    /// Moves the content along with what has arrived at its end, if the list was there.
    private func follow() {
        guard running != nil, !isResponding, let list, let moment = screen.moment() else { return }
        if end.follows(isTouched: screen.isTouched), !state.isFrozen {
            let target = moment.list.end(with: state.room.total)
            if end.isReturning, target != list.contentOffset.y {
                withoutResponse {
                    list.setContentOffset(
                        CGPoint(x: list.contentOffset.x, y: target), animated: true)
                }
                end.beginReturn()
            } else {
                withoutResponse { scroll(to: target, because: .arrival) }
            }
        }
        noteEnd()
    }

    /// Records and tells whether the list is at its end.
    private func noteEnd() {
        guard state.hasAppeared, let moment = screen.moment() else { return }
        if let list { known = Lengths(list) }
        end.update(
            isAtEnd: state.isAtEnd(moment.list),
            distance: moment.list.distanceToEnd(with: state.room.total),
            hasContent: known.content > 0,
            isTouched: screen.isTouched,
            rowsBelow: list?.rowsBelow(isInverted: moment.list.isInverted) ?? 0)
    }
}

extension KeyboardObserving {
    /// A Boolean value that indicates whether the keyboard isn't on its way.
    @MainActor fileprivate var keyboardIsResting: Bool {
        keyboardState == .didShow || keyboardState == .didHide
    }
}
