import Foundation
import UIKit

/// An object that opens and closes windows, and opens the app's settings, with the keyboard.
///
/// To connect the navigator, override two members in the window's outermost view controller: return
/// ``possibleKeyCommands`` from `keyCommands`, and return the result of
/// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. Don't
/// let a window become first responder: otherwise, a window that becomes key would be first
/// responder, with most commands out of reach. On a Mac, the system has these commands, so this
/// navigator has none.
@MainActor
public final class WindowNavigator: MenuCommandPerformer {
    private weak var controller: UIViewController?
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// A Boolean value that indicates whether the Settings app has a page for this app.
    ///
    /// The default is `true` for an app with a `Settings.bundle`. Set this property if your app
    /// adds to its page in another way, for example by asking for permissions.
    public var hasSettings =
        Bundle.main.url(forResource: "Settings", withExtension: "bundle") != nil

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// Creates a navigator for the window of `controller`.
    ///
    /// The controller is referenced weakly.
    public init(controller: UIViewController) {
        self.controller = controller
    }

    private var scene: UIWindowScene? { controller?.viewIfLoaded?.window?.windowScene }

    // MARK: Key commands

    /// The key commands that currently have an effect.
    ///
    /// ⌘W remains available to a sheet, a tab or a document, and ⌘N to a new document.
    public var possibleKeyCommands: [UIKeyCommand] {
        target.commands(for: offeredCommands, keySource)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(of: action, sender, offeredCommands)
    }

    private var offeredCommands: [AvailableCommand] {
        guard let view = controller?.viewIfLoaded, let scene else { return [] }
        let context = KeyCommandContext(of: view)
        let policy = WindowPolicy(
            supportsSeveral: scene.supportsSeveral,
            hasSettings: hasSettings, isMac: MacCatalyst.isRunning)
        return policy.commands.map { context.available($0, from: keySource) }
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func perform(_ command: CommandIdentifier) {
        guard let scene else { return }
        switch command {
        case BuiltInCommand.newWindow.identifier: scene.requestSibling()
        case BuiltInCommand.closeWindow.identifier: scene.requestEnd()
        case BuiltInCommand.openSettings.identifier: scene.openSettings()
        default: break
        }
    }
}
