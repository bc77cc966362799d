import UIKit

/// The items with keys that a main menu has while it is being built.
@MainActor
struct MenuKeys {
    /// A menu item with keys.
    struct Item: Hashable {
        var title: String
        var chord: KeyChord
        /// The title of the menu that it is in.
        var menuTitle: String
        /// The identifier of the menu that it is in.
        var menu: String
        /// A Boolean value that indicates whether the item is the command of a binding.
        var isBinding: Bool
    }

    private(set) var items: [Item] = []
    private let builder: any UIMenuBuilder

    /// Reads the present menus of `builder`; `isBinding` says which commands are those of bindings.
    init(_ builder: any UIMenuBuilder, isBinding: (UIKeyCommand) -> Bool) {
        self.builder = builder
        var seen: Set<ObjectIdentifier> = []
        // Not every system has a menu with the identifier of the root.
        for menu in ([.root] + Self.topMenus).compactMap(builder.menu) {
            read(menu, titled: menu.title, &seen, isBinding)
        }
    }

    private static let topMenus: [UIMenu.Identifier] = [
        .application, .file, .edit, .format, .view, .window, .help,
    ]

    private mutating func read(
        _ menu: UIMenu, titled title: String, _ seen: inout Set<ObjectIdentifier>,
        _ isBinding: (UIKeyCommand) -> Bool
    ) {
        guard seen.insert(ObjectIdentifier(menu)).inserted else { return }
        // Inline menus have no title of their own.
        let title = menu.title.isEmpty ? title : menu.title
        for child in menu.children {
            if let menu = child as? UIMenu { read(menu, titled: title, &seen, isBinding) }
            guard let command = child as? UIKeyCommand, let chord = KeyChord(command)
            else { continue }
            items.append(
                Item(
                    title: command.title, chord: chord, menuTitle: title,
                    menu: menu.identifier.rawValue, isBinding: isBinding(command)))
        }
    }

    /// The titles of the items that are no bindings, by their keys.
    var otherItems: [KeyChord: String] {
        Dictionary(items.filter { !$0.isBinding }.map { ($0.chord, $0.title) }) { first, _ in first
        }
    }

    /// Returns the item that has the keys of `chord` already.
    func owner(of chord: KeyChord, on layout: KeyboardLayout) -> Item? {
        items.first { layout.isSame($0.chord, chord) }
    }

    /// Returns the item that a newer system has with the keys of `chord`, unless the app removes the
    /// menu.
    func futureOwner(of chord: KeyChord, on layout: KeyboardLayout) -> Item? {
        SystemMenuCommand.all.first {
            layout.isSame($0.chord, chord) && builder.menu(for: $0.menu) != nil
        }.map {
            Item(
                title: $0.title, chord: $0.chord,
                menuTitle: builder.menu(for: $0.menu)?.title ?? "",
                menu: $0.menu.rawValue, isBinding: false)
        }
    }
}

/// A command that the system adds to the main menu of every app, with its keys.
///
/// The keys are not reserved: an app that has such a command of its own removes the menu in
/// `buildMenu(with:)` and then adds its own, as Apple's guidelines for menus say.
@MainActor
struct SystemMenuCommand {
    let menu: UIMenu.Identifier
    let title: String
    let chord: KeyChord

    private init?(_ menu: UIMenu.Identifier, _ title: String, _ keys: String) {
        guard let chord = KeyChord(text: keys) else { return nil }
        (self.menu, self.title, self.chord) = (menu, title, chord)
    }

    // What iPadOS has since version 26. The keys of Find and Format: as an app met them there that
    // has commands of its own with these keys (NetNewsWire, “Organize the iPad menu items to mirror
    // macOS”, 2026). Those of the sidebar: as in Apple's own apps on iPadOS (NetNewsWire, “Support
    // ctrl+cmd+s to show/hide the sidebar”), by the menu that UIKit has for it since iOS 15.
    static let all = [
        SystemMenuCommand(.find, "Find", "command+f"),
        SystemMenuCommand(.find, "Find and Replace", "option+command+f"),
        SystemMenuCommand(.format, "Italic", "command+i"),
        SystemMenuCommand(.sidebar, "Show Sidebar", "control+command+s"),
    ].compactMap(\.self)
}
