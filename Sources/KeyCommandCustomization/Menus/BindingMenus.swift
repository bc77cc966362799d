import UIKit

/// What was found when a provider's commands were added to the main menu.
struct MenuFindings {
    /// The menus that the app named and that were missing.
    var missing: [UIMenu.Identifier] = []
    /// The keys that the commands now have in the menu.
    var chords: [KeyChord] = []
    /// The conflicts with other items.
    var conflicts: [KeyBindingConflict] = []
}

/// The menus with commands of a registry, and what was found when the commands were added.
@MainActor
final class BindingMenus {
    private let lastKeyWindow = LastKeyWindow()
    private var systems: [WeakBox<UIMenuSystem>] = []
    /// What was found when commands were last added to the main menu, by provider.
    private var findings = OrderedDictionary<String, MenuFindings>()
    /// The actions of the commands that were added when the main menu was last built.
    private(set) var actions = OrderedDictionary<KeyBindingIdentifier, Selector>()
    private weak var lastBuilder: AnyObject?

    /// Adds a menu system to rebuild when keys change.
    func add(_ system: UIMenuSystem) {
        systems.removeAll { $0.object == nil }
        guard !systems.contains(where: { $0.object === system }) else { return }
        systems.append(WeakBox(system))
    }

    /// Remembers the actions that were added with `builder`, and what was found then.
    ///
    /// The actions that were added with other builders are forgotten. While commands are suspended
    /// they have no keys, but keep the conflicts that they will have again.
    func remember(
        _ actions: [(key: String, action: Selector)], with findings: MenuFindings,
        isSuspended: Bool, of provider: String, in builder: any UIMenuBuilder
    ) {
        if lastBuilder !== builder { self.actions = OrderedDictionary() }
        lastBuilder = builder
        for (key, action) in actions {
            self.actions.updateValue(
                action, forKey: KeyBindingIdentifier(provider: provider, key: key))
        }
        var findings = findings
        if isSuspended { findings.conflicts = self.findings[provider]?.conflicts ?? [] }
        self.findings.updateValue(findings, forKey: provider)
        add(builder.system)
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

    /// Returns a Boolean value that indicates whether an item of the main menu has the keys of
    /// `chord`; `nil` if no commands have been added.
    func hasItem(for chord: KeyChord, in table: KeyBindingTable) -> Bool? {
        guard !findings.values.isEmpty else { return nil }
        let chords = findings.values.flatMap(\.chords) + table.rules.menuItems.keys
        return table.layout.contains(chord, in: chords)
    }

    // MARK: Performing items

    /// Returns the object that performs the action of a menu item while the app's window isn't key;
    /// `nil` if there is none.
    ///
    /// A command of `table` that asks for it is hidden then.
    func target(forAction action: Selector, withSender sender: Any?, in table: KeyBindingTable)
        -> Any?
    {
        guard let command = sender as? UICommand else { return nil }
        let target = lastKeyWindow.target(forAction: action, withSender: sender)
        if target == nil, hides(command, of: action, in: table) { command.hideForNow() }
        return target
    }

    /// Returns a Boolean value that indicates whether `command`, which was added with `action`, is to
    /// be hidden while nothing performs it.
    private func hides(_ command: UICommand, of action: Selector, in table: KeyBindingTable) -> Bool
    {
        guard let item = BindingItem(command) else { return false }
        let own = table.namesakes[item.key]?.first { identifier in
            actions[identifier] == action && table.entries[identifier]?.binding.name == item.name
        }
        return own.flatMap { table.entries[$0] }?.binding.unavailability == .hidden
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
