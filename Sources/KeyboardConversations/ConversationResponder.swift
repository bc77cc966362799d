import CoreGraphics
import UIKit

/// The part of a conversation that decides on the effects of an event and applies them.
@MainActor
final class ConversationResponder {
    /// The observers of the conversation.
    let events = ConversationEvents()
    let screen: ConversationScreen
    private(set) var state = ConversationState()
    private(set) var tracking = EndTracking()
    let place = ReadingPlace()
    let announcer = ArrivalAnnouncer()
    private let observer: any KeyboardObserving
    /// Returns the screens of all running conversations.
    private let others: () -> [ConversationScreen]
    private var watch: ConversationWatch?
    private var animations = AnimationUnderWay()
    private var isRunning = false
    private var isResponding = false
    /// A Boolean value that indicates whether a setting was changed in the middle of a response.
    private var isOutdated = false
    /// A Boolean value that indicates whether the list or the bar has come into the window since
    /// the last response.
    private var isNew = false
    /// A Boolean value that indicates whether the inset is for an announced place of the bar.
    ///
    /// The actual place has yet to be seen.
    private var isAhead = false
    /// Runs at each frame while the responder waits for something.
    private let ticker = DisplayTicker()
    private let waits = RestWaits()
    private let cleanup: Cleanup

    init(
        screen: ConversationScreen, observer: any KeyboardObserving,
        others: @escaping () -> [ConversationScreen]
    ) {
        (self.screen, self.observer, self.others) = (screen, observer, others)
        cleanup = Cleanup { [ticker] in
            ticker.stop()
            screen.letGo()
        }
    }

    // MARK: Settings

    var rules: ConversationRules {
        get { state.rules }
        set {
            guard newValue != state.rules else { return }
            state.rules = newValue
            settingsChanged()
        }
    }

    var startsAtEnd: Bool {
        get { tracking.startsAtEnd }
        set { tracking.startsAtEnd = newValue }
    }

    func setIdentifier(_ identifier: ((IndexPath) -> AnyHashable?)?) {
        place.identifier = identifier
        announcer.forget()
        noteEnd()
    }

    func freeze(_ isFrozen: Bool) {
        state.freeze(isFrozen)
        settingsChanged()
    }

    private func settingsChanged() {
        guard !isResponding else { return isOutdated = true }
        // The first response has all settings.
        guard state.hasAppeared else { return }
        respond(.now, isAnnounced: false)
    }

    // MARK: Events

    func start() {
        isRunning = true
        let content = screen.list?.contentSize.height ?? 0
        tracking.begin(isShown: screen.list?.window != nil && content > 0)
    }

    func stop() {
        (isRunning, isNew, watch) = (false, false, nil)
        ticker.stop()
        waits.resume()
        withoutResponse { screen.letGo() }
        tracking.forget()
        state.forget()
        events.forget()
        place.forget()
        announcer.forget()
    }

