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
    let lastKeyWindow = LastKeyWindow()
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

    /// Adds a menu system to which the commands of a provider were added.
    func add(_ system: UIMenuSystem, with findings: MenuFindings, of provider: String) {
        self.findings.updateValue(findings, forKey: provider)
        add(system)
    }

    /// Remembers the actions that were added with `builder`, and forgets those of other builders.
    func remember(_ actions: [(KeyBindingIdentifier, Selector)], of builder: any UIMenuBuilder) {
        if lastBuilder !== builder { self.actions = OrderedDictionary() }
        lastBuilder = builder
        for (identifier, action) in actions { self.actions.updateValue(action, forKey: identifier) }
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
