import CoreGraphics
import UIKit

/// An object that responds to the events of an assistant by updating first the inset and then the
/// position.
///
/// A response takes one layout and one offset change if anything must change, and nothing otherwise.
@MainActor
final class KeyboardEventResponder {
    private let screen: KeyboardScreen
    private let inset: KeyboardInset
    private let positioner: InputPositioner
    private let scope: ResponseScope
    private let editPoints: EditPointTracker
    private let recorder: MoveRecorder
    /// The rules that the app has set; `nil` between events, so that no object of the app's is kept.
    private var current: PositionRules?
    private var running: Running?

    /// The objects of a running assistant.
    private struct Running {
        /// The watch for layouts that move the edited input.
        let watch: DisplacementWatch
        /// Responds to a layout that was postponed.
        let layoutChanged: () -> Void
        /// Positions an input above a keyboard of the given height; `nil` if the positioner does.
        let position: ((UIView, CGFloat) -> Void)?
    }

    init(
        on screen: KeyboardScreen, inset: KeyboardInset, positioner: InputPositioner,
        scope: ResponseScope, editPoints: EditPointTracker, recorder: MoveRecorder
    ) {
        (self.screen, self.inset, self.positioner) = (screen, inset, positioner)
        (self.scope, self.editPoints, self.recorder) = (scope, editPoints, recorder)
    }

    /// Runs `response` as the response to `cause`, and records the response while recording is on.
    ///
    /// Every event comes through here.
    ///
    /// - Parameters:
    ///   - cause: The event; `nil` for an event that isn't recorded.
    ///   - rules: The rules that the app has set.
    ///   - scrollView: A scroll view that `response` may scroll although it isn't around the input.
    func respond(
        to cause: @autoclosure () -> KeyboardAssistant.Move.Cause?, by rules: PositionRules,
        in scrollView: UIScrollView? = nil, _ response: () -> Void
    ) {
        let isOutermost = current == nil
        current = rules
        defer { if isOutermost { current = nil } }
        recorder.record(
            cause(), in: scrollView, input: { screen.editedInput }, facts: facts,
            respond: response)
    }

    private var rules: PositionRules { current ?? PositionRules() }

    /// Returns the facts that explain why nothing has changed with the keyboard in `context`.
    private func facts(in context: KeyboardContext?) -> MoveFacts {
        let (input, scrollView) = (screen.editedInput, positioner.scrollView)
        return MoveFacts(
            keyboard: screen.kind(of: context?.position),
            others: context.flatMap { inset.avoider(among: $0.others) },
            hasInput: input != nil, scrolls: positioner.scrolls,
            isInside: scrollView.map { input?.isDescendant(of: $0) == true } ?? false,
            isScrolledByPeople: positioner.isScrolledByPeople,
            isVisible: running?.watch.sight.wasVisible ?? true)
    }

    // MARK: Starting and stopping

    /// A Boolean value that indicates whether the assistant is running.
    var isRunning: Bool { running != nil }

    /// Begins to observe the touches of `touches` or else the touches in the scroll view.
    ///
    /// - Parameters:
    ///   - layoutChanged: Called during a layout that moves an observed view.
    ///   - position: Positions an input; `nil` if the positioner does.
    func begin(
        touches: TouchObserver?, layoutChanged: @escaping () -> Void,
        position: ((UIView, CGFloat) -> Void)?
    ) {
        running = Running(
            watch: DisplacementWatch(moved: layoutChanged), layoutChanged: layoutChanged,
            position: position)
        editPoints.use(touches ?? positioner.scrollView.map(TouchObserver.init))
    }

    /// Ends observing.
    func end() {
        running = nil
        editPoints.use(nil)
        inset.followKeyboard()
    }

    /// A Boolean value that indicates whether the assistant is changing the layout.
    var isResponding: Bool { scope.isActive }

    // MARK: The keyboard and the focus

    /// Responds to `event` of the keyboard.
    func keyboardChanged(_ event: KeyboardEvent) {
        switch event {
        case .frameChanged(let transition):
            inset.followKeyboard()
            update(with: transition.animation, isMoving: true)
        // In the meantime, the system may have moved a sheet to avoid the keyboard, or added
        // insets.
        case .stateChanged(.didShow):
            update(with: nil, isMoving: false)
            if isRunning { editPoints.forgetEndedTouch() }
        case .stateChanged(.didHide): inset.keyboardDidHide()
        case .stateChanged, .heightChanged: break
        }
    }

