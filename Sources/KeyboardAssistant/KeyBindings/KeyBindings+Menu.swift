import UIKit

extension KeyBindings {
    /// Menu elements for the actions, with the keys as they are now; those without keys are there
    /// too, as a menu shows what an app can do.
    ///
    /// While somebody records keys the elements have none and do nothing.
    @MainActor
    public func menuElements(withActionsForKeys actions: [(key: String, action: Selector)])
        -> [UIMenuElement]
    {
        menuElements(actions) { _, _ in true }
    }

    /// Menu elements that have their keys only if these are `isFree`.
    @MainActor
    fileprivate func menuElements(
        _ actions: [(key: String, action: Selector)],
        isFree: (_ binding: KeyBinding, _ chord: KeyChord) -> Bool
    ) -> [UIMenuElement] {
        actions.compactMap { key, action in
            guard let binding = self[key] else { return nil }
            let chord = isResting ? nil : binding.keys.first
            let shown = chord.flatMap { isFree(binding, $0) ? $0 : nil }
            return binding.menuElement(action, shown, isEnabled: !isResting)
        }
    }
}

extension KeyBinding {
    /// Commands with the same action are told apart by their property list.
    @MainActor
    fileprivate func menuElement(_ action: Selector, _ chord: KeyChord?, isEnabled: Bool)
        -> UIMenuElement
    {
        guard let chord, let input = chord.input.keyInput else {
            return UICommand(
                title: name, action: action, propertyList: key,
                attributes: isEnabled ? [] : .disabled)
        }
        let command = UIKeyCommand(
            title: name, action: action, input: input, modifierFlags: chord.modifiers.flags,
            propertyList: key, discoverabilityTitle: isDiscoverable ? name : nil)
        setAdaptation(of: command)
        return command
    }
}

/// What tells that a menu item was made of a binding.
private struct MenuTitle: Hashable {
    let key: String
    let name: String

    init(of binding: KeyBinding) {
        (key, name) = (binding.key, binding.name)
    }

    /// Nil for an item that no binding made.
    @MainActor
    init?(of command: UIKeyCommand) {
        guard let key = command.propertyList as? String else { return nil }
        (self.key, name) = (key, command.title)
    }
}

extension KeyBindingsRegistry {
    /// Adds a menu of the provider's commands at the end of the menu that is called `parent`, and
    /// has the menus built anew whenever people change keys.
    ///
    /// Call it in `buildMenu(with:)` after all other changes: keys that another menu item has by
    /// then are refused to people, by that item's title, and a command that comes with them stands
    /// in the menu without keys, see `diagnostics`. UIKit would leave the whole command out. For
    /// another system than the main one, which has no keys, it does nothing.
    public func addMenu(
        forProvider provider: any KeyBindingsProvider.Type,
        withActionsForKeys actions: [(key: String, action: Selector)],
        to builder: any UIMenuBuilder, atEndOfMenu parent: UIMenu.Identifier
    ) {
        // UIKit calls for the context system too, whose menus say nothing of the main menu's keys.
        guard builder.system === UIMenuSystem.main else { return }
        let identifier = provider.providerIdentifier
        let own = Set(book.entries.values.map { MenuTitle(of: $0.binding) })
        let menuKeys = MenuKeys(builder) { MenuTitle(of: $0).map(own.contains) ?? false }
        var findings: [KeyBindingConflict] = []
        let bindings = bindings(forProvider: identifier)
        let elements = bindings.menuElements(actions) { binding, chord in
            let present = menuKeys.owner(of: chord, on: book.layout)
            if let owner = present ?? menuKeys.comingOwner(of: chord, on: book.layout) {
                findings.append(book.conflict(chord, .init(identifier, binding), with: owner))
            }
            return present == nil
        }
        note(menuKeys.foreign, findings: bindings.isResting ? nil : findings, of: identifier)
        let menu = UIMenu(
            title: provider.providerName,
            identifier: UIMenu.Identifier("KeyboardAssistant.bindings.\(identifier)"),
            options: .displayInline, children: elements)
        builder.insertChild(menu, atEndOfMenu: parent)
        keepInStep(builder.system)
    }

    /// Who performs the action of a menu item although the app's window is not key while the menu
    /// is open, as on iPadOS 27; nil if nobody does, or if UIKit asked in that window already.
    ///
    /// Call it in the app's delegate in `target(forAction:withSender:)`, for what `super` finds
    /// nobody.
    public func target(forMenuAction action: Selector, withSender sender: Any?) -> Any? {
        guard sender is UICommand else { return nil }
        return lastKeyWindow.target(forAction: action, withSender: sender)
    }
}

extension KeyBindingIdentifier {
    fileprivate init(_ provider: String, _ binding: KeyBinding) {
        self.init(provider: provider, key: binding.key)
    }
}

extension KeyBindingBook {
    @MainActor
    fileprivate func conflict(
        _ chord: KeyChord, _ identifier: KeyBindingIdentifier, with item: MenuKeys.Item
    ) -> KeyBindingConflict {
        var conflict = conflict(chord, identifier, [])
        conflict.owners = [
            .init(
                identifier: .init(provider: item.menu, key: item.title), name: item.title,
                providerName: item.menuTitle)
        ]
        return conflict
    }
}
