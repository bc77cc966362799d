import CoreGraphics
import UIKit

// From an event to an inset and an offset.
extension KeyboardAssistant {
    /// Runs `response` as the response to `cause`, which is recorded if moves are.
    ///
    /// Every event comes through here once.
    ///
    /// - Parameters:
    ///   - cause: The event; `nil` if it isn't recorded.
    ///   - scrollView: A scroll view that `response` may scroll although it isn't around the input.
    func respond(
        to cause: @autoclosure () -> Move.Cause?, in scrollView: UIScrollView? = nil,
        _ response: () -> Void
    ) {
        recorder.record(
            cause(), in: scrollView, input: { inputToPosition }, facts: facts, respond: response)
    }

    // MARK: The keyboard and the focus

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

    func focusChanged(_ change: InputNavigator.FocusChange) {
        if change.from === change.to { positioner.forgetPositioned() }
        updateFromWindow { update(with: nil) }
    }

    /// Responds to what there already is when the assistant starts.
    ///
    /// With an `animation`, the keyboard is moving.
    func started(with animation: KeyboardAnimation?) {
        updateFromWindow {
            update(with: animation, isMoving: animation != nil || scope.keyboardIsMoving)
        }
    }

    /// Runs `update` after reading a keyboard that no notification has announced.
    private func updateFromWindow(_ update: () -> Void) {
        AskedBars.duringSameEvent {
            // There was no notification for a keyboard that stayed up from another screen.
            if let window = anyView?.window { observer.refresh(in: window) }
            update()
        }
        if !scope.keyboardIsMoving { editPoints.forgetEndedTouch() }
    }

    /// Makes the current inset this assistant's, and positions nothing.
    func takeOver() {
        let context = context()
        let plan = inset.plan(for: context, isMoving: scope.keyboardIsMoving)
        _ = inset.adopt(plan)
        scope.withoutResponse { inset.takeOver(plan.inset) }
        _ = positioner.isDue(inputToPosition, in: context)
        observeLayout(in: context)
        recordRegions(under: context?.keyboard)
    }

    // MARK: Updating

    /// Responds to the current state of the keyboard and the focus by updating first the inset and
    /// then the position.
    ///
    /// Without a keyboard animation, the assistant's own duration is used.
    func update(with animation: KeyboardAnimation?) {
        update(with: animation, isMoving: scope.keyboardIsMoving)
    }

    /// Responds to the current state while the keyboard `isMoving`, or has come to rest.
    func update(with animation: KeyboardAnimation?, isMoving: Bool) {
        guard isRunning else { return }
        let input = { self.inputToPosition }
        update(with: animation, in: laidOutContext(), input: input, isMoving: isMoving)
    }

    /// Removes the inset because the assistant stops.
    func stopping(with animation: KeyboardAnimation) {
        let isMoving = scope.keyboardIsMoving
        update(with: animation, in: nil, input: { nil }, isMoving: isMoving)
    }

    /// This takes one layout and one offset change if anything must change, and nothing otherwise.
    private func update(
        with animation: KeyboardAnimation?, in context: KeyboardContext?, input: () -> UIView?,
        isMoving: Bool
    ) {
        let plan = inset.plan(for: context, isMoving: isMoving)
        let update = Update(
            context: context, frame: observer.keyboardFrame, input: input(), inset: plan.inset,
            changesInset: inset.adopt(plan))
        // People who drag the keyboard decide themselves what they see.
        let isDue =
            context?.keyboard?.isDragged != true
            && positioner.isDue(
                update.input, in: context, tellsLowering: type != .autoScrollView)
        let wasAwaited = positioner.awaitedInset(!inset.awaitsOthers)
        if update.changesInset || isDue || wasAwaited {
            carryOut(update, animation) { current in
                isDue || wasAwaited && self.isCovered(update.input, by: current)
            }
        }
        guard isRunning else { return }
        // New probes let a whole window be laid out, which the system does at the end of the turn.
        observeLayout(in: context)
        recordRegions(under: context?.keyboard.map(withFooter))
    }

    /// What an event changes.
    private struct Update {
        let context: KeyboardContext?
        /// The keyboard's frame on the screen.
        let frame: CGRect?
        /// The input to position; `nil` if there is none.
        let input: UIView?
        let inset: CGFloat
        let changesInset: Bool
    }

    private func carryOut(
        _ update: Update, _ animation: KeyboardAnimation?,
        positionsAbove isPositioned: @escaping (KeyboardGeometry?) -> Bool
    ) {
        let arrivals = update.changesInset ? positioner.axes(around: inputToPosition) : []
        let offset = scrollView?.contentOffset.y
        scope.respond(with: animation ?? rules.animation) {
            if update.changesInset {
                self.applyInset(update.inset) { $0.update(with: animation) }
                self.inset.layOut()
            }
            // The app may have stopped the assistant in that layout.
            guard self.isRunning else { return }
            let current = self.currentKeyboard(since: update)
            if isPositioned(current), let input = update.input, let current {
                self.position(input, above: current, in: update.context)
            } else if update.changesInset {
                self.inset.settleOffset(from: offset)
                self.keepVisible(since: arrivals, under: current)
            }
        }
    }

    /// Returns the keyboard after a layout, in which the footer may have moved; `nil` if the app has
    /// closed or moved the keyboard in that layout, which is another event.
    private func currentKeyboard(since update: Update) -> KeyboardGeometry? {
        guard observer.keyboardFrame == update.frame else { return nil }
        return update.context?.keyboard.map(withFooter)
            ?? anyView?.window.map(KeyboardGeometry.absent)
    }