    /// Responds to another focus.
    func focusChanged(_ change: InputNavigator.FocusChange) {
        if change.from === change.to { positioner.forgetPositioned() }
        refresh {
            // Other components may write the number before the keyboard's notification comes here.
            if screen.keyboardIsHidden { inset.noteRest() }
            update(with: nil)
        }
    }

    /// Responds to the present keyboard and focus; with an `animation`, the keyboard is moving.
    func started(with animation: KeyboardAnimation?) {
        refresh {
            update(with: animation, isMoving: animation != nil || screen.keyboardIsMoving)
        }
    }

    /// Runs `update` after reading a keyboard that appeared without a notification.
    private func refresh(_ update: () -> Void) {
        ResponderAnswers.duringSameEvent {
            screen.refresh()
            update()
        }
        if !screen.keyboardIsMoving { editPoints.forgetEndedTouch() }
    }

    /// Makes the current inset this assistant's, and positions nothing.
    func takeOver() {
        let context = note(screen.context(by: rules))
        let plan = inset.plan(for: context, isMoving: screen.keyboardIsMoving)
        guard isRunning else { return }
        _ = inset.adopt(plan)
        scope.withoutResponse { inset.takeOver(plan.inset) }
        _ = positioner.isDue(screen.editedInput, in: context)
        observeLayout(in: context)
        record(under: context?.keyboard)
    }

    // MARK: Updating

    /// Responds to the current state of the keyboard and the focus.
    ///
    /// Without a keyboard animation, the assistant's own duration is used.
    func update(with animation: KeyboardAnimation?) {
        update(with: animation, isMoving: screen.keyboardIsMoving)
    }

    private func update(with animation: KeyboardAnimation?, isMoving: Bool) {
        guard isRunning else { return }
        let context = note(screen.laidOutContext(by: rules))
        update(with: animation, in: context, screen.editedInput, isMoving: isMoving)
    }

    /// Removes the inset.
    func removeInset(with animation: KeyboardAnimation) {
        update(with: animation, in: nil, nil, isMoving: screen.keyboardIsMoving)
    }

    private func update(
        with animation: KeyboardAnimation?, in context: KeyboardContext?, _ input: UIView?,
        isMoving: Bool
    ) {
        let plan = inset.plan(for: context, isMoving: isMoving)
        let frame = screen.keyboardFrame
        // The app may have stopped the assistant when its observer was asked.
        guard isRunning else { return }
        var response = EventResponse(
            // Only here, and not in layouts, because others may set the number in each of them.
            changesInset: inset.adopt(plan) || inset.isLost, hasInput: input != nil,
            // People who drag the keyboard decide themselves what they see.
            isDue: context?.keyboard?.isDragged != true && positioner.isDue(input, in: context),
            wasAwaited: positioner.awaitedInset(!inset.awaitsOthers))
        if response.dependsOnDisplacement { response.isDisplaced = isDisplaced(in: context) }
        if response.isNecessary {
            let update = Update(
                context: context, frame: frame, input: input, inset: plan.inset,
                response: response)
            perform(update, animation)
        } else {
            running?.watch.sight.respond(byPositioning: false)
        }
        guard isRunning else { return }
        // New probes cause a layout of a whole window. The system applies the layout at the end of the
        // turn.
        observeLayout(in: context)
        let edited = screen.editedInput
        let isFirst = running?.watch.sight.isOf(edited.map(ObjectIdentifier.init)) == false
        record(under: context?.keyboard.map { screen.update($0, by: rules) })
        // Before an input is recorded for the first time, scrolls have begun for something else.
        if response.isDue, isFirst {
            running?.watch.followScrolls(of: positioner.scrollViews(around: edited))
        }
    }

    /// The changes for an event.
    private struct Update {
        let context: KeyboardContext?
        /// The keyboard's frame on the screen.
        let frame: CGRect?
        /// The input to position; `nil` if there is none.
        let input: UIView?
        let inset: CGFloat
        let response: EventResponse
    }

