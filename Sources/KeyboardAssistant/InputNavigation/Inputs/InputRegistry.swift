import UIKit

/// The part of a navigator that adds and removes inputs, and adopts the inputs that come and go in
/// containers.
@MainActor
final class InputRegistry {
    let inputs: InputList
    let focus: InputFocus
    private let setup: InputSetup
    private let controls: NavigationControls

    init(
        _ inputs: InputList, _ setup: InputSetup, _ controls: NavigationControls,
        _ focus: InputFocus
    ) {
        self.inputs = inputs
        self.setup = setup
        self.controls = controls
        self.focus = focus
    }

    /// A Boolean value that indicates whether the navigator is running.
    var isRunning: Bool { setup.isRunning }

    /// The input that is being edited.
    ///
    /// The focus isn't tracked while the navigator is stopped.
    var editedInput: UIView? {
        focus.editedInput ?? (isRunning ? nil : existingInputs.first(where: \.isFirstResponder))
    }

    // MARK: Starting and stopping

    func start() {
        setup.start()
        inputs.views.forEach(setup.configure)
        controls.labelReturnKeys(last: .max)
        focusBegan(inOneOf: inputs.views)
        adoptExistingInputs()
    }

    /// Restores all inputs.
    func stop() {
        setup.stop()
        focus.forgetAwaitedInput()
        for container in inputs.allContainers { container.stopObserving() }
        let adopted = inputs.allContainers.flatMap(inputs.adopted)
        for input in inputs.views + adopted {
            setup.restore(input)
            // The app's code runs while an input is restored, and may have started the navigator again.
            if isRunning { return }
        }
        focus.forgetAll()
    }

    // MARK: Inputs outside of containers

    /// Adds the inputs at the end, in this order, and configures them.
    func add(_ items: [UIView]) {
        let new = append(items)
        guard isRunning else { return }
        new.forEach(setup.configure)
        controls.labelReturnKeys(last: new.count)
        focusBegan(inOneOf: new)
    }

    /// Adds the inputs at the end, in this order, and returns the new ones.
    private func append(_ items: [UIView]) -> [UIView] {
        var new: [UIView] = []
        for item in items.map(\.editedInput) where !inputs.contains(item) {
            forget(ObjectIdentifier(item))
            inputs.append(item)
            new.append(item)
        }
        return new
    }

    /// Removes `input`, and updates the bar and the Return keys of the inputs before `input`.
    func removeInput(_ input: UIView) {
        guard inputs.contains(input) else { return }
        let before = inputs.stop(before: .input(input))
        remove([input])
        if let before { controls.labelReturnKeys(from: before) }
        focus.updateBar()
    }

    func removeAll() {
        let containers = inputs.allContainers
        let all = inputs.views + containers.flatMap(inputs.adopted)
        containers.forEach(inputs.remove)
        remove(all)
    }

    /// Removes inputs, and restores those that the app doesn't add again in the meantime.
    ///
    /// The app's code runs while an input is restored, so all inputs are removed first.
    private func remove(_ views: [UIView]) {
        for view in views {
            focus.cancelRequest(for: view)
            inputs.remove(ObjectIdentifier(view))
        }
        for view in views where !inputs.contains(view) {
            setup.restore(view)
            if !inputs.contains(view) { focus.inputRemoved(view) }
        }
    }

    /// Makes `items` the inputs, in this order.
    ///
    /// Remaining inputs keep their settings.
    ///
    /// - Parameter isConfigured: A closure that returns whether an input is configured now. A later
    ///   call configures the other inputs.
    func set(_ items: [UIView], configuring isConfigured: (UIView) -> Bool) {
        let before = inputs.views
        guard before != items else { return configureMissing(items, isConfigured) }
        // Added first, so that the focus moves from one input to the other.
        let new = append(items)
        if isRunning {
            configure(new.filter(isConfigured))
            focusBegan(inOneOf: new)
        }
        let remaining = Set(items.map { ObjectIdentifier($0) })
        remove(before.filter { !remaining.contains(ObjectIdentifier($0)) })
        configureMissing(items, isConfigured)
        inputs.arrange(items)
        focus.refresh()
    }

    /// Configures the inputs among `items` without a configuration: another navigator has given them
    /// back, or an earlier call left them out.
    private func configureMissing(_ items: [UIView], _ isConfigured: (UIView) -> Bool) {
        guard isRunning else { return }
        configure(items.filter { isConfigured($0) && setup.configuration(of: $0) == nil })
    }

    private func configure(_ items: [UIView]) {
        items.forEach(setup.configure)
        items.forEach(controls.labelReturnKey)
    }

    /// Removes a deallocated input, because another view may now be at its address.
    private func forget(_ id: ObjectIdentifier) {
        guard inputs.isGone(id) else { return }
        inputs.remove(id)
        focus.forget(id)
    }

