import CoreGraphics
import UIKit

/// The part of a conversation that decides what an event changes, and changes it.
@MainActor
final class ConversationResponder {
    /// The moments at which a change can be made.
    enum Timing {
        /// In the layout that is under way.
        case inLayout
        /// At once, in an animation that is under way.
        case now
        /// With an animation of the keyboard's.
        case animated(KeyboardAnimation)
    }

    /// Calls its handlers and streams.
    let events = ConversationEvents()
    let screen: ConversationScreen
    private(set) var state = ConversationState()
    private(set) var tracking = EndTracking()
    let place = ReadingPlace()
    let announcer = ArrivalAnnouncer()
    private let observer: any KeyboardObserving
    /// Returns the other conversations that are under way.
    private let others: () -> [ConversationScreen]
    private var watch: ConversationWatch?
    private var animations = AnimationUnderWay()
    private var isRunning = false
    private var isResponding = false
    /// A Boolean value that indicates whether a setting was changed in the middle of a response.
    private var isOutdated = false
    private let ticker = DisplayTicker()
    /// Waits until the content is settled, for those who want to know.
    private let restTicker = DisplayTicker()
    private let rests = Subscribers<Void>()
    private let cleanup: Cleanup

    init(
        screen: ConversationScreen, observer: any KeyboardObserving,
        others: @escaping () -> [ConversationScreen]
    ) {
        (self.screen, self.observer, self.others) = (screen, observer, others)
        let (ticker, restTicker) = (ticker, restTicker)
        cleanup = Cleanup {
            ticker.stop()
            restTicker.stop()
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
        respond(.now, isAnnounced: false)
    }

    // MARK: Events

    func start() {
        isRunning = true
        let content = screen.list?.contentSize.height ?? 0
        tracking.begin(isShown: screen.list?.window != nil && content > 0)
    }

    func stop() {
        isRunning = false
        watch = nil
        ticker.stop()
        withoutResponse { screen.letGo() }
        tracking.forget()
        state.forget()
        events.forget()
        place.forget()
        announcer.forget()
    }

    /// Responds to a list or a bar that has come into `window`, or to the list's having left its own.
    func windowChanged(to window: UIWindow?) {
        guard isRunning, let list = screen.list else { return }
        watch = window.map { window in
            let bar = screen.bar.flatMap { $0.window === window ? $0 : nil }
            return ConversationWatch(
                list, bar, in: window, scrolled: { [weak self] in self?.contentScrolled() },
                changed: { [weak self] in self?.layoutChanged($0) })
        }
        guard let window else { return announcer.forget() }
        observer.refresh(in: window)
        // Not laid out here, in the middle of the way to the window; the next layout tells.
        respond(.inLayout, isAnnounced: false)
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

    /// Responds to an input that is edited from now on, for which no keyboard may come.
    func editingBegan() {
        guard state.roomOfOthers > 0 else { return }
        respond(.animated(KeyboardAnimation()), isAnnounced: false)
    }

    private func layoutChanged(_ change: ConversationLayoutChange) {
        guard !isResponding, let isNews else { return }
        // Content that becomes longer than its space may get the system's inset.
        let needsRoom = change == .place || isNews
        if !state.hasAppeared || needsRoom && !animations.isUnderWay {
            respond(.inLayout, isAnnounced: false)
        } else {
            isNews ? follow() : noteEnd()
        }
        if screen.keptRoom > state.room.total { contentMayRest() }
    }

    /// Responds to an offset that somebody has written, before the layout in which rows are measured.
    private func contentScrolled() {
        guard !isResponding, let content = screen.content, !tracking.isNews(content.lengths) else {
            return
        }
        place.forgetRows()
        tracking.scrolled(content, with: state.roomAtEnd, in: screen.motion)
    }

    /// A Boolean value that indicates whether something has arrived since the last event; `nil` while
    /// the list isn't in a window.
    private var isNews: Bool? { screen.content.map { tracking.isNews($0.lengths) } }

    /// Moves the content to its end.
    func scrollToEnd(animated: Bool) {
        guard screen.list?.window != nil else { return }
        withoutResponse { screen.layOut() }
        guard let content = screen.content else { return }
        tracking.beginReturn()
        state.showEnd()
        screen.scroll(to: content.end(with: state.roomAtEnd), animated: animated)
        noteEnd()
    }

    // MARK: The room

    /// Responds to what is on the screen now, or is announced to be.
    private func respond(_ timing: Timing, isAnnounced: Bool) {
        guard isRunning, !isResponding, screen.list?.window != nil else { return }
        layOut(for: timing)
        guard var moment = screen.moment(isAnnounced: isAnnounced) else { return }
        moment.room.minimum = state.rules.minimumRoomBelow
        watch?.update()
        if !isAnnounced, !moment.isDragged, !moment.motion.isHeld, observer.keyboardIsResting {
            // No source says that a keyboard that springs back is told.
            state.settle()
        }
        let isNews = isNews == true
        let isChanged = apply(change(for: moment), timing)
        if state.owesEnd { awaitRest() }
        // What has arrived comes first, also while the list was away.
        isNews || isChanged && tracking.isReturning ? follow() : noteEnd()
    }

    private func layOut(for timing: Timing) {
        switch timing {
        case .inLayout: return
        // What is pending belongs to the app's animation.
        case .now where UIView.inheritedAnimationDuration > 0: return
        case .now, .animated: withoutResponse { screen.layOut() }
        }
        // What has arrived in that layout comes first.
        if state.hasAppeared, isNews == true { follow() }
    }

    private func change(for moment: ConversationScreen.Moment) -> ConversationState.Change {
        guard state.hasAppeared else { return state.appear(with: moment.room) }
        let focus = focus(of: moment.focus)
        return moment.isDragged
            ? state.drag(to: moment.room, of: moment.list, in: moment.motion, focus: focus)
            : state.change(to: moment.room, of: moment.list, in: moment.motion, focus: focus)
    }

    private func focus(of view: UIView?) -> ConversationFocus {
        guard let view else { return .unknown }
        if screen.contains(view) { return .here }
        return others().contains { $0.contains(view) } ? .elsewhere : .unknown
    }

    /// Keeps the room and moves the content, and returns whether there was anything to do.
    private func apply(_ change: ConversationState.Change, _ timing: Timing) -> Bool {
        let isChange =
            change.offset != nil || screen.keptRoom != change.room.total
            || screen.keptIndicatorRoom != change.room.covered || screen.insetIsReplaced
        guard isChange else { return false }
        perform(timing) {
            self.keepRoom()
            // A list that is on its way to its end goes on to where that is by now.
            guard let offset = change.offset, !self.tracking.isReturning else { return }
            self.screen.scroll(to: offset)
        }
        return true
    }

    /// Keeps the room or, while people move the content, as much as it needs to stay where it is.
    private func keepRoom() {
        guard let content = screen.content else { return }
        let held = state.held(of: content, in: screen.motion, kept: screen.keptRoom)
        screen.keep(held, covered: state.room.covered)
        if held > state.room.total { awaitRest() }
    }

    private func perform(_ timing: Timing, _ changes: @escaping () -> Void) {
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
            // What has moved meanwhile wasn't looked at.
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

    private func awaitRest() {
        ticker.start { [weak self] in self?.contentMayRest() }
    }

    /// Lets go of the room that is held for people, and makes up for a lift, as soon as the content
    /// rests.
    private func contentMayRest() {
        guard let content = screen.content else { return ticker.stop() }
        guard !state.isFrozen else { return }
        let motion = screen.motion
        if motion.isFinger { state.touch() }
        guard !motion.isHeld else {
            if screen.keptRoom > state.room.total { withoutResponse { keepRoom() } }
            return
        }
        ticker.stop()
        let offset = state.rest(content)
        if screen.keptRoom != state.room.total || offset != content.axis.offset {
            perform(.animated(KeyboardAnimation())) {
                self.keepRoom()
                self.screen.scroll(to: offset)
            }
        }
        noteEnd()
    }

    // MARK: The end

    /// Moves the content along with what has arrived at its end, if the list was there.
    private func follow() {
        guard isRunning, !isResponding, let content = screen.content else { return }
        let motion = screen.motion
        // What arrives meanwhile is followed afterward.
        if state.isFrozen, motion == .rest, tracking.isAtEnd != nil { return }
        let follows = tracking.follows(
            in: motion, at: content.position, isScrolled: screen.isScrolled)
        if follows, !state.isFrozen {
            let (end, isReturning) = (content.end(with: state.roomAtEnd), tracking.isReturning)
            if isReturning, end != content.axis.offset { tracking.beginReturn() }
            withoutResponse { screen.scroll(to: end, animated: isReturning) }
        } else if isSettled {
            keepPlace(in: content)
        }
        noteEnd()
    }

    /// Scrolls so that the rows in view are where they were, although others were put in front.
    private func keepPlace(in content: ConversationList) {
        guard let list = screen.list else { return }
        let shift = place.shift(in: list, isInverted: content.isInverted)
        guard abs(shift) > 0.01 else { return }
        let lift = content.isInverted ? -shift : shift
        withoutResponse {
            screen.scroll(to: content.offset(liftedBy: lift, with: state.room.total))
        }
    }

    /// A Boolean value that indicates whether rows can be put in front without moving what people read.
    var isSettled: Bool {
        !state.isFrozen && screen.motion == .rest && !screen.isScrolled && !tracking.isReturning
    }

    /// Waits until rows can be put in front without moving what people read, or the task is canceled.
    func settled() async {
        guard isRunning, !isSettled else { return }
        let rests = rests.stream()
        restTicker.start { [weak self] in self?.mayBeSettled() }
        for await _ in rests { return }
    }

    private func mayBeSettled() {
        guard isSettled || !isRunning else { return }
        restTicker.stop()
        rests.send(())
    }

    /// Records and tells whether the list is at its end.
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
    }
}

extension KeyboardObserving {
    /// A Boolean value that indicates whether the keyboard isn't on its way.
    @MainActor fileprivate var keyboardIsResting: Bool {
        keyboardState == .didShow || keyboardState == .didHide
    }
}