    /// Returns a Boolean value that indicates whether the edited part has to be shown again, for
    /// example because another component has changed an inset, which moves no view.
    private func isDisplaced(in context: KeyboardContext?) -> Bool {
        guard let keyboard = context?.keyboard, !keyboard.isDragged,
            !positioner.isScrolledByPeople
        else { return false }
        let axes = positioner.axes(around: screen.editedInput)
        return isDisplaced(in: regions(under: screen.update(keyboard, by: rules)), since: axes)
    }

    private func perform(_ update: Update, _ animation: KeyboardAnimation?) {
        let arrivals = positioner.axes(around: screen.editedInput)
        let offset = positioner.scrollView?.contentOffset.y
        scope.respond(with: animation ?? rules.animation) {
            if update.response.changesInset, self.isRunning {
                let isHide = update.context?.keyboard == nil
                self.apply(update.inset, .keyboard(animation), isHide: isHide)
                self.inset.layOut()
            }
            // The app may have stopped the assistant in that layout.
            guard self.isRunning else { return }
            self.show(update, offset: offset, since: arrivals)
        }
    }

    /// Brings the edited input into view after the inset has changed.
    ///
    /// `offset` and `arrivals` are those before the change.
    private func show(_ update: Update, offset: CGFloat?, since arrivals: [ScrollAxis]) {
        let keyboard = keyboard(after: update)
        let showing = update.response.showing(isSameKeyboard: keyboard != nil) {
            guard let keyboard, let input = update.input else { return false }
            return positioned(input).map { positioner.isCovered($0, by: keyboard) } ?? false
        }
        switch showing {
        case .position:
            guard let keyboard, let input = update.input else { return }
            position(input, above: keyboard, in: update.context)
            running?.watch.sight.respond(byPositioning: true)
        case .keepVisible:
            if update.response.changesInset { inset.settleOffset(from: offset) }
            keepVisible(since: arrivals, under: keyboard)
        case .nothing: running?.watch.sight.respond(byPositioning: false)
        }
    }

    /// Returns the keyboard after a layout that may have moved the footer; `nil` if the app has closed
    /// or moved the keyboard in that layout, because such a change is another event.
    ///
    /// In the absence of a keyboard, a keyboard that covers nothing is returned.
    private func keyboard(after update: Update) -> KeyboardGeometry? {
        guard screen.keyboardFrame == update.frame else { return nil }
        return update.context?.keyboard.map { screen.update($0, by: rules) }
            ?? screen.anyView?.window.map(KeyboardGeometry.absent)
    }

    /// Returns `input` with all that determines what of it is visible; `nil` if the app, when it was
    /// asked for related views, moved the focus or stopped the assistant, which was responded to.
    private func positioned(_ input: UIView) -> PositionedInput? {
        let positioned = positioner.positioned(input, by: rules)
        return isRunning && screen.editedInput === input ? positioned : nil
    }

    /// Scrolls `input` into view above `keyboard`, or lets the app position the input.
    private func position(
        _ input: UIView, above keyboard: KeyboardGeometry, in context: KeyboardContext?
    ) {
        guard let position = running?.position else {
            guard let positioned = positioned(input) else { return }
            return positioner.position(
                positioned, above: keyboard, by: rules,
                awaitsInset: context?.others.willAvoidKeyboard == true)
        }
        // The input may be in another window than the assistant's.
        let isHere = context?.window === input.window
        let actual = isHere ? context : note(screen.context(of: input, by: rules))
        if let height = actual?.keyboard?.overlap, height > 0 { position(input, height) }
    }

    // MARK: The inset

    /// The changes to which assistants inside of the scroll view respond, because they now need less
    /// inset.
    enum OuterChange {
        /// The inset changed with the keyboard and the keyboard's animation, if there is one.
        case keyboard(KeyboardAnimation?)
        /// The inset changed in a layout.
        case layout
    }

    /// Responds to an assistant that has changed its inset around this assistant's scroll view.
    func outerInsetChanged(_ change: OuterChange) {
        switch change {
        case .keyboard(let animation): update(with: animation)
        case .layout: layoutChanged()
        }
    }

    /// Shows the edited part, after another assistant of the scroll view has lowered a number that they
    /// share.
    func sharedNumberLowered() {
        guard let context = note(screen.context(by: rules)), let keyboard = context.keyboard,
            isDisplaced(in: context)
        else { return }
        scope.withoutResponse {
            keepVisible(since: positioner.axes(around: screen.editedInput), under: keyboard)
        }
        record(under: keyboard)
    }

