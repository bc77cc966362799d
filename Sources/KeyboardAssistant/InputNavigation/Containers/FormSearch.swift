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
        if let path, elements.indices.contains(path.index), let inner = path.list {
            let result = search(elements[path.index], after: inner)
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
        switch (direction, path) {
        case (.next, nil): elements
        case (.previous, nil): elements.reversed()
        case (.next, let path?): Array(elements.dropFirst(path.index + 1))
        case (.previous, let path?):
            elements.prefix(path.isGone ? path.index + 1 : path.index).reversed()
        }
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

/// The way to an input in a container, through lists.
@MainActor
struct FormPath {
    /// The index of the input, or of the list that contains it, among the elements.
    var index: Int
    var list: InList?
    /// A Boolean value that indicates whether the input is gone, so that the index is that of the
    /// element before it, or -1.
    var isGone = false

    /// The way to an input within a list.
    @MainActor
    final class InList {
        let place: RowPlace
        let inner: InList?
        /// The part from which a search went on that began at this path.
        private(set) var searchedPart: FormRow?
        private weak var input: UIView?
        private let identifier: AnyHashable?
        /// The parts that existed when the path of a step was recorded, in order, with their views.
        private let parts: [(part: FormRow, view: WeakBox<UIView>)]

        init?(
            _ input: UIView, in list: any FormList, isStep: Bool,
            scope: (UIView) -> FormListScope?
        ) {
            // A row with the first responder may have a view that isn't in sight.
            guard let part = list.row(containing: input),
                let view = list.view(of: part) ?? input.cell(in: list.scrollView)
            else { return nil }
            let elements = view.formElements
            guard let path = FormPath(to: input, in: elements, isStep: isStep, scope: scope) else {
                return nil
            }
            place = RowPlace(
                row: part, index: path.index, count: elements.count,
                rowCount: list.rowCount(inSection: part.section) ?? 0)
            inner = path.list
            self.input = input
            identifier = list.identifier(of: part)
            let existing = isStep ? list.existingParts : []
            parts = existing.compactMap { part in list.view(of: part).map { (part, WeakBox($0)) } }
        }

        /// Returns the point from which a walk through the list continues, which may have changed
        /// since the path was recorded.
        func start(_ direction: InputDirection, in list: any FormList) -> RowPlace.Start {
            let start = place.start(
                direction, in: currentPart(in: list), rowCount: rowCount(in: list))
            switch start {
            case .after(let part, _), .beyond(let part): searchedPart = part
            }
            return start
        }

        /// Returns the part in which the input is now, or the item that it showed; `nil` if the
        /// list has neither any more.
        private func currentPart(in list: any FormList) -> FormRow? {
            if let identifier { return list.part(of: identifier) }
            guard let part = input.flatMap(list.row(containing:)) else { return nil }
            return part == place.row || isKept(in: list) ? part : nil
        }

        private func isKept(in list: any FormList) -> Bool {
            var now: [ObjectIdentifier: FormRow] = [:]
            for part in list.existingParts {
                if let view = list.view(of: part) { now[ObjectIdentifier(view)] = part }
            }
            let views = parts.compactMap { part, view in
                view.object.flatMap { now[ObjectIdentifier($0)] }.map { (before: part, now: $0) }
            }
            return place.isKept(views, rowCount: rowCount(in: list))
        }

        private func rowCount(in list: any FormList) -> Int? {
            list.rowCount(inSection: place.row.section)
        }
    }
}

extension FormPath {
    /// Creates the path to where the last of `earlier` elements was that is gone by now.
    init(afterLastOf earlier: [UIView], in elements: [UIView]) {
        index = elements.lastIndex { element in earlier.contains { $0 === element } } ?? -1
        isGone = true
    }

    /// Creates the path to `input`; `nil` if none of the elements is the input or contains it.
    init?(
        to input: UIView, in elements: [UIView], isStep: Bool,
        scope: (UIView) -> FormListScope?
    ) {
        guard let index = elements.firstIndex(where: input.isDescendant(of:)) else { return nil }
        self.index = index
        if elements[index] !== input {
            guard let inner = scope(elements[index]) else { return nil }
            list = InList(input, in: inner.list, isStep: isStep, scope: scope)
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

extension UIView {
    /// Returns the cell of `list` that contains this view.
    fileprivate func cell(in list: UIScrollView?) -> UIView? {
        list.flatMap { superviews(below: $0).first(where: \.isCell) }
    }

    /// A Boolean value that indicates whether this is a cell of a table or a collection view.
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
