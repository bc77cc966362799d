import Foundation
internal import HeadlessBehavior

extension UIMenu.Identifier {
    // The values of Apple's constants, as a decompiled UIKitCore and apps have them.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
}

extension UIMenu {
    /// The main menu of an app before the app changes it: the menus by which apps place their own,
    /// and the commands of the Edit menu.
    static var systemMenu: UIMenu {
        let isWhole = UIApplication.behavior.mainMenu == .whole
        let edit = UIMenu(
            identifier: .standardEdit, options: .displayInline,
            children: [
                UIKeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
                UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
                UIKeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
                UICommand(title: "Delete", action: .delete),
                UIKeyCommand(
                    title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
            ])
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(title: "App", identifier: .application),
                UIMenu(title: "File", identifier: .file, children: isWhole ? [close] : []),
                UIMenu(
                    title: "Edit", identifier: .edit, children: [edit] + (isWhole ? [find] : [])),
                UIMenu(title: "Format", identifier: .format, children: isWhole ? [italic] : []),
                UIMenu(title: "View", identifier: .view, children: isWhole ? [sidebar] : []),
                UIMenu(title: "Window", identifier: .window),
                UIMenu(title: "Help", identifier: .help),
            ])
    }
}

// The additional menus of iPadOS 26 (NetNewsWire, “Organize the iPad menu items to mirror macOS”).
extension UIMenu {
    private static var find: UIMenu {
        UIMenu(
            title: "Find", identifier: .find,
            children: [
                UIKeyCommand(
                    title: "Find", action: Selector(("find:")), input: "f",
                    modifierFlags: .command),
                UIKeyCommand(
                    title: "Find and Replace", action: Selector(("findAndReplace:")), input: "f",
                    modifierFlags: [.alternate, .command]),
            ])
    }

    // Apple's reference of the identifier: the menu with the command that closes the window.
    private static var close: UIMenu {
        UIMenu(
            identifier: .close, options: .displayInline,
            children: [
                UIKeyCommand(
                    title: "Close", action: .performClose, input: "w", modifierFlags: .command)
            ])
    }

    private static var italic: UIKeyCommand {
        UIKeyCommand(
            title: "Italic", action: Selector(("toggleItalics:")), input: "i",
            modifierFlags: .command)
    }

    private static var sidebar: UIMenu {
        UIMenu(
            identifier: .sidebar, options: .displayInline,
            children: [
                UIKeyCommand(
                    title: "Show Sidebar", action: Selector(("toggleSidebar:")), input: "s",
                    modifierFlags: [.control, .command])
            ])
    }
}

extension Selector {
    static let cut = Selector(("cut:"))
    static let copy = Selector(("copy:"))
    static let paste = Selector(("paste:"))
    static let delete = Selector(("delete:"))
    static let selectAll = Selector(("selectAll:"))
    static let performClose = Selector(("performClose:"))
    static let becomeFirstResponder = Selector(("becomeFirstResponder"))
    static let resignFirstResponder = Selector(("resignFirstResponder"))
    static let endEditing = Selector(("endEditing:"))
    /// The action of going back.
    ///
    /// UIKit's own name for it is private.
    static let navigateBack = Selector(("navigateBack:"))
}
