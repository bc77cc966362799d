import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A search in a census for the item to which focus moves.
@MainActor
package struct FocusSearch {
    package let survey: FocusCensus
    let memory: FocusMemory
    let focused: (any UIFocusItem)?
    let isRightToLeft: Bool

    package var tree: FocusGroupTree<ObjectIdentifier> { tree(of: survey.candidates) }

    private func tree(
        of candidates: [FocusCensus.Candidate]
    ) -> FocusGroupTree<ObjectIdentifier> {
        FocusGroupTree(candidates.map(treeItem), isRightToLeft: isRightToLeft)
    }

    private func treeItem(
        _ candidate: FocusCensus.Candidate
    ) -> FocusGroupTree<ObjectIdentifier>.Item {
        let item = candidate.item
        let place = item.focusPlace
        let priority = FocusGroupPriority.effective(
            own: item.focusGroupPriority.rawValue,
            isSelected: place.map { $0.list.isSelectedForFocus(at: $0.path) } ?? false,
            wasLast: memory.isLast(item, in: candidate.groups.last ?? ""),
            isFocused: item === focused)
        return .init(
            ObjectIdentifier(item), frame: candidate.visible, priority: priority,
            groups: candidate.groups)
    }

    // MARK: Groups

    func inNextGroup(after candidate: FocusCensus.Candidate, backwards: Bool) -> (any UIFocusItem)?
    {
        item(tree.next(after: candidate.groups.last, backwards: backwards)?.id)
    }

    private func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)? {
        survey.candidates.first { ObjectIdentifier($0.item) == id }?.item
    }

    // MARK: Arrows

    /// Returns the item to which an arrow leads inside the group; guides redirect it.
    func neighbor(
        of start: FocusCensus.Candidate, _ direction: FocusBeam.Direction, beside: Bool
    ) -> (any UIFocusItem)? {
        let others = survey.candidates.filter {
            $0.groups.last == start.groups.last && $0.item !== start.item
        }
        let signs = survey.signposts.filter { $0.groups.last == start.groups.last }
        let beam = FocusBeam(
            from: start.frame, direction, search: UIApplication.behavior.focusSearch)
        let frames = others.map(\.frame) + signs.map(\.frame)
        guard let best = beam.best(of: frames, beside: beside) else { return nil }
        if best < others.count { return others[best].item }
        let targets = signs[best - others.count].guide.preferredFocusEnvironments ?? []
        return targets.lazy.compactMap { target(in: $0) }.first
    }

    // MARK: Targets

    /// Returns the item at which focus begins on a screen.
    func firstTarget(in controller: UIViewController?) -> (any UIFocusItem)? {
        controller.flatMap { target(in: $0) } ?? survey.candidates.first?.item
    }

    /// Returns the item that is focused when focus is sent to an environment.
    ///
    /// Apple's header: its preferred environments are tried in order, each in the same way; an
    /// empty list stands for the environment itself.
    package func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var visited: Set<ObjectIdentifier> = []
        return target(in: environment, &visited)
    }

    private func target(
        in environment: any UIFocusEnvironment, _ visited: inout Set<ObjectIdentifier>
    ) -> (any UIFocusItem)? {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let found = target(in: preferred, &visited) { return found }
        }
        return ownTarget(of: environment)
    }

    private func ownTarget(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        if let own = survey.candidates.first(where: { $0.item === environment }) {
            return own.item
        }
        let inside = survey.candidates.filter { environment.contains($0.item) }
        return item(tree(of: inside).next(after: nil)?.id) ?? inside.first?.item
    }
}
