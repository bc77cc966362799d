import CoreGraphics
import Foundation

extension UIFocusSystem {
    /// Focuses `item`, or nothing, unless somebody concerned refuses.
    ///
    /// Apple's reference: everybody who contains the old or the new item is asked, and told.
    @discardableResult
    func move(to item: (any UIFocusItem)?, heading: UIFocusHeading = []) -> Bool {
        guard item !== current else { return true }
        let context = UIFocusUpdateContext(from: current, to: item, heading: heading)
        let concerned = environments(concernedBy: current, item)
        guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            reportFailure(context)
            return false
        }
        current = item
        deferred = nil
        if let item { arrive(at: item) }
        tell(concerned, context)
        // Somebody who was told may have moved focus on.
        if let item, current === item { follow(item, byUser: !heading.isEmpty) }
        return true
    }

    private func environments(
        concernedBy old: (any UIFocusItem)?, _ new: (any UIFocusItem)?
    ) -> [any UIFocusEnvironment] {
        var met: Set<ObjectIdentifier> = []
        return ((old?.focusAncestry ?? []) + (new?.focusAncestry ?? []))
            .filter { met.insert(ObjectIdentifier($0)).inserted }
    }

    private func arrive(at item: any UIFocusItem) {
        if let group = search?.survey.candidate(for: item)?.groups.last {
            memory.note(item, in: group)
        }
        reveal(item)
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

    /// Scrolls what is focused into sight.
    ///
    /// UIKit animates this (general knowledge); here it is done at once, so that a key that follows finds its place.
    private func reveal(_ item: any UIFocusItem) {
        guard let view = item as? UIView else { return }
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
        {
            scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
        }
    }
}
