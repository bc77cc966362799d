import UIKit

extension InputNavigator {
    /// Adds the inputs in `container` at the end, as they come and go.
    ///
    /// The container keeps one place in the order. If it is a table or a collection view, its
    /// inputs are walked by index path, also through rows that have no cells yet: the row is
    /// scrolled onto the screen, and UIKit asks your data source for the cell. Headers and footers
    /// take part, and so do lists inside of cells. In any other view, inputs are walked in reading
    /// order, and those that you add or remove later join or leave it.
    ///
    /// A row that hasn't been on the screen may have inputs. If you know which rows have none,
    /// declare it, so that the last input says Done, and so that one key passes any number of rows.
    /// Otherwise, one key scrolls to at most ten places in search of the next input. If it finds
    /// none there, Next and Return end the form, even if inputs follow the container, and the list
    /// scrolls back.
    ///
    /// In some lists, a field can be edited only after its row was selected, as in those of Former.
    /// Next passes such a field, because it is disabled or doesn't accept touches, unless you let it
    /// select rows. It then selects the row as a tap would, calls the list's delegate, and moves
    /// there if the field can be edited afterward.
    ///
    /// Don't add inputs in cells one by one. An input that was added by itself moves to its
    /// container. A container in another one is part of that one, and adding it has no effect.
    ///
    /// - Parameters:
    ///   - container: The view, which the navigator references weakly.
    ///   - selectsRows: A Boolean value that indicates whether moving to the next or previous input
    ///     selects its row if the input can't be edited otherwise. The default is `false`.
    ///   - hasInputs: A closure that returns whether the row at an index path has inputs. The
    ///     navigator keeps it, and calls it often, so it should return quickly.
    public func addInputItems(
        in container: UIView, selectsRows: Bool = false,
        hasInputs: ((IndexPath) -> Bool)? = nil
    ) {
        guard inputs.container(around: container) == nil else { return }
        for inner in inputs.allContainers where inner.view?.isDescendant(of: container) == true {
            remove(inner)
        }
        let new = InputContainer(
            container, selectsRows: selectsRows, declaration: hasInputs
        ) { [weak self, weak container] in
            if let container { self?.inputsChanged(in: container) }
        }
        changeInputs { $0.append(new) }
        guard isRunning else { return }
        adoptInputs(of: new)
        labelReturnKeys(last: 1)
        updateBar()
    }

    /// Removes the inputs in `container`, and restores their original settings.
    ///
    /// A view that isn't a container is ignored.
    public func removeInputItems(in container: UIView) {
        guard let old = inputs.allContainers.first(where: { $0.view === container }) else { return }
        let before = inputs.stop(before: .container(old))
        remove(old)
        if let before { labelReturnKeys(from: before) }
        updateBar()
    }

    func remove(_ container: InputContainer) {
        let adopted = inputs.adopted(by: container)
        // Removed first, so that nothing that the app does meanwhile adopts the inputs again.
        changeInputs { $0.remove(container) }
        adopted.forEach(remove)
    }

    // MARK: Inputs that come and go

    /// Responds to a layout that may have brought other inputs.
    private func inputsChanged(in view: UIView) {
        guard isRunning, let container = inputs.container(around: view) else { return }
        let isChanged = adoptInputs(of: container, afterScroll: true)
        if let awaited = pendingFocus?.view, awaited.isFirstResponder {
            focusBegan(in: awaited)
        } else if isChanged {
            refresh()
        }
    }

    /// Adds the inputs that the containers have now, and removes those that they have no more.
    func adoptExistingInputs() {
        var isChanged = false
        for container in inputs.allContainers {
            isChanged = adoptInputs(of: container) || isChanged
            if container.view == nil { remove(container) }
        }
        if isChanged { refresh() }
    }

    /// Configures the inputs that a container has now, and restores those that it has no more, and
    /// returns whether there are others than before.
    ///
    /// - Parameters:
    ///   - input: An input in which editing is about to begin. It may be in a cell that UIKit keeps
    ///     out of view.
    ///   - isScroll: A Boolean value that indicates whether only a scroll may have changed them.
    @discardableResult
    func adoptInputs(
        of container: InputContainer, and input: UIView? = nil, afterScroll isScroll: Bool = false
    ) -> Bool {
        guard isRunning else { return false }
        var existing = container.refresh(afterScroll: isScroll)
        if let input, !existing.contains(input) { existing.append(input) }
        let ids = Set(existing.map { ObjectIdentifier($0) })
        let gone = inputs.adopted(by: container).filter {
            !ids.contains(ObjectIdentifier($0)) && !$0.isFirstResponder
                && $0 !== pendingFocus?.view
        }
        gone.forEach(remove)
        let new = existing.filter { !contains($0) }
        new.forEach { forget(ObjectIdentifier($0)) }
        for input in existing where inputs.container(of: input) !== container {
            changeInputs { $0.adopt(input, from: container) }
        }
        for input in new {
            configure(input)
            labelReturnKey(of: input)
        }
        if new.contains(where: \.isFirstResponder) { focusBegan(inOneOf: new) }
        return !gone.isEmpty || !new.isEmpty
    }
}