    /// Applies `inset`, and lets the assistants inside respond to `change`.
    ///
    /// - Parameter isHide: A Boolean value that indicates whether `inset` is zero because the keyboard is
    ///   hidden, and not because others avoid it.
    private func apply(_ inset: CGFloat, _ change: OuterChange, isHide: Bool = false) {
        let rules = PositionRules(duration: rules.duration)
        self.inset.apply(inset, isHide: isHide) { [weak self] changes in
            guard let self else { return rules.animation.perform(changes) }
            respond(to: .scrollEnd, by: rules) {
                self.scope.animate(with: rules.animation, changes)
            }
        }
        for assistant in RunningAssistants.inside(positioner.scrollView) {
            assistant.respond(to: .otherAssistant) { $0.outerInsetChanged(change) }
        }
    }

    /// Lets the app set the inset to `inset`, until the keyboard moves.
    func setInset(_ inset: CGFloat, animated: Bool) {
        leaveInsetToApp(animated: animated) {
            self.apply(inset, .keyboard(nil), isHide: self.screen.keyboardFrame == nil)
        }
    }

    /// Lets the app set the number to `value`, without the inset, until the keyboard moves.
    func resetInset(to value: CGFloat, animated: Bool) {
        leaveInsetToApp(animated: animated) { self.inset.reset(to: value) }
    }

    private func leaveInsetToApp(animated: Bool, _ change: @escaping () -> Void) {
        inset.leaveToApp(whileKeyboard: screen.keyboardFrame != nil)
        scope.respond(with: animated ? rules.animation : KeyboardAnimation(duration: 0)) {
            change()
            self.inset.layOut()
        }
    }

    // MARK: Calls

    /// Scrolls `scrollView` so that `input` moves to its position, if a keyboard is docked.
    func reposition(
        _ scrollView: UIScrollView, to input: UIView,
        constraint: KeyboardAssistant.RepositionConstraint, offset: CGFloat
    ) {
        var rules = rules
        rules.constraint = constraint
        guard let context = note(screen.context(of: scrollView, by: rules)),
            let keyboard = context.keyboard, keyboard.isDocked
        else { return }
        positioner.scroll(
            scrollView, to: positioner.positioned(input, by: rules), above: keyboard, by: rules,
            offset: offset, awaitsInset: context.others.willAvoidKeyboard)
    }

    /// Scrolls the row at `rect` to the expected position of its input.
    func reveal(rowAt rect: CGRect, in scrollView: UIScrollView) {
        let context = note(screen.context(of: scrollView, by: rules))
        let others = context?.others ?? AvoiderSearch(in: scrollView)
        positioner.reveal(
            rowAt: rect, above: context?.keyboard, by: rules, awaitsInset: others.willAvoidKeyboard)
    }

    /// Responds to a change of the views that belong to the edited input.
    func relatedViewsChanged() {
        guard let context = note(screen.context(by: rules)), context.keyboard != nil else { return }
        observeLayout(in: context)
        guard !scope.isActive else { return }
        scope.animate(with: rules.animation) { self.layoutChanged(in: context) }
    }

    // MARK: Layouts

    /// Responds to a layout that moved the focused input or the scroll view, in the same layout
    /// pass.
    ///
    /// The scrolling uses the same animation as the layout.
    ///
    /// A layout in which another assistant of the scroll view responds to an event needs no response: the
    /// event is this assistant's as well, and by then layout guides may be elsewhere.
    func layoutChanged() {
        guard !scope.isActive, !RunningAssistants.change(positioner.scrollView) else { return }
        layoutChanged(in: note(screen.context(by: rules)))
    }

    private func layoutChanged(in context: KeyboardContext?) {
        guard let context, let keyboard = context.keyboard, let running else { return }
        let collections = positioner.collectionViews(around: screen.editedInput)
        running.watch.respond(changing: collections, later: running.layoutChanged) {
            scope.withoutResponse {
                let arrivals = positioner.axes(around: screen.editedInput)
                let plan = inset.plan(for: context, isMoving: screen.keyboardIsMoving)
                guard isRunning else { return }
                if inset.adopt(plan) { apply(plan.inset, .layout) }
                keepVisible(since: arrivals, under: keyboard)
            }
            record(under: keyboard)
        }
    }

