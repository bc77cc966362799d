import UIKit

extension InputNavigator {
    /// The inputs, in the order in which Previous and Next move through them.
    ///
    /// Of the inputs in a table or collection view, these are the ones that exist now.
    public var inputItems: [UIView] {
        // UIKit doesn't tell when a list was reloaded.
        adoptExistingInputs()
        return inputs.views
    }

    /// Adds `inputItem` at the end.
    ///
    /// A search bar stands for its field, which the navigator reports as the input. The field keeps
    /// its delegate and its Return key, which searches.
    ///
    /// An input that was already added keeps its position.
    ///
    /// If the input is being edited, it becomes the focused input.
    public func addInputItem(inputItem: UIView) {
        addInputItems(inputItems: [inputItem])
    }

    /// Adds the inputs in this order.
    ///
    /// Inputs that were already added keep their positions.
    public func addInputItems(inputItems: [UIView]) {
        var added: [UIView] = []
        for item in inputItems.map(\.editedInput) where !contains(item) {
            forget(ObjectIdentifier(item))
            changeInputs { $0.append(item) }
            added.append(item)
        }
        if isRunning { inputsAdded(added) }
    }

    /// Removes `inputItem` and restores its original settings.
    ///
    /// A view that isn't an input is ignored. An input that came with a container takes part again
    /// when the container is looked at next.
    ///
    /// If the input is focused, observers are notified that it lost the focus, but editing
    /// continues.
    public func removeInputItem(inputItem: UIView) {
        let inputItem = inputItem.editedInput
        guard contains(inputItem) else { return }
        let before = inputs.stop(before: .input(inputItem))
        remove(inputItem)
        if let before { labelReturnKeys(from: before) }
        updateBar()
    }

    /// Removes all inputs.
    public func removeInputItems() {
        inputs.allContainers.forEach(remove)
        inputs.views.forEach(remove)
    }

    func remove(_ item: UIView) {
        let id = ObjectIdentifier(item)
        if pendingFocus?.view === item { pendingFocus = nil }
        changeInputs { $0.remove(id) }
        if focus.forget(id) != nil { report(FocusChange(from: item, to: nil)) }
    }

    /// Makes `items` the inputs, in this order, where inputs that remain keep their settings.
    ///
    /// - Parameter configures: A Boolean value that indicates whether new inputs are configured now
    ///   and not in a later call.
    func setInputItems(_ items: [UIView], configures: Bool = true) {
        let before = inputs.views
        defersConfiguration = !configures
        defer { defersConfiguration = false }
        // Added first, so that the focus moves from one input to the other.
        addInputItems(inputItems: items)
        let remaining = Set(items.map { ObjectIdentifier($0) })
        before.filter { !remaining.contains(ObjectIdentifier($0)) }.forEach(remove)
        // Another navigator may have given some of them back.
        if isRunning { items.filter { inputs.configuration(of: $0) == nil }.forEach(configure) }
        guard before != items else { return }
        changeInputs { $0.arrange(items) }
        refresh()
    }

    /// Removes a deallocated input, because another view may now be at its address.
    func forget(_ id: ObjectIdentifier) {
        guard inputs.isGone(id) else { return }
        changeInputs { $0.remove(id) }
        report(focus.forget(id))
    }

    func contains(_ item: UIView) -> Bool { inputs.contains(item) }

    // MARK: Configuring

    /// Configures inputs that are new, or all inputs when the navigator is started.
    func inputsAdded(_ added: [UIView]) {
        added.forEach(configure)
        labelReturnKeys(last: added.count)
        focusBegan(inOneOf: added)
    }

    /// Updates the focus after inputs were added, one of which may be edited already.
    ///
    /// The app, whose code runs while inputs are configured, may have removed it again.
    func focusBegan(inOneOf added: [UIView]) {
        if isRunning, let first = added.first(where: { $0.isFirstResponder && contains($0) }) {
            focusBegan(in: first)
        } else {
            updateBar()
        }
    }

    /// A Boolean value that indicates whether the navigator changes any setting of its inputs, and
    /// therefore takes them over from other navigators.
    var configuresInputs: Bool {
        accessoryView != nil || returnKeyPolicy != nil || shouldSetTextViewDelegates
    }

    /// Returns a Boolean value that indicates whether another navigator has `item` and configures
    /// its inputs.
    func isServedElsewhere(_ item: UIView) -> Bool {
        Self.allRunning.contains { $0 !== self && $0.configuresInputs && $0.contains(item) }
    }

    /// Configures an input of a running navigator.
    ///
    /// While an input is configured, the app's code may run, for example because the keyboard grows
    /// by the bar. The app may then remove the input, stop the navigator, or add the input to
    /// another one. The configuration is therefore stored before anything is applied, and nothing
    /// more is applied after it was taken back.
    func configure(_ item: UIView) {
        if servesScene, defersConfiguration || isServedElsewhere(item) { return }
        if configuresInputs { InputConfiguration.announce(item, by: self) }
        guard isRunning, contains(item) else { return }
        let configuration = InputConfiguration(item, returnKeyRole: returnKeyRole(of: item))
        changeInputs { $0.setConfiguration(configuration, of: item) }
        if let accessoryView, !(servesScene && item.accessoryBarInChain != nil) {
            configuration.apply(accessory: accessoryView)
        }
        guard inputs.configuration(of: item) === configuration else { return }
        applyReturnKeyPolicy(to: item, with: configuration)
        guard inputs.configuration(of: item) === configuration else { return }
        updateTextViewDelegation(of: item)
    }

    private func returnKeyRole(of item: UIView) -> ReturnKeyRole {
        guard returnKeyPolicy != nil else { return .none }
        guard servesScene, let field = item as? UITextField else { return .labeled }
        return ReturnKeyRole(appsKey: field.returnKeyType)
    }

    private func applyReturnKeyPolicy(to item: UIView, with configuration: InputConfiguration) {
        switch returnKeyPolicy {
        case .delegate:
            if let field = item as? UITextField, !field.isInSearchBar {
                configuration.apply(InputDelegation(field, listener: self))
            }
        case .editingDidEndOnExit where !item.isInSearchBar:
            configuration.apply(
                exitAction: UIAction { [weak self, weak item] _ in
                    // The app's delegate, which is asked first, may have moved on already.
                    if let item, item.isFirstResponder { self?.exitEvent(in: item) }
                })
        case .forwarded, .editingDidEndOnExit, nil: break
        }
    }

    /// Sets or removes the navigator's delegate of a text view, as specified by
    /// `shouldSetTextViewDelegates`.
    func updateTextViewDelegation(of item: UIView) {
        guard let textView = item as? UITextView,
            let configuration = inputs.configuration(of: item)
        else { return }
        if !shouldSetTextViewDelegates {
            configuration.restoreDelegate()
        } else if configuration.delegation == nil {
            configuration.apply(InputDelegation(textView, listener: self))
        }
    }

    /// Restores an input's original settings, for example because another navigator configures it.
    func restore(_ item: UIView) {
        changeInputs { $0.removeConfiguration(of: item) }
    }
}
