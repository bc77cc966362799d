import UIKit

extension KeyBindingsRegistry {
    /// Adds a menu with the provider's commands at the end of the menu `parent`, and rebuilds the
    /// menus whenever keys change.
    ///
    /// If the main menu has no such menu, because the app, its configuration or the system has
    /// removed it, the commands go to the end of the menu `alternative`. If that is `nil` or missing
    /// too, nothing is added. `missingMenus` reports the menus that were missing.
    ///
    /// The commands of a section are together in the menu, in an inline menu with its title.
    ///
    /// Call this method in `buildMenu(with:)` after all other changes. From then on, people can't
    /// choose keys that another menu item already has, and see that item's title as the reason. A
    /// command whose default keys belong to another item is listed without keys and reported in
    /// `diagnostics`; UIKit would otherwise omit the whole command. For menu systems other than
    /// `UIMenuSystem.main`, this method does nothing, because their menus have no keys.
    public func addMenu(
        forProvider provider: any KeyBindingsProvider.Type,
        withActionsForKeys actions: [(key: String, action: Selector)],
        to builder: any UIMenuBuilder, atEndOfMenu parent: UIMenu.Identifier,
        otherwise alternative: UIMenu.Identifier? = nil
    ) {
        // UIKit also calls this for the context system, whose menus have nothing to do with these
        // keys.
        guard builder.system === UIMenuSystem.main else { return }
        var (elements, findings) = menuElements(
            forProvider: provider.providerIdentifier, actions, builder)
        menus.remember(
            actions.map { key, action in
                (KeyBindingIdentifier(provider: provider.providerIdentifier, key: key), action)
            }, of: builder)
        let menu = UIMenu(
            title: provider.providerName,
            identifier: UIMenu.Identifier(
                "KeyboardAssistant.bindings.\(provider.providerIdentifier)"),
            options: .displayInline, children: elements)
        let place = MenuPlace([parent, alternative].compactMap(\.self)) {
            builder.menu(for: $0) != nil
        }
        findings.missing = place.missing
        // The builder may raise an exception for a menu that isn't there, which would end the
        // launch.
        if let found = place.found {
            builder.insertChild(menu, atEndOfMenu: found)
        } else {
            findings.chords = []
        }
        menus.add(builder.system, with: findings, of: provider.providerIdentifier)
    }

    /// The menus that the main menu didn't have when `addMenu` was to add commands to them, as of
    /// the last time that it was built.
    public var missingMenus: [UIMenu.Identifier] { menus.missing }

    /// Returns the object that performs the action of a menu item while the app's window isn't key,
    /// which happens while the menu bar is open on iPadOS 27.
    ///
    /// Returns `nil` if there is none, or if UIKit has already searched that window.
    ///
    /// Call this method from `target(forAction:withSender:)` of the app delegate if `super` finds
    /// no target. If there is none here either, this method hides a command whose
    /// ``KeyBinding/unavailability`` asks for it.
    public func target(forMenuAction action: Selector, withSender sender: Any?) -> Any? {
        guard let command = sender as? UICommand else { return nil }
        if let target = menus.lastKeyWindow.target(forAction: action, withSender: sender) {
            return target
        }
        if hides(command, of: action) { command.hideForNow() }
        return nil
    }

    /// Returns a Boolean value that indicates whether `command`, which was added with `action`, is to
    /// be hidden while nothing performs it.
    private func hides(_ command: UICommand, of action: Selector) -> Bool {
        guard let item = BindingItem(command) else { return false }
        let own = table.namesakes[item.key]?.first { identifier in
            menus.actions[identifier] == action
                && table.entries[identifier]?.binding.name == item.name
        }
        return own.flatMap { table.entries[$0] }?.binding.unavailability == .hidden
    }

    /// Rebuilds the menus of `system` whenever keys change from now on.
    func rebuildMenusOnChange(of system: UIMenuSystem) { menus.add(system) }

