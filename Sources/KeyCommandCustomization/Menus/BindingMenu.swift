import UIKit

/// The menu of a provider's commands in the main menu, and the findings while it is being built.
@MainActor
struct BindingMenu {
    private(set) var findings = MenuFindings()
    /// The titles of menu items without bindings, by their keys.
    let otherItems: [KeyChord: String]
    private let menu: UIMenu

    /// Creates the menu of `provider` with the commands of `actions` in `table`, in order.
    ///
    /// A command is in the menu without keys if another item has its keys.
    init(
        of provider: any KeyBindingsProvider.Type, with actions: [(key: String, action: Selector)],
        in table: KeyBindingTable, isSuspended: Bool, _ builder: any UIMenuBuilder
    ) {
        let identifier = provider.providerIdentifier
        let own = Set(table.entries.values.map { BindingItem($0.binding) })
        let menuKeys = MenuKeys(builder) { BindingItem($0).map(own.contains) ?? false }
        let bindings = KeyBindings(of: identifier, in: table, isSuspended: isSuspended)
        var findings = MenuFindings()
        let elements = bindings.menuElements(actions) { binding, chord in
            let present = menuKeys.owner(of: chord, on: table.layout)
            if let owner = present ?? menuKeys.futureOwner(of: chord, on: table.layout) {
                let command = KeyBindingIdentifier(provider: identifier, key: binding.key)
                findings.conflicts.append(table.conflict(over: chord, command, with: owner))
            }
            if present == nil { findings.chords.append(chord) }
            return present == nil
        }
        self.findings = findings
        otherItems = menuKeys.otherItems
        menu = UIMenu(
            title: provider.providerName,
            identifier: UIMenu.Identifier("KeyboardAssistant.bindings.\(identifier)"),
            options: .displayInline, children: elements)
    }

    /// Adds the menu at the end of the first existing menu of `parents`.
    mutating func add(to builder: any UIMenuBuilder, atEndOfFirst parents: [UIMenu.Identifier]) {
        let place = MenuPlace(parents) { builder.menu(for: $0) != nil }
        findings.missing = place.missing
        // The builder may raise an exception for a missing menu and so end the launch.
        if let found = place.found {
            builder.insertChild(menu, atEndOfMenu: found)
        } else {
            findings.chords = []
        }
    }
}

/// The key and the name that identify the menu item of a binding.
struct BindingItem: Hashable {
    let key: String
    let name: String

    init(_ binding: KeyBinding) {
        (key, name) = (binding.key, binding.name)
    }

    /// Creates the item for `command`; `nil` for a command without a binding.
    @MainActor
    init?(_ command: UICommand) {
        guard let key = command.propertyList as? String else { return nil }
        (self.key, name) = (key, command.title)
    }
}

extension KeyBindings {
    /// Returns menu elements with the current keys if `isFree` allows them.
    ///
    /// Elements without keys are included, because a menu shows the abilities of the app.
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
