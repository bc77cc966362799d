import DeviceFixtures
import Foundation
import KeyboardAssistant
import KeyboardConversations
import SimulatedDevice
import UIKit

@testable import KeyCommandCustomization

/// Commands whose names and keys come from a model.
@MainActor
private enum AppCommands: KeyBindingsProvider {
    static weak var app: TrackedApp?

    static func provideKeyBindings() -> [KeyBinding] {
        app?.read("KeyBindingsProvider.provideKeyBindings()")
        return (1...30).map {
            KeyBinding(
                key: "\($0)", name: "Command \($0)", keys: $0 == 3 ? [KeyChord("j", .command)] : [])
        }
    }

    static var providerName: String {
        app?.read("KeyBindingsProvider.providerName")
        return "App"
    }

    static var providerIdentifier: String {
        app?.read("KeyBindingsProvider.providerIdentifier")
        return "app"
    }

    static var scope: KeyBindingScope {
        app?.read("KeyBindingsProvider.scope")
        return .everywhere
    }
}

extension TrackedApp {
    /// Opens the settings, an editor and the palette, and changes keys.
    func playSettings() throws {
        AppCommands.app = self
        device.keyboard.mode = .hardware(bar: false)
        let registry = KeyBindingsRegistry()
        let token = registry.observe { [weak self] _ in self?.read("KeyBindingsRegistry.observe") }
        try registry.register(provider: AppCommands.self)
        let list = KeyBindingsViewController(registry: registry)
        list.willShowEditor = { [weak self] _ in
            self?.read("KeyBindingsViewController.willShowEditor")
        }
        device.show(UINavigationController(rootViewController: list))
        change()
        let command = KeyBindingIdentifier(provider: registry.providers[0], key: "3")
        list.edit(command)
        change()
        device.rotate(to: .landscapeLeft)
        list.dismiss(animated: true)
        registry.unassign(command)
        change()
        list.tableView.contentOffset.y = 300
        let palette = CommandPaletteViewController(for: list, registry: registry)
        list.present(palette, animated: true)
        change()
        device.type("3")
        change()
        device.rotate(to: .portrait)
        palette.dismiss(animated: true)
        change()
        withExtendedLifetime(token) {}
    }

    /// Writes, sends, recalls and closes with the keys of a composer.
    func playComposer() {
        let (_, screen) = ComposerScreen.edited(on: device)
        screen.keys.canSend = { [weak self] in
            self?.read("ComposerKeys.canSend")
            return true
        }
        screen.keys.onSend = { [weak self, weak screen] in
            self?.read("ComposerKeys.onSend")
            screen?.clear()
        }
        screen.keys.onRecall = { [weak self] in self?.read("ComposerKeys.onRecall") }
        screen.keys.onClosePanel = { [weak self] in
            self?.read("ComposerKeys.onClosePanel")
            return false
        }
        screen.keys.onCloseMenu = { [weak self] in
            self?.read("ComposerKeys.onCloseMenu")
            return false
        }
        device.type("Hello")
        change()
        device.press(named: "\r, ↑, ⎋")
        change()
        device.rotate(to: .landscapeLeft)
        change()
    }
}