    /// Updates the focus after inputs were added.
    ///
    /// One of them may be edited already.
    ///
    /// The app's code runs while inputs are configured, and may have removed that input again.
    private func focusBegan(inOneOf new: [UIView]) {
        let first = new.first { $0.isFirstResponder && inputs.contains($0) }
        if isRunning, let first { focus.began(in: first) } else { focus.updateBar() }
    }
}

// MARK: - Containers

extension InputRegistry {
    /// Adds a container at the end, unless the view is in another container.
    func addContainer(
        _ view: UIView, selectsRows: Bool, hasInputs: ((IndexPath) -> Bool)?
    ) {
        guard inputs.container(around: view) == nil else { return }
        for inner in inputs.allContainers where inner.view?.isDescendant(of: view) == true {
            remove(inner)
        }
        let new = InputContainer(
            view, selectsRows: selectsRows, declaration: hasInputs
        ) { [weak self, weak view] in
            if let view { self?.inputsChanged(in: view) }
        }
        inputs.append(new)
        guard isRunning else { return }
        adoptInputs(of: new)
        controls.labelReturnKeys(last: 1)
        focus.updateBar()
    }

    /// Removes a container and its inputs; a view that isn't a container is ignored.
    func removeContainer(_ view: UIView) {
        guard let old = inputs.allContainers.first(where: { $0.view === view }) else { return }
        let before = inputs.stop(before: .container(old))
        remove(old)
        if let before { controls.labelReturnKeys(from: before) }
        focus.updateBar()
    }

    private func remove(_ container: InputContainer) {
        let adopted = inputs.adopted(by: container)
        // Removed first, so that nothing that the app does meanwhile adopts the inputs again.
        inputs.remove(container)
        remove(adopted)
    }

    // MARK: Inputs that come and go

    /// The inputs that exist now, in order.
    var existingInputs: [UIView] {
        // UIKit doesn't notify of the reload of a list.
        adoptExistingInputs()
        return inputs.views
    }

    /// Returns the next existing input in a direction, editable or not.
    func existingNeighbor(of input: UIView, _ direction: InputDirection, loop: Bool) -> UIView? {
        if inputs.hasContainers { adoptExistingInputs() }
        return inputs.existingNeighbor(of: input.editedInput, direction, loop: loop)
    }

    /// Responds to a layout that may have added or removed inputs.
    private func inputsChanged(in view: UIView) {
        guard isRunning, let container = inputs.container(around: view) else { return }
        let isChanged = adoptInputs(of: container, afterScroll: true)
        if !focus.awaitedInputAppeared(), isChanged { focus.refresh() }
    }

    /// Adds the new inputs of the containers, and removes the inputs that are gone.
    func adoptExistingInputs() {
        var isChanged = false
        for container in inputs.allContainers {
            isChanged = adoptInputs(of: container) || isChanged
            if container.view == nil { remove(container) }
        }
        if isChanged { focus.refresh() }
    }

    /// Adopts an edited input that has appeared in a container without an observed layout.
    func adoptIfNew(_ input: UIView) {
        guard !inputs.contains(input), input.isFirstResponder,
            let container = inputs.container(around: input)
        else { return }
        adoptInputs(of: container)
    }

    /// Configures the new inputs of a container, restores the inputs that are gone, and returns whether
    /// there were any of either.
    ///
    /// - Parameters:
    ///   - input: An input in which editing is about to begin, possibly in a cell that UIKit keeps out
    ///     of view.
    ///   - isScroll: A Boolean value that indicates whether only a scroll may have changed the inputs.
    @discardableResult
    func adoptInputs(
        of container: InputContainer, and input: UIView? = nil, afterScroll isScroll: Bool = false
    ) -> Bool {
        guard isRunning, inputs.contains(container) else { return false }
        var existing = container.refresh(afterScroll: isScroll)
        if let input, !existing.contains(input) { existing.append(input) }
        let ids = Set(existing.map { ObjectIdentifier($0) })
        let gone = inputs.adopted(by: container).filter {
            !ids.contains(ObjectIdentifier($0)) && !$0.isFirstResponder
                && $0 !== focus.awaitedInput
        }
        remove(gone)
        // The app is called meanwhile.
        guard isRunning, inputs.contains(container) else { return true }
        let new = existing.filter { !inputs.contains($0) }
        new.forEach { forget(ObjectIdentifier($0)) }
        for input in existing where inputs.container(of: input) !== container {
            inputs.adopt(input, from: container)
        }
        for input in new {
            setup.configure(input)
            controls.labelReturnKey(of: input)
        }
        if new.contains(where: \.isFirstResponder) { focusBegan(inOneOf: new) }
        return !gone.isEmpty || !new.isEmpty
    }
}