    /// Responds to a list or a bar that has come into `window`, or to a list that has left its
    /// window.
    func windowChanged(to window: UIWindow?) {
        guard isRunning, let list = screen.list else { return }
        guard let window else {
            watch = nil
            return announcer.forget()
        }
        let bar = screen.bar.flatMap { $0.window === window ? $0 : nil }
        guard watch?.isWatching(list, bar, in: window) != true else { return }
        watch = nil
        // The list isn't read or laid out here, in the middle of the way to the window.
        isNew = true
        watch = ConversationWatch(
            list, bar, in: window, scrolled: { [weak self] in self?.contentScrolled() },
            changed: { [weak self] in self?.layoutChanged($0) })
    }

    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            respond(
                .animated(transition.animation), isAnnounced: transition.phase.isAnnouncement)
        case .stateChanged(.didShow), .stateChanged(.didHide):
            state.settle()
            respond(.animated(KeyboardAnimation(duration: 0)), isAnnounced: false)
        case .heightChanged, .stateChanged: break
        }
    }

    /// Responds to the beginning of editing.
    ///
    /// The keyboard may stay away.
    func editingBegan() {
        guard state.roomOfOthers > 0 else { return }
        respond(.animated(KeyboardAnimation()), isAnnounced: false)
    }

    private func layoutChanged(_ change: ConversationLayoutChange) {
        guard !isResponding, let isNews else { return }
        guard !isNew else {
            // The content of the list is known after its own layout.
            return change == .content
                ? respond(.inLayout, isAnnounced: false) : watch?.reportNextLayout() ?? ()
        }
        // Content that becomes longer than its space may get the system's inset.
        let needsRoom = change == .place || isNews
        // A guide can be late, so a keyboard that rests is more reliable than an animation.
        let canMakeRoom = !animations.isUnderWay || observer.keyboardIsResting
        if !state.hasAppeared || needsRoom && canMakeRoom {
            respond(.inLayout, isAnnounced: false)
        } else {
            isNews ? follow() : noteEnd()
        }
        if screen.keptRoom > state.room.total { contentMayRest() }
    }

    /// Responds to a new offset, before the layout that measures rows.
    private func contentScrolled() {
        guard !isResponding, let content = screen.content else { return }
        screen.noteStep()
        guard !tracking.isNews(content.lengths) else {
            return tracking.resized(isAtEnd: state.isAtEnd(content))
        }
        screen.list.map(place.scrolled)
        tracking.scrolled(content, with: state.roomAtEnd, in: screen.motion)
    }

    /// A Boolean value that indicates whether something has arrived since the last event; `nil`
    /// while the list isn't in a window.
    private var isNews: Bool? { screen.content.map { tracking.isNews($0.lengths) } }

    /// Moves the content to its end.
    func scrollToEnd(animated: Bool) {
        guard screen.list?.window != nil else { return }
        withoutResponse { screen.layOut() }
        if isNew { respond(.inLayout, isAnnounced: false) }
        guard let content = screen.content else { return }
        tracking.beginReturn()
        state.showEnd()
        screen.scroll(to: content.end(with: state.roomAtEnd), animated: animated)
        noteEnd()
    }

    // MARK: The room

    /// Responds to the present or announced state of the screen.
    private func respond(_ timing: ResponseTiming, isAnnounced: Bool) {
        guard isRunning, !isResponding, let window = screen.list?.window else { return }
        layOut(for: timing)
        if isNew, screen.isShown {
            isNew = false
            observer.refresh(in: window)
        }
        // The app, whose code has run by now, may have stopped the conversation.
        guard var moment = screen.moment(isAnnounced: isAnnounced), isRunning else { return }
        moment.room.minimum = state.rules.minimumRoomBelow
        watch?.update()
        if !isAnnounced, !moment.isDragged, !moment.motion.isHeld, observer.keyboardIsResting {
            // No source says that UIKit reports a keyboard that springs back.
            state.settle()
        }
        let isNews = isNews == true
        let isChanged = apply(change(for: moment), timing)
        isAhead = isAnnounced && !animations.isUnderWay
        // Following new rows comes first, also after the list was away.
        isNews || isChanged && tracking.isReturning ? follow() : noteEnd()
    }

    private func layOut(for timing: ResponseTiming) {
        switch timing {
        case .inLayout: return
        // Pending layout belongs to the app's animation.
        case .now where UIView.inheritedAnimationDuration > 0: return
        case .now, .animated: withoutResponse { screen.layOut() }
        }
        // Following rows that arrived in this layout comes first.
        if state.hasAppeared, isNews == true { follow() }
    }

    private func change(for moment: ConversationScreen.Moment) -> ConversationState.Change {
        guard state.hasAppeared else { return state.appear(with: moment.room) }
        return moment.isDragged
            ? state.drag(to: moment.room, of: moment.list, in: moment.motion, focus: focus)
            : state.change(to: moment.room, of: moment.list, in: moment.motion, focus: focus)
    }

    private var focus: ConversationFocus {
        if screen.hasFocus { return .here }
        // The focused view may be in a window beside this one, as in Split View.
        return others().contains(where: \.hasFocus) ? .elsewhere : .unknown
    }

    /// Sets the inset and moves the content, and returns whether anything has changed.
    private func apply(_ change: ConversationState.Change, _ timing: ResponseTiming) -> Bool {
        let isChange =
            change.offset != nil || screen.keptRoom != change.room.total
            || screen.keptIndicatorRoom != change.room.covered || screen.insetIsReplaced
        guard isChange else { return false }
        perform(timing) {
            self.keepRoom()
            // The app may have stopped the conversation when the content moved. A list on its way to
            // its end goes on to the new end.
            guard self.isRunning, let offset = change.offset, !self.tracking.isReturning
            else { return }
            self.screen.scroll(to: offset)
        }
        return true
    }

    /// Sets the inset or, while people move the content, as much of it as the content needs to stay
    /// in place.
    private func keepRoom() {
        guard isRunning, let content = screen.content else { return }
        let held = state.held(of: content, in: screen.motion, kept: screen.keptRoom)
        screen.keep(held, covered: state.room.covered)
    }

    private func perform(_ timing: ResponseTiming, _ changes: @escaping () -> Void) {
        let changes = { self.withoutResponse(changes) }
        switch timing {
        case .inLayout: changes()
        case .now where !animations.isUnderWay: changes()
        case .now: animate(with: KeyboardAnimation(duration: 0), changes)
        case .animated(let animation): animate(with: animation, changes)
        }
    }

    private func animate(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        let joined = animations.join(animation)
        (observer as? KeyboardObserver)?.layoutWillChange()
        joined.perform(changes) { [weak self] in
            guard joined.duration > 0 else { return }
            self?.animations.end()
            // Moves during the animation were ignored.
            if self?.animations.isUnderWay == false {
                self?.respond(.inLayout, isAnnounced: false)
            }
        }
    }

    private func withoutResponse(_ changes: () -> Void) {
        guard !isResponding else { return changes() }
        isResponding = true
        changes()
        isResponding = false
        guard isOutdated else { return }
        isOutdated = false
        settingsChanged()
    }

    // MARK: People who scroll

    /// A Boolean value that indicates whether a change waits until the content rests.
    private var awaitsRest: Bool {
        state.owesEnd || screen.keptRoom > state.room.total
    }

    /// A Boolean value that indicates whether the next frame has to be checked.
    private var awaitsFrame: Bool {
        waits.areUnderWay
            || screen.isShown && (awaitsRest || tracking.isReturning || isAhead)
    }

    private func frameBegan() {
        if isAhead { respond(.inLayout, isAnnounced: false) }
        // The content may have been stopped on its way to the end.
        if tracking.isReturning, isNews == false, !screen.isScrolled { tracking.endReturn() }
        contentMayRest()
        if isSettled { waits.resume() }
        if !awaitsFrame { ticker.stop() }
    }

    /// Removes the inset kept for people, and makes up for a lift, as soon as the content rests.
    private func contentMayRest() {
        guard awaitsRest, !state.isFrozen, let content = screen.content else { return }
        let motion = screen.motion
        if motion.isFinger { state.touch() }
        guard !motion.isHeld else {
            if screen.keptRoom > state.room.total { withoutResponse { keepRoom() } }
            return
        }
        let offset = state.rest(content)
        if screen.keptRoom != state.room.total || offset != content.axis.offset {
            perform(.animated(KeyboardAnimation())) {
                self.keepRoom()
                if self.isRunning { self.screen.scroll(to: offset) }
            }
        }
        noteEnd()
    }

    // MARK: The end

    /// Moves the content along with new rows at its end, if the list was at its end.
    private func follow() {
        guard isRunning, let content = screen.content else { return }
        let motion = screen.motion
        // Rows that arrive in the meantime are followed afterward.
        if state.isFrozen, motion == .rest, tracking.isAtEnd != nil { return }
        let follows = tracking.follows(
            in: motion, at: content.position, isScrolled: screen.isScrolled,
            beginsAtEnd: content.isInverted && content.distanceToEnd(with: 0) <= 0)
        if follows, !state.isFrozen {
            followEnd(of: content)
        } else if motion != .drag, isStill {
            keepPlace()
        }
        noteEnd()
    }

    private func followEnd(of content: ConversationList) {
        let end = content.end(with: state.roomAtEnd)
        var isAnimated = tracking.isReturning
        if isAnimated, end != content.axis.offset {
            let distance = content.distanceToEnd(with: state.roomAtEnd)
            isAnimated = !tracking.goOn(distance, in: content.axis.length)
        }
        withoutResponse { screen.scroll(to: end, animated: isAnimated) }
    }

    /// Scrolls to keep the rows in view in place after rows were inserted in front.
    private func keepPlace() {
        guard let list = screen.list else { return }
        let shift = place.shift(in: list, isInverted: screen.isInverted)
        // A layout that is asked where the rows are may measure them, which changes the content.
        guard abs(shift) > 0.01, let content = screen.content else { return }
        let lift = content.isInverted ? -shift : shift
        withoutResponse {
            screen.correct(to: content.offset(liftedBy: lift, with: state.room.total))
        }
    }

    /// A Boolean value that indicates whether only people can be moving the content.
    private var isStill: Bool {
        !state.isFrozen && !screen.isScrolled && !tracking.isReturning
    }

    /// A Boolean value that indicates whether rows can be inserted in front without moving the rows
    /// in view.
    ///
    /// A resting finger doesn't determine the offset yet: UIKit begins a drag at the offset at that
    /// time.
    var isSettled: Bool { isStill && !screen.motion.isHeld }

    /// Waits until rows can be inserted in front without moving the rows in view, or the task is
    /// canceled.
    func settled() async {
        await waits.wait {
            isRunning && !isSettled
        } begin: {
            ticker.start { [weak self] in self?.frameBegan() }
        }
    }

    /// Records whether the list is at its end, and notifies the observers.
    private func noteEnd() {
        guard isRunning, state.hasAppeared, let list = screen.list, let content = screen.content
        else { return }
        state.note(content)
        let isAtEnd = state.isAtEnd(content)
        let isNews = tracking.isNews(content.lengths)
        if isAtEnd {
            place.forget()
        } else {
            place.record(in: list, isInverted: content.isInverted, isNews: isNews)
        }
        if isNews || isAtEnd != tracking.isAtEnd, let identifier = place.identifier {
            announcer.update(
                in: list, isInverted: content.isInverted, isAtEnd: isAtEnd, identifier)
        }
        let isChange = tracking.update(
            isAtEnd: isAtEnd, distance: content.distanceToEnd(with: state.roomAtEnd),
            position: content.position, lengths: content.lengths, in: screen.motion)
        events.send(isAtEnd: isAtEnd, isNews: isChange) { screen.rowsBelow }
        if awaitsFrame { ticker.start { [weak self] in self?.frameBegan() } }
    }
}
