import DeviceTesting
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
private enum Letters: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "new", name: "New Letter", input: "l", modifiers: [.command, .control]),
            KeyBinding(key: "send", name: "Send", input: "s", modifiers: [.command, .control]),
        ]
    }

    static var providerName: String { "Letters" }
}

/// An app's delegate that puts people's keys into the main menu.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    static let action = Selector(("writeLetter:"))

    let registry: KeyBindingsRegistry
    private(set) var performed: [String] = []

    init(_ registry: KeyBindingsRegistry) {
        self.registry = registry
        super.init()
        ActionTable.register(Self.action, on: Delegate.self) { delegate, sender in
            let key = (sender as? UIKeyCommand)?.propertyList as? String
            delegate.performed.append(key ?? "?")
        }
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        registry.addMenu(
            forProvider: Letters.self,
            withActionsForKeys: [
                ("new", Self.action), ("none", Self.action), ("send", Self.action),
            ],
            to: builder, atEndOfMenu: .file)
    }
}

@MainActor
@Suite(.doubts(.keys)) struct BindingsMenuTests {
    private var menu: UIMenu? {
        UIMenuSystem.main.mainMenu.children.compactMap { $0 as? UIMenu }
            .flatMap { [$0] + $0.children.compactMap { $0 as? UIMenu } }
            .first { $0.title == "Letters" }
    }

    private var keys: [String?] {
        (menu?.children ?? []).map { ($0 as? UIKeyCommand)?.input }
    }

    @Test("The main menu has people's keys, and has them anew as soon as they change")
    func inStep() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(provider: Letters.self)
        let (device, delegate) = (SimulatedDevice(.iPad9_7), Delegate(registry))
        device.show(UIViewController())
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }

        #expect(menu?.children.map(\.title) == ["New Letter", "Send"])
        #expect(keys == ["l", "s"])
        device.press("s", [.command, .control])
        #expect(delegate.performed == ["send"])

        let send = KeyBindingIdentifier(provider: "Letters", key: "send")
        registry.customize(send, to: try #require(KeyChord(text: "control+command+m")))
        #expect(keys == ["l", "m"])
        device.press("m", [.command, .control])
        #expect(delegate.performed == ["send", "send"])
        registry.unassign(send)
        #expect(keys == ["l", nil] && menu?.children.map(\.title) == ["New Letter", "Send"])
    }
}
