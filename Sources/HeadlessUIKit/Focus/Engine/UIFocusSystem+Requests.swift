import Foundation

extension UIFocusSystem {
    /// Apple's header: a request of something further out wins over one from inside it.
    func accept(_ environment: any UIFocusEnvironment) {
        if let requested, requested !== environment, requested.contains(environment) { return }
        requested = environment
    }

    /// Apple's header: without effect unless what is focused is inside.
    func acceptNeed(of environment: any UIFocusEnvironment) {
        guard let item = current ?? deferred, environment.contains(item) else { return }
        accept(environment)
    }

    func carryOutRequest() {
        guard let environment = requested else { return }
        requested = nil
        guard let target = search?.target(in: environment) else { return }
        bring(to: target)
    }

    /// Focuses by code, which may wait to be seen until somebody uses the keyboard.
    ///
    /// Apple's header: `always` takes focus out of sight, `never` shows it at once. That
    /// `automatic` shows it where focus is in use already is our choice.
    func bring(to target: any UIFocusItem) {
        switch target.focusItemDeferralMode {
        case .never: move(to: target)
        case .automatic where current != nil || target.isTextInput: move(to: target)
        case .automatic: deferred = target
        case .always:
            guard move(to: nil) else { return }
            deferred = target
        }
    }

    /// Ends a turn of the run loop: requests are met, and what vanished gives focus away.
    package func endTurn() {
        carryOutRequest()
        guard let lost = current, let search, search.survey.candidate(for: lost) == nil else {
            return
        }
        // The nearest place that is left, which for a list that was reloaded is the list.
        let target = lost.focusAncestry.dropFirst().lazy.compactMap { around in
            search.survey.candidates.contains { around.contains($0.item) }
                ? search.target(in: around) : nil
        }.first
        move(to: target ?? search.survey.candidates.first?.item)
    }
}

extension UIFocusItem {
    /// Whether focus there is editing.
    var isTextInput: Bool { self is any UIKeyInput }
}
