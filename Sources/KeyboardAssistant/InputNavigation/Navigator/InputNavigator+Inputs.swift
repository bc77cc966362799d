import UIKit

extension InputNavigator {
    /// The inputs, in the order in which Previous and Next go through them.
    public var inputItems: [UIView] { inputs.views }

    /// Adds `inputItem` at the end; one that is there already stays where it is.
    ///
    /// If it is being edited, it has the focus from then on.
    public func addInputItem(inputItem: UIView) {
        addInputItems(inputItems: [inputItem])
    }

    /// Adds the items in the order given; those that are there already stay where they are.
    public func addInputItems(inputItems: [UIView]) {
        var added: [UIView] = []
        for item in inputItems where !contains(item) {
            forget(ObjectIdentifier(item))
            inputs.append(item)
            added.append(item)
        }
        if isRunning { inputsAdded(added) }
    }

    /// Removes `inputItem` and restores it to what it was; an unknown one is ignored.
    ///
    /// If it has the focus, listeners are notified at once that the focus left; editing goes on.
    public func removeInputItem(inputItem: UIView) {
        guard contains(inputItem) else { return }
        let before = inputs.neighbor(of: inputItem, .previous)
        remove(inputItem)
        if let before { labelReturnKeys(from: before) }
        updateBar()
    }

    /// Removes all inputs.
    public func removeInputItems() {
        inputItems.forEach(remove)
    }

    private func remove(_ item: UIView) {
        let id = ObjectIdentifier(item)
        if pendingFocus?.view === item { pendingFocus = nil }
        _ = inputs.remove(id)
        if focus.forget(id) != nil { report(FocusChange(from: item, to: nil)) }
    }

    /// Forgets an input that is gone and at whose address in memory another view may be by now.
    private func forget(_ id: ObjectIdentifier) {
        guard inputs.order.contains(id) else { return }
        _ = inputs.remove(id)
        report(focus.forget(id))
    }

    func contains(_ item: UIView) -> Bool { inputs.contains(item) }

    // MARK: Configuring

    /// Configures inputs that are new to it, or to a navigator that was stopped.
    func inputsAdded(_ added: [UIView]) {
        added.forEach(configure)
        labelReturnKeys(last: added.count)
        if let first = added.first(where: \.isFirstResponder) {
            focusBegan(in: first)
        } else {
            updateBar()
        }
    }

    private func configure(_ item: UIView) {
        InputConfiguration.announce(item, by: self)
        let configuration = InputConfiguration(item)
        if let accessoryView { configuration.apply(accessory: accessoryView) }
        switch returnKeyPolicy {
        case .delegate:
            if let field = item as? UITextField {
                configuration.apply(TextFieldDelegation(field, delegate: self))
            }
        case .editingDidEndOnExit:
            configuration.apply(
                exitAction: UIAction { [weak self, weak item] _ in
                    if let item { self?.returnPressed(in: item) }
                })
        case .forwarded, nil: break
        }
        _ = inputs.setConfiguration(configuration, of: item)
        updateTextViewDelegation(of: item)
    }

    /// Becomes the delegate of a text view, or ceases to be it, as `shouldSetTextViewDelegates`
    /// says.
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

    /// Restores an input to what it was; another navigator may want it.
    func restore(_ item: UIView) {
        _ = inputs.removeConfiguration(of: item)
    }
}
