import UIKit

/// The main menu items that have keys at one moment while the menu is being built.
@MainActor
struct MenuKeys {
    /// A menu item that has keys.
    struct Item: Hashable {
        var title: String
        var chord: KeyChord
        /// The title of the item's menu.
        var menuTitle: String
        /// The identifier of the item's menu.
        var menu: String
        /// A Boolean value that indicates whether the item belongs to a binding.
        var isBinding: Bool
    }

    private(set) var items: [Item] = []
    private let builder: any UIMenuBuilder

    /// Reads the current menus of `builder`.
    ///
    /// `isBinding` returns whether a command belongs to a binding.
    init(_ builder: any UIMenuBuilder, isBinding: (UIKeyCommand) -> Bool) {
        self.builder = builder
        var seen: Set<ObjectIdentifier> = []
        // Some systems have no menu with the root identifier.
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

    /// The titles of the items that don't belong to bindings, by their keys.
    var otherItems: [KeyChord: String] {
        Dictionary(items.filter { !$0.isBinding }.map { ($0.chord, $0.title) }) { first, _ in first
        }
    }

    /// Returns the item that already has the keys of `chord`.
    func owner(of chord: KeyChord, on layout: KeyboardLayout) -> Item? {
        items.first { layout.isSame($0.chord, chord) }
    }

    /// Returns the item that will have the keys of `chord` on a newer system version, unless the
    /// app removes its menu.
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

/// A command with keys that the system adds to the main menu of every app.
///
/// The keys aren't reserved. An app that has its own version of such a command removes the system's
/// menu in `buildMenu(with:)` and then adds its own, as Apple's menu guidelines recommend.
@MainActor
struct SystemMenuCommand {
    let menu: UIMenu.Identifier
    let title: String
    let chord: KeyChord

    private init?(_ menu: UIMenu.Identifier, _ title: String, _ keys: String) {
        guard let chord = KeyChord(text: keys) else { return nil }
        (self.menu, self.title, self.chord) = (menu, title, chord)
    }

    // The menu items of iPadOS 26 and later. The keys of Find and Format were reported by an app
    // whose own commands have the same keys (NetNewsWire, “Organize the iPad menu items to mirror
    // macOS”, 2026). The sidebar's keys are those of Apple's own apps on iPadOS (NetNewsWire,
    // “Support ctrl+cmd+s to show/hide the sidebar”), in the menu that UIKit has had for it since
    // iOS 15. Close is the command for which UIKit has a menu (Apple's reference of
    // `UIMenu.Identifier.close`).
    static let all = [
        SystemMenuCommand(.find, "Find", "command+f"),
        SystemMenuCommand(.find, "Find and Replace", "option+command+f"),
        SystemMenuCommand(.format, "Italic", "command+i"),
        SystemMenuCommand(.close, "Close", "command+w"),
        SystemMenuCommand(.sidebar, "Show Sidebar", "control+command+s"),
    ].compactMap(\.self)
}
