import UIKit

extension KeyBindings {
    /// Menu elements for the actions, with the keys as they are now; those without keys are there
    /// too, as a menu shows what an app can do.
    @MainActor
    public func menuElements(withActionsForKeys actions: [(key: String, action: Selector)])
        -> [UIMenuElement]
    {
        actions.compactMap { key, action in self[key].map { $0.menuElement(action) } }
    }
}

extension KeyBinding {
    /// Commands with the same action are told apart by their property list.
    @MainActor
    fileprivate func menuElement(_ action: Selector) -> UIMenuElement {
        guard let chord = keys.first, let input = chord.input.keyInput else {
            return UICommand(title: name, action: action, propertyList: key)
        }
        let command = UIKeyCommand(
            title: name, action: action, input: input, modifierFlags: chord.modifiers.flags,
            propertyList: key, discoverabilityTitle: isDiscoverable ? name : nil)
        command.allowsAutomaticLocalization = !isCustomized
        command.allowsAutomaticMirroring = !isCustomized
        return command
    }
}

extension KeyBindingsRegistry {
    /// Adds a menu of the provider's commands at the end of the menu that is called `parent`, and
    /// has the menus built anew whenever people change keys.
    ///
    /// Call it in `buildMenu(with:)`.
    public func addMenu(
        forProvider provider: any KeyBindingsProvider.Type,
        withActionsForKeys actions: [(key: String, action: Selector)],
        to builder: any UIMenuBuilder, atEndOfMenu parent: UIMenu.Identifier
    ) {
        let identifier = provider.providerIdentifier
        let menu = UIMenu(
            title: provider.providerName,
            identifier: UIMenu.Identifier("KeyboardAssistant.bindings.\(identifier)"),
            options: .displayInline,
            children: bindings(forProvider: identifier).menuElements(withActionsForKeys: actions))
        builder.insertChild(menu, atEndOfMenu: parent)
        keepInStep(builder.system)
    }
}
