import CoreGraphics
import Foundation

extension UIFocusSystem {
    /// Focuses `item`, or no item, unless an affected environment refuses.
    ///
    /// Apple's reference: all environments that contain the old or the new item are asked and
    /// notified.
    /// - Parameter isForced: A Boolean value that indicates whether no environment is asked,
    ///   because the focused item has disappeared.
    @discardableResult
    func move(
        to item: (any UIFocusItem)?, heading: UIFocusHeading = [], isForced: Bool = false
    ) -> Bool {
        guard item !== current else {
            if item == nil { trace = nil }
            return true
        }
        let context = UIFocusUpdateContext(from: current, to: item, heading: heading)
        let concerned = environments(concernedBy: item)
        let isAllowed = isForced || concerned.allSatisfy { $0.shouldUpdateFocus(in: context) }
        guard isAllowed, item.map(inputAgrees) ?? true else {
            reportFailure(context)
            return false
        }
        defer { FirstResponderChange.consenting = nil }
        current = item
        trace = item.map(FocusTrace.init)
        waiting = nil
        if let item { arrive(at: item) }
        tell(concerned, context)
        // An environment may have moved focus when it was notified.
        if let item, current === item { follow(item, byUser: !heading.isEmpty) }
        return true
    }

    private func environments(
        concernedBy new: (any UIFocusItem)?
    ) -> [any UIFocusEnvironment] {
        var met: Set<ObjectIdentifier> = []
        // A removed item has no environments around it, so the previous ones count.
        let old = current.map { $0 === trace?.item ? trace?.ancestry ?? [] : $0.focusAncestry }
        return ((old ?? []) + (new?.focusAncestry ?? []))
            .filter { met.insert(ObjectIdentifier($0)).inserted }
    }

    private func arrive(at item: any UIFocusItem) {
        if let group = search?.survey.candidate(for: item)?.groups.last {
            memory.note(item, in: group)
        }
        item.reveal()
    }

    private func tell(_ concerned: [any UIFocusEnvironment], _ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        coordinator.run()
        post(Self.didUpdateNotification, context, coordinator)
    }

    private func follow(_ item: any UIFocusItem, byUser: Bool) {
        makeFirstResponder(around: item)
        guard byUser, current === item, let place = item.focusPlace,
            place.list.selectsByFocus(at: place.path),
            !place.list.isSelectedForFocus(at: place.path)
        else { return }
        place.list.performUserSelection(at: place.path)
    }

    func reportFailure(_ context: UIFocusUpdateContext) {
        post(Self.movementDidFailNotification, context, UIFocusAnimationCoordinator())
    }

    private func post(
        _ name: NSNotification.Name, _ context: UIFocusUpdateContext,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context,
                Self.animationCoordinatorUserInfoKey: coordinator,
            ])
    }
}