    private func isCovered(_ input: UIView?, by keyboard: KeyboardGeometry?) -> Bool {
        guard let input, let keyboard else { return false }
        return positioner.isCovered(positioner.positioned(input, by: rules), by: keyboard)
    }

    /// Applies `inset`, and lets assistants whose scroll views are inside this one, and now need
    /// less inset, respond.
    func applyInset(_ inset: CGFloat, responding: (KeyboardAssistant) -> Void) {
        let animation = rules.animation
        self.inset.apply(inset) { [weak self] changes in
            guard let self else { return animation.perform(changes) }
            respond(to: .scrollEnd) { self.scope.animate(with: animation, changes) }
        }
        for assistant in Self.allRunning where assistant.isInside(scrollView) {
            assistant.respond(to: .otherAssistant) { responding(assistant) }
        }
    }

    // MARK: Layouts

    /// Responds to a layout that moved the focused input or the scroll view, in the same layout
    /// pass.
    ///
    /// The scrolling uses the same animation as the layout.
    func layoutChanged() {
        guard !scope.isActive else { return }
        layoutChanged(in: context())
    }

    /// Responds to a layout while the keyboard is that of `context`.
    func layoutChanged(in context: KeyboardContext?) {
        guard let context, let keyboard = context.keyboard else { return }
        let later = { [weak self] in
            guard let self else { return }
            respond(to: .layout) { self.layoutChanged() }
        }
        let collections = positioner.collectionViews(around: inputToPosition)
        watch?.respond(changing: collections, later: later) {
            scope.withoutResponse {
                let arrivals = positioner.axes(around: inputToPosition)
                let plan = inset.plan(for: context, isMoving: scope.keyboardIsMoving)
                if inset.adopt(plan) { applyInset(plan.inset) { $0.layoutChanged() } }
                keepVisible(since: arrivals, under: keyboard)
            }
            recordRegions(under: keyboard)
        }
    }

    /// Observes the layout of the scroll view, the footer, the keyboard layout guide, and the
    /// focused input with the views that belong to it while the keyboard is shown.
    func observeLayout(in context: KeyboardContext?) {
        guard let context, context.keyboard != nil else {
            watch?.end()
            return
        }
        let input = type == .autoScrollView ? inputToPosition : nil
        watch?.observe(
            input, with: input.map { positioner.views(relatedTo: $0, by: rules) } ?? [],
            in: scrollView, frames: [layoutRoot, footerView].compactMap(\.self),
            guideOf: context.window)
    }

    /// Scrolls the edited part, and the views that belong to the input, back into view if they were
    /// visible and no longer are, and nobody is scrolling.
    ///
    /// `arrivals` are the axes of the scroll views before the response to the layout began.
    private func keepVisible(since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry?) {
        guard let keyboard, let input = inputToPosition,
            isDisplaced(in: currentRegions(under: keyboard), since: arrivals)
        else { return }
        positioner.reveal(positioner.positioned(input, by: rules), above: keyboard)
    }

    private func isDisplaced(in regions: [EditedRegion], since arrivals: [ScrollAxis]) -> Bool {
        !positioner.isScrolledByPeople && watch?.isDisplaced(in: regions, since: arrivals) == true
    }

    private func recordRegions(under keyboard: KeyboardGeometry?) {
        watch?.record(keyboard.map(currentRegions) ?? [])
    }

    private func currentRegions(under keyboard: KeyboardGeometry) -> [EditedRegion] {
        guard let input = inputToPosition else { return [] }
        return positioner.regions(of: positioner.positioned(input, by: rules), under: keyboard)
    }

    // MARK: Typing

    /// Follows the caret of `input`, and the layout changes that typing caused.
    ///
    /// If the edited line is visible, nothing moves, even after people have scrolled.
    func caretMoved(in input: Any?) {
        guard isRunning, type == .autoScrollView, let edited = navigator.inputBeingTypedIn,
            (input as AnyObject?) === edited, let context = context(),
            let keyboard = context.keyboard, !edited.scrollsItself
        else { return }
        editPoints.forgetEndedTouch()
        editPoints.followSelection(of: edited)
        let arrivals = positioner.axes(around: inputToPosition)
        // Layout changes caused by typing are handled below, with animation.
        scope.withoutResponse { layOutPositioned() }
        var current = context
        current.keyboard = withFooter(keyboard)
        followTyping(in: edited, since: arrivals, in: current)
    }

    private func followTyping(
        in input: UIView, since arrivals: [ScrollAxis], in context: KeyboardContext
    ) {
        guard let keyboard = context.keyboard else { return }
        let plan = inset.plan(for: context, isMoving: scope.keyboardIsMoving)
        let changesInset = inset.adopt(plan) && inset.dependsOnContent
        let regions = currentRegions(under: keyboard)
        let isVisible =
            regions.allSatisfy(\.isVisible) && !isDisplaced(in: regions, since: arrivals)
        if changesInset || !isVisible {
            scope.respond(with: rules.animation) {
                if changesInset { self.applyInset(plan.inset) { $0.update(with: nil) } }
                guard !isVisible else { return }
                self.positioner.reveal(
                    self.positioner.positioned(input, by: self.rules), above: keyboard)
            }
        }
        recordRegions(under: keyboard)
        // Views that belong to the input may have joined.
        observeLayout(in: context)
    }
}

extension UIView {
    /// A Boolean value that indicates whether people are scrolling this text view, which then keeps
    /// its selection visible itself.
    fileprivate var scrollsItself: Bool { (self as? UIScrollView)?.isTracking ?? false }
}
