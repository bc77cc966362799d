import CoreGraphics
import Foundation

extension UIFocusSystem: FocusKeyHandling {
    package var keyResponder: UIResponder? { current?.nearestResponder }

    @discardableResult
    package func handleKey(_ key: UIKey) -> Bool {
        let isMac = scene?.traitCollection.userInterfaceIdiom == .mac
        guard let action = FocusKey(key.stroke, isMac: isMac) else { return false }
        patience.noteUse(at: VirtualClock.current.now)
        if action == .select { return selectFocused() }
        guard let search, !search.survey.candidates.isEmpty else { return false }
        guard let start = current.flatMap({ search.survey.candidate(for: $0) }) else {
            return showFocus(with: search, heading: action.heading)
        }
        if let target = target(of: action, from: start, search) {
            move(to: target, heading: action.heading)
            return true
        }
        return fail(action)
    }

    /// Shows focus that isn't visible yet, as the first key does.
    private func showFocus(with search: FocusSearch, heading: UIFocusHeading) -> Bool {
        let waiting = waiting?.item.flatMap { search.survey.candidate(for: $0)?.item }
        guard let target = waiting ?? search.firstTarget(in: activeWindow?.focusController) else {
            return false
        }
        return move(to: target, heading: heading)
    }

    private func target(
        of action: FocusKey, from start: FocusCensus.Candidate, _ search: FocusSearch
    ) -> (any UIFocusItem)? {
        let found: (any UIFocusItem)?
        switch action {
        case .nextGroup: found = search.inNextGroup(after: start, backwards: false)
        case .previousGroup: found = search.inNextGroup(after: start, backwards: true)
        case .move(let direction):
            found =
                search.neighbor(of: start, direction, beside: false)
                ?? neighborOutOfSight(of: start.item, direction)
                ?? search.neighbor(of: start, direction, beside: true)
        case .select: found = nil
        }
        let entered = found.map { entry(by: $0, from: start.item) }
        return entered === start.item ? nil : entered
    }

    /// Returns the final item if focus moves to an item from outside of its list.
    private func entry(
        by item: any UIFocusItem, from start: any UIFocusItem
    ) -> any UIFocusItem {
        guard let list = item.focusPlace?.list, list !== start.focusPlace?.list,
            let preferred = list.preferredFocusCell,
            search?.survey.candidate(for: preferred) != nil
        else { return item }
        return preferred
    }

    /// Reports a failure.
    ///
    /// The system keeps its keys even if they lead nowhere, and a focused scroll view scrolls by
    /// them; both are our reading of the session.
    private func fail(_ action: FocusKey) -> Bool {
        reportFailure(UIFocusUpdateContext(from: current, to: nil, heading: action.heading))
        return !(current is UIScrollView)
    }

    /// Selects the focused cell, as a tap does.
    private func selectFocused() -> Bool {
        guard let place = current?.focusPlace else { return false }
        place.list.performUserSelection(at: place.path)
        return true
    }

    /// Scrolls until the next item in the direction has been created, because cells are created
    /// when they are needed.
    private func neighborOutOfSight(
        of item: any UIFocusItem, _ direction: FocusBeam.Direction
    ) -> (any UIFocusItem)? {
        guard let view = item as? UIView,
            let scroll = sequence(first: view, next: \.superview).dropFirst().lazy
                .compactMap({ $0 as? UIScrollView }).first
        else { return nil }
        let old = scroll.contentOffset
        for _ in 0..<Self.longestGap where scroll.scrollStep(direction, by: view.bounds.size) {
            if let search, let start = search.survey.candidate(for: item),
                let found = search.neighbor(of: start, direction, beside: false)
            {
                return found
            }
        }
        scroll.contentOffset = old
        return nil
    }

    // The largest gap between cells, in sizes of the focused cell.
    private static var longestGap: Int { 20 }
}

extension UIScrollView {
    /// Scrolls by a step, and returns a Boolean value that indicates whether the content moved.
    fileprivate func scrollStep(_ direction: FocusBeam.Direction, by step: CGSize) -> Bool {
        var target = contentOffset
        switch direction {
        case .up: target.y -= step.height
        case .down: target.y += step.height
        case .left: target.x -= step.width
        case .right: target.x += step.width
        }
        let inset = adjustedContentInset
        target.x = min(
            max(-inset.left, target.x),
            max(-inset.left, contentSize.width + inset.right - bounds.width))
        target.y = min(
            max(-inset.top, target.y),
            max(-inset.top, contentSize.height + inset.bottom - bounds.height))
        guard target != contentOffset else { return false }
        contentOffset = target
        layoutIfNeeded()
        return true
    }
}
