import UIKit

extension KeyBindingsRegistry {
    /// Adds a menu with the provider's commands at the end of the menu `parent`, and rebuilds the
    /// menus whenever keys change.
    ///
    /// If the app, its configuration or the system has removed `parent` from the main menu, the
    /// commands go to the end of the menu `alternative`. Nothing is added if `alternative` is `nil`
    /// or missing too. `missingMenus` reports the missing menus.
    ///
    /// The commands of a section are together in the menu, in an inline menu with the section's
    /// title.
    ///
    /// Call this method in `buildMenu(with:)` after all other changes. From then on, people can't
    /// choose keys of another menu item, and see that item's title as the reason. A command with
    /// default keys that belong to another item is listed without keys and reported in
    /// `diagnostics`; UIKit would otherwise omit the whole command. For menu systems other than
    /// `UIMenuSystem.main`, this method does nothing, because their menus have no keys.
    public func addMenu(
        forProvider provider: any KeyBindingsProvider.Type,
        withActionsForKeys actions: [(key: String, action: Selector)],
        to builder: any UIMenuBuilder, atEndOfMenu parent: UIMenu.Identifier,
        otherwise alternative: UIMenu.Identifier? = nil
    ) {
        // UIKit also calls this for the context system, and its menus are unrelated to these keys.
        guard builder.system === UIMenuSystem.main else { return }
        var menu = BindingMenu(
            of: provider, with: actions, in: table, isSuspended: isSuspended, builder)
        store.setMenuItems(menu.otherItems)
        menu.add(to: builder, atEndOfFirst: [parent, alternative].compactMap(\.self))
        menus.remember(
            actions, with: menu.findings, isSuspended: isSuspended,
            of: provider.providerIdentifier, in: builder)
    }

    /// The menus of `addMenu` that were missing when the main menu was last built.
    public var missingMenus: [UIMenu.Identifier] { menus.missing }

    /// Returns the object that performs the action of a menu item while the app's window isn't key,
    /// as during the use of the menu bar on iPadOS 27.
    ///
    /// Returns `nil` if there is none, or if UIKit has already searched that window.
    ///
    /// Call this method from `target(forAction:withSender:)` of the app delegate if `super` finds
    /// no target. If this method finds no target either, it hides a command with the
    /// ``KeyBinding/unavailability`` `.hidden`.
    public func target(forMenuAction action: Selector, withSender sender: Any?) -> Any? {
        menus.target(forAction: action, withSender: sender, in: table)
    }

    /// Rebuilds the menus of `system` whenever keys change from now on.
    func rebuildMenusOnChange(of system: UIMenuSystem) { menus.add(system) }
}

extension KeyBindingsRegistry: MainMenuReader {
    package func hasMenuItem(for chord: KeyChord) -> Bool? {
        menus.hasItem(for: chord, in: table)
    }
}