    /// Returns menu elements for the bindings, in the order of `actions`, and their keys and
    /// conflicts.
    ///
    /// Also updates the rules with the keys of the other menu items.
    private func menuElements(
        forProvider provider: String, _ actions: [(key: String, action: Selector)],
        _ builder: any UIMenuBuilder
    ) -> ([UIMenuElement], MenuFindings) {
        let own = Set(table.entries.values.map { BindingItem($0.binding) })
        let menuKeys = MenuKeys(builder) { BindingItem($0).map(own.contains) ?? false }
        var findings = MenuFindings()
        let bindings = bindings(forProvider: provider)
        let elements = bindings.menuElements(actions) { binding, chord in
            let present = menuKeys.owner(of: chord, on: table.layout)
            if let owner = present ?? menuKeys.futureOwner(of: chord, on: table.layout) {
                let command = KeyBindingIdentifier(provider: provider, key: binding.key)
                findings.conflicts.append(table.conflict(over: chord, command, with: owner))
            }
            if present == nil { findings.chords.append(chord) }
            return present == nil
        }
        store.setMenuItems(menuKeys.otherItems)
        // Suspended bindings have no keys, but keep the conflicts that they will have again.
        if isSuspended { findings.conflicts = menus.conflicts(of: provider) }
        return (elements, findings)
    }
}

extension KeyBindingsRegistry: MainMenuReader {
    package func hasMenuItem(for chord: KeyChord) -> Bool? {
        guard let chords = menus.chords else { return nil }
        return table.layout.contains(chord, in: table.rules.menuItems.keys)
            || table.layout.contains(chord, in: chords)
    }
}

/// The key and the name that identify the menu item of a binding.
private struct BindingItem: Hashable {
    let key: String
    let name: String

    init(_ binding: KeyBinding) {
        (key, name) = (binding.key, binding.name)
    }

    /// Creates the item for `command`; `nil` if the command wasn't created from a binding.
    @MainActor
    init?(_ command: UICommand) {
        guard let key = command.propertyList as? String else { return nil }
        (self.key, name) = (key, command.title)
    }
}

extension KeyBindings {
    /// Returns menu elements with the current keys if `isFree` allows them.
    ///
    /// Elements without keys are included, because a menu shows what the app can do.
    ///
    /// While commands are suspended, the elements have no keys and are disabled.
    @MainActor
    fileprivate func menuElements(
        _ actions: [(key: String, action: Selector)],
        isFree: (_ binding: KeyBinding, _ chord: KeyChord) -> Bool
    ) -> [UIMenuElement] {
        let elements = actions.compactMap { key, action -> (KeyBinding, UICommand)? in
            guard let binding = self[key] else { return nil }
            let chord = isSuspended ? nil : binding.keys.first
            let shown = chord.flatMap { isFree(binding, $0) ? $0 : nil }
            return (binding, binding.menuElement(action, shown, isEnabled: !isSuspended))
        }
        return elements.grouped { $0.0.section }.flatMap { section, elements in
            let elements = elements.map { $0.1 as UIMenuElement }
            guard let section else { return elements }
            return [UIMenu(title: section, options: .displayInline, children: elements)]
        }
    }
}

extension KeyBinding {
    /// Returns a menu element.
    ///
    /// Commands with the same action differ in their property lists.
    @MainActor
    func menuElement(_ action: Selector, _ chord: KeyChord?, isEnabled: Bool) -> UICommand {
        guard let chord, let input = chord.input.keyInput else {
            return UICommand(
                title: name, image: image, action: action, propertyList: key,
                attributes: isEnabled ? [] : .disabled)
        }
        let command = UIKeyCommand(
            title: name, action: action, input: input, modifierFlags: chord.modifiers.flags,
            propertyList: key, discoverabilityTitle: isDiscoverable ? name : nil)
        complete(command)
        return command
    }
}

extension UICommand {
    /// Hides the command in the menu that is about to be shown.
    ///
    /// UIKit hands out either its own command or a copy. The next time, its own may have a target.
    fileprivate func hideForNow() {
        attributes.insert(.hidden)
        Task { @MainActor [weak self] in self?.attributes.remove(.hidden) }
    }
}

extension KeyBindingTable {
    @MainActor
    fileprivate func conflict(
        over chord: KeyChord, _ identifier: KeyBindingIdentifier, with item: MenuKeys.Item
    ) -> KeyBindingConflict {
        var conflict = conflict(over: chord, identifier, [])
        conflict.owners = [
            .init(
                identifier: .init(provider: item.menu, key: item.title), name: item.title,
                providerName: item.menuTitle)
        ]
        return conflict
    }
}
