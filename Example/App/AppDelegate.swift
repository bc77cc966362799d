import KeyCommandCustomization
import KeyboardAssistant
import UIKit

/// The app's delegate, which registers the shortcuts that people can change and adds them to the
/// main menu.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let registry = KeyBindingsRegistry.default

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        registry.applicationSupportName = "KeyboardAssistantExample"
        do {
            try registry.register(provider: MailboxViewController.self)
        } catch {
            assertionFailure("The mailbox's shortcuts cannot be registered: \(error)")
        }
        return true
    }

    // The project generates a scene manifest without configurations.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    // MARK: The main menu

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        replaceNewWindow(in: builder)
        registry.addMenu(
            forProvider: MailboxViewController.self,
            withActionsForKeys: MailboxViewController.menuActions,
            to: builder, atEndOfMenu: .file, otherwise: .edit)
    }

    // As in Mail, ⌘N is for a new message.
    private func replaceNewWindow(in builder: any UIMenuBuilder) {
        guard builder.menu(for: .newScene) != nil else { return }
        let newWindow = UIKeyCommand(
            title: "New Window", action: #selector(openWindow(_:)), input: "n",
            modifierFlags: [.command, .alternate])
        builder.replace(
            menu: .newScene,
            with: UIMenu(identifier: .newScene, options: .displayInline, children: [newWindow]))
    }

    @objc private func openWindow(_ sender: Any?) {
        UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: nil, options: nil, errorHandler: nil)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? registry.target(forMenuAction: action, withSender: sender)
    }
}
