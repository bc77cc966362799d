import Foundation

extension UIFocusSystem {
    /// Ends a turn of the run loop: performs requests, restores the focus of screens that return,
    /// moves focus from items that have disappeared, and hides unused focus.
    package func endTurn() {
        let wasRequested = requested != nil
        carryOutRequest()
        let isNewScreen = noteFrontController(inTransition: wasRequested)
        guard isNewScreen || trace != nil, let search else { return }
        if isNewScreen, !wasRequested { restore(search) }
        replaceWhatIsGone(search)
        restIfUnused()
    }

    /// Returns a Boolean value that indicates whether another screen has come to the front since
    /// the last turn.
    /// - Parameter inTransition: A Boolean value that indicates whether a screen counts that is
    ///   still in transition.
    private func noteFrontController(inTransition: Bool) -> Bool {
        let front = activeWindow?.rootViewController?.deepestVisible
        guard front !== frontController, inTransition || front?.transitionCoordinator == nil else {
            return false
        }
        frontController = front
        return true
    }

    /// Returns a Boolean value that indicates whether the focused item can still be focused.
    private func isPresent(_ search: FocusSearch) -> Bool {
        current.map { search.survey.candidate(for: $0) != nil } ?? false
    }

    // MARK: Screens that return

    /// Restores focus.
    ///
    /// Apple's reference of `restoresFocusAfterTransition`: the last item is focused again once its
    /// controller is visible again.
    private func restore(_ search: FocusSearch) {
        guard !isPresent(search), editedInput == nil, let item = lastItemInFront(search) else {
            return
        }
        // Our choice: a dismissed keyboard doesn't return by itself, and focus that wasn't used for
        // long waits for a key.
        guard !item.isTextInput, item.focusItemDeferralMode != .always,
            !patience.isOver(at: VirtualClock.current.now)
        else {
            hide(waitingFor: item, isForced: true)
            return
        }
        move(to: item, isForced: true)
    }

    /// Returns the last focused item on the screen in front, if it wants focus back.
    private func lastItemInFront(_ search: FocusSearch) -> (any UIFocusItem)? {
        guard let front = activeWindow?.rootViewController?.deepestVisible else { return nil }
        let around = sequence(first: front, next: \.parent)
        guard let item = around.lazy.compactMap({ memory.lastItem(in: $0) }).first,
            search.survey.candidate(for: item) != nil, item.isRestoredOnItsScreen
        else { return nil }
        return item
    }

    // MARK: Items that have disappeared

    /// Moves focus to the input that is being edited, or else to the nearest item that is left.
    ///
    /// Focus is hidden if its screen has disappeared, and while an input that can't be focused is
    /// edited, so that people go on typing. Apple's forums, thread 711072, for the nearest item; the
    /// rest is our choice.
    private func replaceWhatIsGone(_ search: FocusSearch) {
        guard let trace, !isPresent(search) else { return }
        let isOnScreen = !trace.hasLostScreen(in: activeWindow?.focusRoot)
        if let edited = editedItem(search) {
            move(to: edited, isForced: true)
        } else if isOnScreen, editedInput == nil, let nearest = search.nearest(to: trace) {
            move(to: nearest, isForced: true)
        } else {
            let first = search.firstTarget(in: activeWindow?.focusController)
            hide(waitingFor: lastItemInFront(search) ?? first, isForced: true)
        }
    }

    /// The input that is being edited, about which the engine may not have been notified yet.
    private var editedInput: (any UIFocusItem)? {
        let input = activeWindow?.firstResponder as? any UIFocusItem
        return input?.isTextInput == true ? input : nil
    }

    private func editedItem(_ search: FocusSearch) -> (any UIFocusItem)? {
        editedInput.flatMap(search.target)
    }

    // MARK: Rest

    /// Hides focus that isn't used.
    ///
    /// Apple's header of `focusItemDeferralMode`: focus that must not be deferred stays visible.
    private func restIfUnused() {
        let now = VirtualClock.current.now
        guard let current, patience.isOver(at: now), !current.isTextInput,
            current.focusItemDeferralMode != .never, !hide(waitingFor: current)
        else { return }
        // An item that refuses isn't asked again at once.
        patience.noteUse(at: now)
    }
}

extension FocusSearch {
    /// Returns the first target in the innermost environment around the item that has one.
    fileprivate func nearest(to trace: FocusTrace) -> (any UIFocusItem)? {
        trace.screen.lazy.compactMap { around in
            survey.candidates.contains { around.contains($0.item) } ? target(in: around) : nil
        }.first
    }
}

extension UIFocusItem {
    /// A Boolean value that indicates whether the controller of the item's screen restores focus.
    fileprivate var isRestoredOnItsScreen: Bool {
        focusAncestry.lazy.compactMap { $0 as? UIViewController }.first?
            .restoresFocusAfterTransition ?? true
    }
}
