import UIKit

/// A search for the input that follows a place in a container, in one direction.
///
/// Parts of lists that aren't on the screen are brought there, so that UIKit makes their views.
@MainActor
final class FormSearch {
    /// The ways to treat a part of a list that has no view.
    enum Unseen {
        /// Such a part is a result, because it may contain inputs.
        case counts
        /// A closure brings the part onto the screen.
        case isRevealed(by: @MainActor (FormRow, FormListScope) -> Void)
    }

    /// The result of a search.
    enum Result: Equatable {
        case found, nothing
        /// The search brought as many parts onto the screen as one key may.
        case exhausted
    }

    /// The number of times that one key scrolls to rows of which it isn't known whether they have
    /// inputs.
    static let maximumScreens = 10

    private let direction: InputDirection
    private let unseen: Unseen
    private let scope: (UIView) -> FormListScope?
    private let visit: (UIView) -> Bool
    private var screens: Int

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - screens: The number of parts that the same step has brought onto the screen.
    ///   - scope: A closure that returns the scope of a list.
    ///   - visit: A closure that receives each input, and returns whether the search ends there.
    init(
        _ direction: InputDirection, unseen: Unseen, screens: Int,
        scope: @escaping (UIView) -> FormListScope?, visit: @escaping (UIView) -> Bool
    ) {
        self.direction = direction
        self.unseen = unseen
        self.screens = screens
        self.scope = scope
        self.visit = visit
    }

    /// Searches `elements` after a path; with `nil`, all of them.
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

    private func search(_ list: UIView, after path: FormPath.InList?) -> Result {
        guard let scope = scope(list) else { return .nothing }
        let start = path?.start(direction, in: scope.list)
        // The app may have changed rows. Their cells change in the next layout, in which UIKit may
        // use the cell of the path for another row.
        if case .isRevealed = unseen { UIView.performWithoutAnimation(list.layoutIfNeeded) }
        var part: FormRow?
        if let path, let start {
            switch start {
            case .beyond(let start): part = start
            case .after(let start):
                part = start
                // A row that isn't on the screen is brought there only if it has another input.
                guard scope.list.contains(start) else { break }
                if path.path.list != nil || path.place.hasMore(direction)
                    || scope.list.shownView(of: start) != nil
                {
                    let result = search(start, in: scope, after: path.path)
                    if result != .nothing { return result }
                }
            }
        }
        while let next = scope.walk.next(direction, from: part) {
            part = next
            let result = search(next, in: scope, after: nil)
            if result != .nothing { return result }
        }
        return .nothing
    }

    private func search(_ part: FormRow, in scope: FormListScope, after path: FormPath?) -> Result {
        switch unseen {
        case .counts:
            guard let view = scope.list.view(of: part) else { return .found }
            return search(scope.laidOutElements(of: part, in: view), after: path)
        case .isRevealed(let reveal):
            return search(part, in: scope, after: path, revealing: reveal)
        }
    }

    private func search(
        _ part: FormRow, in scope: FormListScope, after path: FormPath?,
        revealing reveal: (FormRow, FormListScope) -> Void
    ) -> Result {
        if let view = scope.list.shownView(of: part) {
            return search(scope.laidOutElements(of: part, in: view), after: path)
        }
        guard screens < Self.maximumScreens else { return .exhausted }
        screens += 1
        reveal(part, scope)
        guard let view = scope.list.view(of: part) else { return .nothing }
        return search(scope.laidOutElements(of: part, in: view), after: path)
    }
}
