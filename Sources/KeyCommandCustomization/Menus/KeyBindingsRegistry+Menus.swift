import UIKit

extension KeyBindingsRegistry {
    /// Adds a menu with the provider's commands at the end of the menu `parent`, and rebuilds the
    /// menus whenever keys change.
    ///
    /// If the main menu has no such menu, because the app, its configuration or the system has
    /// removed it, the commands go to the end of the menu `alternative`. If that is `nil` or missing
    /// too, nothing is added. `missingMenus` reports the menus that were missing.
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
    /// no target.
    public func target(forMenuAction action: Selector, withSender sender: Any?) -> Any? {
        guard sender is UICommand else { return nil }
        return menus.lastKeyWindow.target(forAction: action, withSender: sender)
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

/// What was found when a provider's commands were added to the main menu.
struct MenuFindings {
    /// The menus that the app named and that were missing.
    var missing: [UIMenu.Identifier] = []
    /// The keys that the commands now have in the menu.
    var chords: [KeyChord] = []
    /// The conflicts with other items.
    var conflicts: [KeyBindingConflict] = []
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
    init?(_ command: UIKeyCommand) {
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
        actions.compactMap { key, action in
            guard let binding = self[key] else { return nil }
            let chord = isSuspended ? nil : binding.keys.first
            let shown = chord.flatMap { isFree(binding, $0) ? $0 : nil }
            return binding.menuElement(action, shown, isEnabled: !isSuspended)
        }
    }
}

extension KeyBinding {
    /// Returns a menu element.
    ///
    /// Commands with the same action differ in their property lists.
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

/// The menus with commands of a registry, and what was found when the commands were added.
@MainActor
final class BindingMenus {
    let lastKeyWindow = LastKeyWindow()
    private var systems: [WeakBox<UIMenuSystem>] = []
    /// What was found when commands were last added to the main menu, by provider.
    private var findings = OrderedDictionary<String, MenuFindings>()

    /// Adds a menu system to rebuild when keys change.
    func add(_ system: UIMenuSystem) {
        systems.removeAll { $0.object == nil }
        guard !systems.contains(where: { $0.object === system }) else { return }
        systems.append(WeakBox(system))
    }

    /// Adds a menu system to which the commands of a provider were added.
    func add(_ system: UIMenuSystem, with findings: MenuFindings, of provider: String) {
        self.findings.updateValue(findings, forKey: provider)
        add(system)
    }

    func setNeedsRebuild() {
        for system in systems { system.object?.setNeedsRebuild() }
    }

    /// The menus that were missing, each once.
    var missing: [UIMenu.Identifier] {
        findings.values.flatMap(\.missing).reduce(into: []) { missing, menu in
            if !missing.contains(menu) { missing.append(menu) }
        }
    }

    /// The conflicts of all commands with other items.
    var conflicts: [KeyBindingConflict] { findings.values.flatMap(\.conflicts) }

    func conflicts(of provider: String) -> [KeyBindingConflict] {
        findings[provider]?.conflicts ?? []
    }

    /// The keys that the commands have in the menu; `nil` if no commands have been added.
    var chords: [KeyChord]? {
        findings.values.isEmpty ? nil : findings.values.flatMap(\.chords)
    }
}

/// An object that finds the target of a command in the window that was most recently key.
///
/// On iPadOS 27, the app's window isn't key while the menu bar is open, so UIKit searches only the
/// app and its delegate for the target of a menu item.
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

    /// Returns the object that would perform `action` if the window were still key; `nil` if the
    /// window is key, because UIKit has already searched it.
    func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // The search of the responder chain ends at the app delegate, which called this method.
        guard let window, !window.isKeyWindow, !isSearching else { return nil }
        isSearching = true
        defer { isSearching = false }
        let start =
            window.keyboardOwner ?? FrontmostControllers(of: window.rootViewController).path.last
            ?? window
        return start.target(forAction: action, withSender: sender)
    }
}
