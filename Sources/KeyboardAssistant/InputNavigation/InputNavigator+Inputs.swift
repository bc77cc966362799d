import UIKit

extension InputNavigator {
    /// The inputs, in the order in which Previous and Next walk them.
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

    /// Removes `inputItem` and gives it back as it was found; an unknown one is ignored.
    ///
    /// If it has the focus, listeners hear at once that the focus left; editing goes on.
    public func removeInputItem(inputItem: UIView) {
        guard contains(inputItem) else { return }
        let before = inputs.neighbor(of: inputItem, .previous)
        removed(inputItem)
        if let before { labelReturnKeys(from: before) }
        updateBar()
    }

    /// Removes all inputs.
    public func removeInputItems() {
        inputItems.forEach(removed)
    }

    private func removed(_ item: UIView) {
        let id = ObjectIdentifier(item)
        if waiting?.view === item { waiting = nil }
        _ = inputs.remove(id)
        if focus.forget(id) != nil { tell(FocusChange(from: item, to: nil)) }
    }

    /// Forgets an input that is gone, at whose place in memory another view may be by now.
    private func forget(_ id: ObjectIdentifier) {
        guard inputs.order.contains(id) else { return }
        _ = inputs.remove(id)
        tell(focus.forget(id))
    }

    func contains(_ item: UIView) -> Bool { inputs.contains(item) }

    /// Claims inputs that are new to it, or to a navigator that was stopped.
    func inputsAdded(_ added: [UIView]) {
        added.forEach(claim)
        labelReturnKeys(last: added.count)
        if let first = added.first(where: \.isFirstResponder) {
            focusReached(first)
        } else {
            updateBar()
        }
    }

    // MARK: Claims

    private func claim(_ item: UIView) {
        InputClaim.announce(item, by: self)
        let claim = InputClaim(item)
        if let view = accessoryController?.controllerView ?? customAccessoryView {
            claim.attach(accessory: view)
        }
        switch returnKeyPolicy {
        case .delegate:
            if let field = item as? UITextField {
                claim.attach(FieldDelegation(field, claimant: self))
            }
        case .editingDidEndOnExit:
            claim.attach(
                exitAction: UIAction { [weak self, weak item] _ in
                    if let item { self?.returnPressed(in: item) }
                })
        case .forwarded, nil: break
        }
        _ = inputs.keep(claim, of: item)
        claimTextView(item)
    }

    /// Becomes the delegate of a text view, or ceases to be it, as `shouldSetTextViewDelegates`
    /// says.
    func claimTextView(_ item: UIView) {
        guard let textView = item as? UITextView, let claim = inputs.claim(of: item) else { return }
        if !shouldSetTextViewDelegates {
            claim.giveBackDelegation()
        } else if claim.delegation == nil {
            claim.attach(
                TextViewDelegation(textView) { [weak self] in
                    self?.textInputDidChangeSelection($0)
                })
        }
    }

    /// Gives an input back as it was found; another navigator may want it.
    func release(_ item: UIView) {
        _ = inputs.takeClaim(of: item)
    }
}
