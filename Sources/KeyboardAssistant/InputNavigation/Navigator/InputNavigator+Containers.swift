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
    /// Don't add inputs in cells one by one. Adding a container again has no effect.
    ///
    /// - Parameters:
    ///   - container: The view, which the navigator references weakly.
    ///   - hasInputs: A closure that returns whether the row at an index path has inputs. It is
    ///     called often, so it should return quickly.
    public func addInputItems(
        in container: UIView, hasInputs: ((IndexPath) -> Bool)? = nil
    ) {
        guard !inputs.allContainers.contains(where: { $0.view === container }) else { return }
        let new = InputContainer(container, declaration: hasInputs) { [weak self, weak container] in
            if let container { self?.inputsChanged(in: container) }
        }
        inputs.append(new, container)
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
        let before = inputs.stops(from: container, .previous, loop: false).first { _ in true }
        inputs.adopted(by: old).forEach(remove)
        inputs.remove(old)
        if let before { labelReturnKeys(from: before) }
        updateBar()
    }

    // MARK: Inputs that come and go

    /// Responds to a layout that may have brought other inputs.
    private func inputsChanged(in view: UIView) {
        guard isRunning, let container = inputs.container(around: view) else { return }
        if adoptInputs(of: container, and: nil, afterScroll: true) { refresh() }
    }

    /// Adds the inputs that the containers have now, and removes those that they have no more.
    func adoptExistingInputs() {
        if isRunning { inputs.allContainers.forEach(adoptInputs) }
    }

    /// Configures the inputs that a container has now, and restores those that it has no more.
    func adoptInputs(of container: InputContainer) {
        _ = adoptInputs(of: container, and: nil, afterScroll: false)
    }

    /// Configures the inputs of a container before editing begins in `input`.
    ///
    /// It may be in a cell that UIKit keeps out of view.
    func adoptInputs(of container: InputContainer, and input: UIView) {
        _ = adoptInputs(of: container, and: input, afterScroll: false)
    }

    /// Returns whether other inputs exist than before.
    private func adoptInputs(
        of container: InputContainer, and input: UIView?, afterScroll isScroll: Bool
    ) -> Bool {
        var existing = container.refresh(afterScroll: isScroll)
        if let input, !existing.contains(input) { existing.append(input) }
        let ids = Set(existing.map { ObjectIdentifier($0) })
        let gone = inputs.adopted(by: container).filter {
            !ids.contains(ObjectIdentifier($0)) && !$0.isFirstResponder
                && $0 !== pendingFocus?.view
        }
        gone.forEach(remove)
        let new = existing.filter { !contains($0) }
        for input in new { inputs.adopt(input, from: container) }
        let isChanged = !gone.isEmpty || !new.isEmpty
        guard isRunning, !new.isEmpty else { return isChanged }
        for input in new {
            configure(input)
            labelReturnKey(of: input)
        }
        if let focused = new.first(where: \.isFirstResponder) { focusBegan(in: focused) }
        return isChanged
    }
}
