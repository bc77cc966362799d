import UIKit

extension KeyBindingsRegistry {
    /// Adds a menu of the provider's commands at the end of the menu that is called `parent`, and
    /// rebuilds the menus whenever people change keys.
    ///
    /// Call it in `buildMenu(with:)` after all other changes. People cannot choose keys that another
    /// menu item has by then, and read its title; a command with such default keys has none in the
    /// menu, see `diagnostics`. UIKit would leave the whole command out. For another system than
    /// the main one, which has no keys, it does nothing.
    public func addMenu(
        forProvider provider: any KeyBindingsProvider.Type,
        withActionsForKeys actions: [(key: String, action: Selector)],
        to builder: any UIMenuBuilder, atEndOfMenu parent: UIMenu.Identifier
    ) {
        // UIKit calls for the context system too, whose menus say nothing about the main menu's keys.
        guard builder.system === UIMenuSystem.main else { return }
        let elements = menuElements(forProvider: provider.providerIdentifier, actions, builder)
        let menu = UIMenu(
            title: provider.providerName,
            identifier: UIMenu.Identifier(
                "KeyboardAssistant.bindings.\(provider.providerIdentifier)"),
            options: .displayInline, children: elements)
        builder.insertChild(menu, atEndOfMenu: parent)
        rebuildMenusOnChange(of: builder.system)
    }

    /// Returns the object that performs the action of a menu item although the app's window is not
    /// key while the menu is open, as on iPadOS 27; `nil` if there is none, or if UIKit searched
    /// that window already.
    ///
    /// Call it in the app's delegate in `target(forAction:withSender:)` if `super` finds no target.
    public func target(forMenuAction action: Selector, withSender sender: Any?) -> Any? {
        guard sender is UICommand else { return nil }
        return lastKeyWindow.target(forAction: action, withSender: sender)
    }

    /// Rebuilds the menus of `system` whenever keys change from now on.
    func rebuildMenusOnChange(of system: UIMenuSystem) {
        menus.add(system)
    }

    /// Returns menu elements for the bindings, in the order of `actions`.
    ///
    /// It updates the rules by the keys of the other items, and the conflicts with these.
    private func menuElements(
        forProvider provider: String, _ actions: [(key: String, action: Selector)],
        _ builder: any UIMenuBuilder
    ) -> [UIMenuElement] {
        let own = Set(table.entries.values.map { BindingItem($0.binding) })
        let menuKeys = MenuKeys(builder) { BindingItem($0).map(own.contains) ?? false }
        var conflicts: [KeyBindingConflict] = []
        let bindings = bindings(forProvider: provider)
        let elements = bindings.menuElements(actions) { binding, chord in
            let present = menuKeys.owner(of: chord, on: table.layout)
            if let owner = present ?? menuKeys.futureOwner(of: chord, on: table.layout) {
                let command = KeyBindingIdentifier(provider: provider, key: binding.key)
                conflicts.append(table.conflict(over: chord, command, with: owner))
            }
            return present == nil
        }
        table.rules.menuItems = menuKeys.otherItems
        // Suspended bindings have no keys, and with them no conflicts.
        if !isSuspended { menuConflicts.updateValue(conflicts, forKey: provider) }
        return elements
    }
}

/// The key and the name by which a menu item of a binding is recognized.
private struct BindingItem: Hashable {
    let key: String
    let name: String

    init(_ binding: KeyBinding) {
        (key, name) = (binding.key, binding.name)
    }

    /// Creates the item of `command`; `nil` if no binding made it.
    @MainActor
    init?(_ command: UIKeyCommand) {
        guard let key = command.propertyList as? String else { return nil }
        (self.key, name) = (key, command.title)
    }
}

extension KeyBindings {
    /// Returns menu elements with the present keys if these are `isFree`; those without keys are
    /// included, as a menu shows what an app can do.
    ///
    /// While commands are suspended the elements have no keys and are disabled.
    @MainActor
    fileprivate func menuElements(
        _ actions: [(key: String, action: Selector)],
        isFree: (_ binding: KeyBinding, _ chord: KeyChord) -> Bool
    ) -> [UIMenuElement] {
        actions.compactMap { key, action in
            guard let binding = self[key] else { return nil }
            let chord = isSuspended ? nil : binding.keys.first
            let shown = chord.flatMap { isFree(binding, $0) ? $0 : nil }
            return binding.menuElement(action, shown, isEnabled: !isSuspended)
        }
    }
}

extension KeyBinding {
    /// Returns a menu element; commands with the same action differ in their property list.
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

/// The menu systems that are rebuilt when keys change.
@MainActor
final class MenuSystems {
    private var systems: [WeakBox<UIMenuSystem>] = []

    func add(_ system: UIMenuSystem) {
        systems.removeAll { $0.object == nil }
        guard !systems.contains(where: { $0.object === system }) else { return }
        systems.append(WeakBox(system))
    }

    func setNeedsRebuild() {
        for system in systems { system.object?.setNeedsRebuild() }
    }
}

/// An object that finds the target of a command in the window that was key last.
///
/// On iPadOS 27 the app's window is not key while the menu bar is open, so that UIKit looks for the
/// target of a menu item in the app and its delegate alone.
@MainActor
final class LastKeyWindow {
    private weak var window: UIWindow?
    private var tokens: NotificationTokens?
    private var isSearching = false

    init() {
        tokens = NotificationTokens(
            [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification], in: .default
        ) { [weak self] notification in
            self?.window = notification.object as? UIWindow
        }
    }

    /// Returns the object that would perform `action` if the window were still key; `nil` if it is,
    /// as UIKit has searched it already.
    func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // The search of the responder chain ends in the app's delegate, which called this.
        guard let window, !window.isKeyWindow, !isSearching else { return nil }
        isSearching = true
        defer { isSearching = false }
        let start =
            window.keyboardOwner ?? FrontmostControllers(of: window.rootViewController).path.last
            ?? window
        return start.target(forAction: action, withSender: sender)
    }
}
