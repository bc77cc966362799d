import UIKit

/// The way to an input in a container, through lists.
///
/// By the time of the search, the app may have added, hidden or removed elements.
@MainActor
struct FormPath {
    /// The index, among the elements, of the input or of the list that contains the input.
    let index: Int
    /// The elements around the input at the time of recording, and whether they are a row's elements.
    private let elements: [WeakBox<UIView>]
    private let isInRow: Bool
    let list: Inner?

    /// Creates the path to `input`; `nil` if the elements neither include nor contain the input.
    init?(
        to input: UIView, in elements: [UIView], isInRow: Bool = false, isStep: Bool,
        lists: (UIView) -> FormListCache?
    ) {
        guard let index = elements.firstIndex(where: input.isDescendant(of:)) else { return nil }
        self.index = index
        self.elements = elements.map { WeakBox($0) }
        self.isInRow = isInRow
        if elements[index] === input {
            list = nil
        } else {
            let inner = lists(elements[index]).flatMap {
                Inner(input, in: $0, isStep: isStep, lists: lists)
            }
            guard let inner else { return nil }
            list = inner
        }
    }

    /// Keeps the starting point that the next search finds, even if the app changes the list again.
    func keepStart() {
        list?.keepsStart = true
        list?.path.keepStart()
    }

    /// Returns the element among `elements` at the end of the path; `nil` if that element is gone.
    func element(in elements: [UIView]) -> UIView? {
        let place = place(in: elements)
        return place.isGone || !elements.indices.contains(place.index) ? nil : elements[place.index]
    }

    /// Returns the elements that follow in `direction`, with the nearest first.
    func rest(of elements: [UIView], _ direction: InputDirection) -> [UIView] {
        let place = place(in: elements)
        return switch direction {
        case .next: Array(elements.dropFirst(place.index + 1))
        case .previous: elements.prefix(place.isGone ? place.index + 1 : place.index).reversed()
        }
    }

    /// Returns the index of the element or, if the element is gone, of the one before, which can be -1.
    private func place(in now: [UIView]) -> (index: Int, isGone: Bool) {
        let before = elements.map(\.object)
        if let element = before[index], let index = now.firstIndex(of: element) {
            return (index, false)
        }
        // A row may have another cell, with elements at the same places.
        if isInRow, !now.contains(where: { before.contains($0) }) { return (index, false) }
        let earlier = before.prefix(index)
        return (now.lastIndex { earlier.contains($0) } ?? -1, true)
    }

    /// The way to an input within a list.
    @MainActor
    final class Inner {
        let place: InputLocation
        /// The way within the row.
        let path: FormPath
        /// The part from which the last search along this path went on.
        private(set) var searchedPart: ListPart?
        /// A Boolean value that indicates whether the next answer of `start(_:in:)` is kept.
        fileprivate var keepsStart = false
        private var keptStart: InputLocation.Start?
        private weak var input: UIView?
        private let identifier: AnyHashable?
        /// The parts that existed when the path of a step was recorded, in order, with their views.
        private let parts: [(part: ListPart, view: WeakBox<UIView>)]

        init?(
            _ input: UIView, in owner: FormListCache, isStep: Bool,
            lists: (UIView) -> FormListCache?
        ) {
            let list = owner.list
            // A row with the first responder may have a view out of sight.
            guard let part = list.row(containing: input),
                let view = list.view(of: part) ?? input.cell(in: list.scrollView)
            else { return nil }
            let elements = owner.rowElements(in: view)
            let path = FormPath(
                to: input, in: elements, isInRow: true, isStep: isStep, lists: lists)
            guard let path else { return nil }
            place = InputLocation(
                row: part, index: path.index, count: elements.count,
                size: list.size(around: part))
            self.path = path
            self.input = input
            identifier = list.identifier(of: part)
            let existing = isStep ? list.existingParts : []
            parts = existing.compactMap { part in list.view(of: part).map { (part, WeakBox($0)) } }
        }

        /// Returns the point from which a walk continues through the list, also if the list has changed
        /// since the path was recorded.
        func start(_ direction: InputDirection, in list: any FormList) -> InputLocation.Start {
            if let keptStart { return keptStart }
            let start = place.start(
                direction, in: currentPart(in: list), size: list.size(around: place.row))
            switch start {
            case .after(let part), .beyond(let part): searchedPart = part
            }
            if keepsStart { keptStart = start }
            return start
        }

        /// Returns the current part of the recorded item or, without an identifier, of the input; `nil`
        /// if the list has lost the part.
        private func currentPart(in list: any FormList) -> ListPart? {
            if let identifier { return list.part(of: identifier) }
            guard let part = input.flatMap(list.row(containing:)) else { return nil }
            return part == place.row || isKept(in: list) ? part : nil
        }

        private func isKept(in list: any FormList) -> Bool {
            var now: [ObjectIdentifier: ListPart] = [:]
            for part in list.existingParts {
                if let view = list.view(of: part) { now[ObjectIdentifier(view)] = part }
            }
            let views = parts.compactMap { part, view in
                view.object.flatMap { now[ObjectIdentifier($0)] }.map { (before: part, now: $0) }
            }
            return place.isKept(views, size: list.size(around: place.row))
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
    fileprivate func identifier(of part: ListPart) -> AnyHashable? {
        guard case .row(let position) = part else { return nil }
        return snapshots?.identifier(at: position.indexPath)
    }

    fileprivate func part(of identifier: AnyHashable) -> ListPart? {
        snapshots?.indexPath(of: identifier).flatMap(RowPosition.init).map(ListPart.row)
    }
}

extension UIView {
    /// Returns the cell of `list` that contains this view.
    fileprivate func cell(in list: UIScrollView?) -> UIView? {
        list.flatMap { superviews(below: $0).first(where: \.isCell) }
    }
}
