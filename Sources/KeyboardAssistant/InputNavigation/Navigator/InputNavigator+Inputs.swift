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
            inputs.append(item)
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
        _ = inputs.remove(id)
        if focus.forget(id) != nil { report(FocusChange(from: item, to: nil)) }
    }

    /// Removes a deallocated input, because another view may now be at its address.
    func forget(_ id: ObjectIdentifier) {
        guard inputs.isGone(id) else { return }
        _ = inputs.remove(id)
        report(focus.forget(id))
    }

    func contains(_ item: UIView) -> Bool { inputs.contains(item) }

    // MARK: Configuring

    /// Configures inputs that are new, or all inputs when the navigator is started.
    func inputsAdded(_ added: [UIView]) {
        added.forEach(configure)
        labelReturnKeys(last: added.count)
        if let first = added.first(where: \.isFirstResponder) {
            focusBegan(in: first)
        } else {
            updateBar()
        }
    }

    func configure(_ item: UIView) {
        InputConfiguration.announce(item, by: self)
        let configuration = InputConfiguration(item)
        if let accessoryView { configuration.apply(accessory: accessoryView) }
        switch returnKeyPolicy {
        case .delegate:
            if let field = item as? UITextField, !field.isInSearchBar {
                configuration.apply(TextFieldDelegation(field, delegate: self))
            }
        case .editingDidEndOnExit where !item.isInSearchBar:
            configuration.apply(
                exitAction: UIAction { [weak self, weak item] _ in
                    if let item { self?.exitEvent(in: item) }
                })
        case .forwarded, .editingDidEndOnExit, nil: break
        }
        _ = inputs.setConfiguration(configuration, of: item)
        updateTextViewDelegation(of: item)
    }

    /// Sets or removes the navigator as the delegate of a text view, as specified by
    /// `shouldSetTextViewDelegates`.
    func updateTextViewDelegation(of item: UIView) {
        guard let textView = item as? UITextView,
            let configuration = inputs.configuration(of: item)
        else { return }
        if !shouldSetTextViewDelegates {
            configuration.restoreDelegate()
        } else if configuration.delegation == nil {
            configuration.apply(
                TextViewDelegation(textView) { [weak self] in
                    self?.textInputDidChangeSelection($0)
                })
        }
    }

    /// Restores an input's original settings, for example because another navigator configures it.
    func restore(_ item: UIView) {
        _ = inputs.removeConfiguration(of: item)
    }
}
