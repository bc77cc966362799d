internal import HeadlessBehavior

/// Chooses an item of the main menu by touch or pointer.
@MainActor
package enum MenuChoice {
    /// Opens the menu bar and chooses the item with `title`; returns `false` if there is no such
    /// item that a responder performs.
    package static func choose(_ title: String) -> Bool {
        let app = UIApplication.shared
        let window = app.keyWindow
        if UIApplication.behavior.menuBar == .resignsKeyWindow { window?.giveUpKey() }
        defer { window?.makeKey() }
        let commands = UIMenuSystem.main.mainMenu.elements.lazy.compactMap { $0 as? UICommand }
        guard let command = commands.first(where: { $0.title == title }),
            let action = command.ownAction, !command.attributes.contains(.disabled)
        else { return false }
        let start: UIResponder = app.keyWindow?.keyResponder ?? app
        guard let target = start.target(forAction: action, withSender: command) as AnyObject?
        else { return false }
        (target as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        return app.sendAction(action, to: target, from: command, for: nil)
    }
}
