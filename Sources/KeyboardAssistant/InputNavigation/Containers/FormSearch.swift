import UIKit

/// A search for the next input after a place in a container, in one direction.
///
/// Parts of lists off the screen are brought onto the screen, so that UIKit makes their views.
@MainActor
final class FormSearch {
    /// The ways to treat a part of a list without a view.
    enum Unseen {
        /// Such a part is a result, because it may contain inputs.
        case counts
        /// A closure brings the part onto the screen, as long as the budget allows.
        case isRevealed(within: RevealBudget, by: @MainActor (ListPart, FormListCache) -> Void)
    }

    /// The result of a search.
    enum Result: Equatable {
        case found, nothing
        /// The search brought as many parts onto the screen as one key may.
        case exhausted
    }

    private let direction: InputDirection
    private let unseen: Unseen
    private let lists: (UIView) -> FormListCache?
    private let visit: (UIView) -> Bool

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - lists: A closure that returns a list with the knowledge about its parts.
    ///   - visit: A closure that receives each input, and returns whether the search ends there.
    init(
        _ direction: InputDirection, unseen: Unseen,
        lists: @escaping (UIView) -> FormListCache?, visit: @escaping (UIView) -> Bool
    ) {
        self.direction = direction
        self.unseen = unseen
        self.lists = lists
        self.visit = visit
    }

    /// Searches `elements` after a path; `nil` searches all of them.
    func search(_ elements: [UIView], after path: FormPath?) -> Result {
        if let path, let inner = path.list, let list = path.element(in: elements) {
            let result = search(list, after: inner)
            if result != .nothing { return result }
        }
        for element in rest(of: elements, after: path) {
            if element.isList {
                let result = search(element, after: nil)
                if result != .nothing { return result }
            } else if visit(element) {
                return .found
            }
        }
        return .nothing
    }

    private func rest(of elements: [UIView], after path: FormPath?) -> [UIView] {
        if let path { return path.rest(of: elements, direction) }
        return direction == .next ? elements : elements.reversed()
    }

    // MARK: Lists

    private func search(_ list: UIView, after path: FormPath.Inner?) -> Result {
        guard let cache = lists(list) else { return .nothing }
        let start = path?.start(direction, in: cache.list)
        // The app may have changed rows. Their cells change in the next layout, in which UIKit may
        // use the cell of the path for another row.
        if case .isRevealed = unseen { UIView.performWithoutAnimation(list.layoutIfNeeded) }
        var part: ListPart?
        if let path, let start {
            switch start {
            case .beyond(let start): part = start
            case .after(let start):
                part = start
                // A row off the screen is brought onto the screen only if the row has another input.
                guard cache.list.contains(start) else { break }
                if path.path.list != nil || path.place.hasMore(direction)
                    || cache.list.shownView(of: start) != nil
                {
                    let result = search(start, in: cache, after: path.path)
                    if result != .nothing { return result }
                }
            }
        }
        while let next = cache.walk.next(direction, from: part) {
            part = next
            let result = search(next, in: cache, after: nil)
            if result != .nothing { return result }
        }
        return .nothing
    }

    private func search(_ part: ListPart, in list: FormListCache, after path: FormPath?) -> Result {
        var view: UIView?
        switch unseen {
        case .counts:
            view = list.list.view(of: part)
            if view == nil { return .found }
        case .isRevealed(let budget, let reveal):
            view = list.list.shownView(of: part)
            if view != nil { break }
            guard budget.spend() else { return .exhausted }
            reveal(part, list)
            view = list.list.view(of: part)
        }
        guard let view else { return .nothing }
        return search(list.laidOutElements(of: part, in: view), after: path)
    }
}

/// The number of parts of lists, not yet known to have inputs or none, that one key may still bring
/// onto the screen.
@MainActor
final class RevealBudget {
    private var left = 10

    /// Counts a part; `false` if there have been enough.
    func spend() -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