    /// Observes the layout of the scroll view, the footer, the keyboard layout guide, and the focused
    /// input with the views that belong to the input, while the keyboard is shown.
    private func observeLayout(in context: KeyboardContext?) {
        guard let watch = running?.watch else { return }
        guard let context, context.keyboard != nil else { return watch.end() }
        let input = positioner.scrolls ? screen.editedInput : nil
        watch.observe(
            input, with: input.map { positioner.views(relatedTo: $0, by: rules) } ?? [],
            in: positioner.scrollView,
            frames: [screen.layoutRoot, rules.footer].compactMap(\.self),
            guideOf: context.window)
    }

    /// Scrolls the edited part, and the views that belong to the input, back into view after a layout
    /// has moved them out of view, unless people are scrolling.
    ///
    /// `arrivals` are the axes of the scroll views before the response to the layout began.
    private func keepVisible(since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry?) {
        guard let keyboard, let input = screen.editedInput,
            isDisplaced(in: regions(under: keyboard), since: arrivals),
            let positioned = positioned(input)
        else { return noteResponse(isRevealing: false) }
        positioner.reveal(positioned, above: keyboard)
        noteResponse(isRevealing: true)
    }

    private func noteResponse(isRevealing: Bool) {
        running?.watch.sight.respond(
            byRevealing: isRevealing, touchCount: editPoints.touchCount)
    }

    private func isDisplaced(in regions: [EditedRegion], since arrivals: [ScrollAxis]) -> Bool {
        !positioner.isScrolledByPeople
            && running?.watch.isDisplaced(
                in: regions, since: arrivals, touchCount: editPoints.touchCount) == true
    }

    private func record(under keyboard: KeyboardGeometry?) {
        running?.watch.sight.record(
            keyboard.map(regions) ?? [],
            touchCount: positioner.isScrolledByPeople ? nil : editPoints.touchCount)
    }

    private func regions(under keyboard: KeyboardGeometry) -> [EditedRegion] {
        guard let input = screen.editedInput else { return [] }
        return positioner.regions(of: positioner.positioned(input, by: rules), under: keyboard)
    }

    // MARK: Typing

    /// Follows the caret of `typedIn`, and the layout changes caused by typing.
    ///
    /// If the edited line is visible, nothing moves, even after people have scrolled.
    func caretMoved(in typedIn: Any?) {
        guard isRunning, positioner.scrolls, let input = screen.inputBeingTypedIn,
            (typedIn as AnyObject?) === input, var context = note(screen.context(by: rules)),
            let keyboard = context.keyboard, !input.scrollsItself
        else { return }
        editPoints.forgetEndedTouch()
        editPoints.followSelection(of: input)
        let arrivals = positioner.axes(around: screen.editedInput)
        // Layout changes caused by typing are handled below, with animation.
        scope.withoutResponse { screen.layOut(with: rules.footer) }
        context.keyboard = screen.update(keyboard, by: rules)
        followTyping(in: input, since: arrivals, in: context)
    }

    private func followTyping(
        in input: UIView, since arrivals: [ScrollAxis], in context: KeyboardContext
    ) {
        guard let keyboard = context.keyboard else { return }
        let plan = inset.plan(for: context, isMoving: screen.keyboardIsMoving)
        guard isRunning else { return }
        let changesInset = inset.adopt(plan) && inset.dependsOnContent
        let regions = regions(under: keyboard)
        let isVisible =
            regions.allSatisfy(\.isVisible) && !isDisplaced(in: regions, since: arrivals)
        if changesInset || !isVisible {
            scope.respond(with: rules.animation) {
                if changesInset { self.apply(plan.inset, .keyboard(nil)) }
                guard !isVisible, let positioned = self.positioned(input) else { return }
                self.positioner.reveal(positioned, above: keyboard)
            }
        }
        record(under: keyboard)
        // Views that belong to the input may have joined.
        observeLayout(in: context)
    }

    /// Records `context` as the context of the response, and returns `context`.
    private func note(_ context: KeyboardContext?) -> KeyboardContext? {
        if let context { recorder.note(context) }
        return context
    }
}

extension UIView {
    /// A Boolean value that indicates whether people are scrolling the text view.
    ///
    /// The text view then keeps the selection visible itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}
