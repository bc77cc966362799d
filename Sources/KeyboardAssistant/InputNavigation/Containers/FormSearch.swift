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
    private var screens = 0

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - scope: A closure that returns the scope of a list.
    ///   - visit: A closure that receives each input, and returns whether the search ends there.
    init(
        _ direction: InputDirection, unseen: Unseen, scope: @escaping (UIView) -> FormListScope?,
        visit: @escaping (UIView) -> Bool
    ) {
        self.direction = direction
        self.unseen = unseen
        self.scope = scope
        self.visit = visit
    }

    /// Searches `elements` after a path; with `nil`, all of them.
    func search(_ elements: [UIView], after path: FormPath?) -> Result {
        if let path, elements.indices.contains(path.index), let inner = path.list {
            let result = search(elements[path.index], after: inner)
            if result != .nothing { return result }
        }
        for element in rest(of: elements, after: path?.index) {
            if element.isList {
                let result = search(element, after: nil)
                if result != .nothing { return result }
            } else if visit(element) {
                return .found
            }
        }
        return .nothing
    }

    private func rest(of elements: [UIView], after index: Int?) -> [UIView] {
        guard let index else { return direction == .next ? elements : elements.reversed() }
        return direction == .next
            ? Array(elements.dropFirst(index + 1)) : elements.prefix(index).reversed()
    }

    // MARK: Lists

    private func search(_ list: UIView, after path: FormPath.InList?) -> Result {
        guard let scope = scope(list) else { return .nothing }
        // What is on the screen may have changed since it was last seen.
        _ = scope.existingElements
        var part: FormRow?
        if let path {
            let start = path.place.start(
                direction, in: path.currentPart(in: scope.list), rowCounts: scope.list.rowCounts)
            switch start {
            case .beyond(let start): part = start
            case .after(let start, let index):
                part = start
                if path.inner != nil || path.place.hasMore(direction) {
                    let path = FormPath(index: index, list: path.inner)
                    let result = search(start, in: scope, after: path)
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
        let view = scope.list.view(of: part)
        guard case .isRevealed(let reveal) = unseen else {
            guard let view else { return .found }
            return search(scope.laidOutElements(of: part, in: view), after: path)
        }
        // A list may prepare cells that aren't on the screen yet.
        if let view, view.window != nil {
            return search(scope.laidOutElements(of: part, in: view), after: path)
        }
        guard screens < Self.maximumScreens else { return .exhausted }
        screens += 1
        reveal(part, scope)
        guard let view = scope.list.view(of: part) else { return .nothing }
        _ = scope.existingElements
        return search(scope.laidOutElements(of: part, in: view), after: path)
    }
}

/// The way to an input in a container, through lists.
@MainActor
struct FormPath {
    /// The index of the input, or of the list that contains it, among the elements.
    var index: Int
    var list: InList?

    /// The way to an input within a list.
    @MainActor
    final class InList {
        let place: RowPlace
        let inner: InList?
        private weak var input: UIView?
        private let identifier: AnyHashable?

        init?(_ input: UIView, in list: any FormList, scope: (UIView) -> FormListScope?) {
            guard let part = list.row(containing: input), let view = list.view(of: part) else {
                return nil
            }
            let elements = view.formElements
            guard let path = FormPath(to: input, in: elements, scope: scope) else { return nil }
            place = RowPlace(
                row: part, index: path.index, count: elements.count, rowCounts: list.rowCounts)
            inner = path.list
            self.input = input
            identifier = list.identifier(of: part)
        }

        /// Returns the part in which the input is now, or the item that it showed; `nil` if the
        /// list has neither any more.
        func currentPart(in list: any FormList) -> FormRow? {
            if let identifier { return list.part(of: identifier) }
            return input.flatMap(list.row(containing:))
        }
    }
}

extension FormPath {
    /// Creates the path to `input`; `nil` if none of the elements is the input or contains it.
    init?(to input: UIView, in elements: [UIView], scope: (UIView) -> FormListScope?) {
        guard let index = elements.firstIndex(where: input.isDescendant(of:)) else { return nil }
        self.index = index
        if elements[index] !== input {
            guard let inner = scope(elements[index]) else { return nil }
            list = InList(input, in: inner.list, scope: scope)
            if list == nil { return nil }
        }
    }
}

extension FormList {
    private var snapshots: (any SnapshotDataSource)? {
        guard let dataSource, case .snapshots(let snapshots) = ListOwner(of: dataSource) else {
            return nil
        }
        return snapshots
    }

    /// Returns the identifier of a row's item in a diffable data source.
    fileprivate func identifier(of part: FormRow) -> AnyHashable? {
        guard case .row(let position) = part else { return nil }
        return snapshots?.identifier(at: position.indexPath)
    }

    fileprivate func part(of identifier: AnyHashable) -> FormRow? {
        snapshots?.indexPath(of: identifier).flatMap(RowPosition.init).map(FormRow.row)
    }
}
