import CoreGraphics
import UIKit

/// A view with inputs that belong to a form as they come and go: a table, a collection view, or any
/// other view.
@MainActor
final class InputContainer {
    private(set) weak var view: UIView?
    private let declaration: ((IndexPath) -> Bool)?
    private let selectsRows: Bool
    private var caches: [ObjectIdentifier: FormListCache] = [:]
    /// The last paths to existing inputs, or to an input that is edited in a row out of view.
    private var lastPaths: [ObjectIdentifier: LastPath] = [:]
    /// The probe that detects layouts that may have changed the inputs.
    private var probe: OwnedSubview<CornerProbe>?
    /// The probes of the parts of a container that isn't a list.
    private var partProbes: [ObjectIdentifier: OwnedSubview<SizeProbe>] = [:]
    private var lastSize: CGSize?
    private let onChange: () -> Void

    /// The last path to an input that was asked for.
    private struct LastPath {
        let input: WeakBox<UIView>
        let path: FormPath
    }

    /// Creates a container that calls `onChange` when a layout may have added or removed inputs.
    init(
        _ view: UIView, selectsRows: Bool, declaration: ((IndexPath) -> Bool)?,
        onChange: @escaping () -> Void
    ) {
        self.view = view
        self.selectsRows = selectsRows
        self.declaration = declaration
        self.onChange = onChange
    }

    // MARK: Inputs that exist

    /// The inputs that exist now, in order.
    ///
    /// The inputs aren't stored, because a reload changes their order without an observed layout.
    var existingInputs: [UIView] { existingInputs(afterScroll: false) }

    private func existingInputs(afterScroll isScroll: Bool) -> [UIView] {
        elements.flatMap { existingInputs(of: $0, afterScroll: isScroll) }
    }

    /// Looks for the inputs that exist now, and observes layouts that may add or remove inputs.
    ///
    /// - Parameter isScroll: A Boolean value that indicates whether only a scroll may have changed the
    ///   inputs, so that parts of lists that stay on the screen are skipped.
    func refresh(afterScroll isScroll: Bool) -> [UIView] {
        let size = view?.bounds.size
        let isScroll = isScroll && size == lastSize
        lastSize = size
        observeLayouts()
        let found = existingInputs(afterScroll: isScroll)
        let ids = Set(found.map { ObjectIdentifier($0) })
        lastPaths = lastPaths.filter { id, last in
            ids.contains(id) || last.input.object?.isFirstResponder == true
        }
        return found
    }

    /// Stops detecting changes, until the next look at the inputs.
    func stopObserving() {
        probe = nil
        partProbes = [:]
    }

    /// Makes the next layout of the container count as a change.
    func reportNextLayout() { probe?.view?.reportNextLayout() }

    private func observeLayouts() {
        guard let view, view.nearestExtensibleView === view else { return }
        if probe?.isIn(view) != true {
            let new = CornerProbe(in: view) { [weak self] in self?.onChange() }
            new.pinToVisibleCorner(of: view)
            probe = OwnedSubview(new)
        }
        guard !view.isList else { return }
        let places = view.formPlaces
        partProbes = partProbes.filter { id, probe in
            places.contains {
                ObjectIdentifier($0) == id && probe.isIn(view)
                    && probe.view?.isObserving($0) == true
            }
        }
        for place in places where partProbes[ObjectIdentifier(place)] == nil {
            let new = SizeProbe(of: place, in: view) { [weak self] in self?.onChange() }
            partProbes[ObjectIdentifier(place)] = OwnedSubview(new)
        }
    }

    private func existingInputs(of element: UIView, afterScroll isScroll: Bool) -> [UIView] {
        guard element.isList else { return [element] }
        return cache(of: element)?.existingElements(afterScroll: isScroll)
            .flatMap { existingInputs(of: $0, afterScroll: isScroll) } ?? []
    }

    /// The container itself if it is a list, or else the inputs and lists inside.
    private var elements: [UIView] { view.map { $0.isList ? [$0] : $0.formElements } ?? [] }

    private func cache(of list: UIView) -> FormListCache? {
        if let cache = caches[ObjectIdentifier(list)], cache.list.scrollView === list {
            return cache
        }
        caches = caches.filter { $0.value.list.scrollView != nil }
        let cache = FormListCache(
            list, selectsRows: selectsRows, declaration: list === view ? declaration : nil)
        caches[ObjectIdentifier(list)] = cache
        return cache
    }

    // MARK: Searching

    /// Returns the path to `input`, or the last recorded path if the input's row is out of view.
    ///
    /// - Parameter isStep: A Boolean value that indicates whether the path has to hold although the
    ///   list may change.
    func path(to input: UIView, isStep: Bool = false) -> FormPath? {
        let found = FormPath(
            to: input, in: elements, isStep: isStep, lists: { self.cache(of: $0) })
        if let path = found {
            lastPaths[ObjectIdentifier(input)] = LastPath(input: WeakBox(input), path: path)
            return path
        }
        guard let last = lastPaths[ObjectIdentifier(input)], last.input.object === input else {
            return nil
        }
        return last.path
    }

    /// Returns a Boolean value that indicates whether the row from which a search after `path` goes on
    /// has a view; `true` if the list has no such row.
    func showsRow(of path: FormPath, _ direction: InputDirection) -> Bool {
        guard let inner = path.list, let list = path.element(in: elements),
            let cache = cache(of: list)
        else { return true }
        switch inner.start(direction, in: cache.list) {
        case .after(let part):
            return !cache.list.contains(part) || cache.list.shownView(of: part) != nil
        case .beyond: return true
        }
    }

    /// Returns the input at a path from which a search has begun; `nil` if there is none now.
    func input(at path: FormPath) -> UIView? {
        var (path, elements) = (path, elements)
        while let element = path.element(in: elements) {
            guard let inner = path.list else { return element.isList ? nil : element }
            guard let part = inner.searchedPart, let cache = cache(of: element),
                let view = cache.list.view(of: part)
            else { return nil }
            (path, elements) = (inner.path, cache.elements(of: part, in: view))
        }
        return nil
    }

    /// Searches for an input after `path`; with `nil`, from the beginning or the end.
    func search(
        _ direction: InputDirection, after path: FormPath?, unseen: FormSearch.Unseen,
        visit: @escaping (UIView) -> Bool
    ) -> FormSearch.Result {
        FormSearch(direction, unseen: unseen, lists: { self.cache(of: $0) }, visit: visit)
            .search(elements, after: path)
    }

    // MARK: Inputs whose rows have to be selected

    /// Returns a Boolean value that indicates whether `input` can be edited, either now or after its
    /// row is selected.
    func mayBecomeAvailable(_ input: UIView) -> Bool {
        input.inputAvailability != .unavailable || selection(for: input) != nil
    }

    /// Selects the row of an input that can't be edited, if a selection may help, and returns whether
    /// the input can be edited now.
    func makeAvailable(_ input: UIView) -> Bool {
        if input.inputAvailability == .unavailable, let (list, row) = selection(for: input) {
            list.selectByTap(row)
        }
        return input.inputAvailability == .inWindow
    }

    private func selection(for input: UIView) -> (list: any FormList, row: RowPosition)? {
        guard selectsRows, input.isTextInput, input.window != nil,
            let list = sequence(first: input, next: \.superview).first(where: \.isList),
            let cache = cache(of: list), let row = cache.rowToSelect(for: input)
        else { return nil }
        return (cache.list, row)
    }

    /// The availability of the container's inputs, including inputs that don't exist yet.
    var availability: InputAvailability { view?.containerAvailability ?? .unavailable }
}
