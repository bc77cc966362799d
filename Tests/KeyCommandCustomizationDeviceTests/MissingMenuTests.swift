import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
private enum Notes: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "new", name: "New Note", input: "l", modifiers: [.command, .control])]
    }

    static var providerName: String { "Notes" }
}

/// An app's delegate that adds its commands to the menus `parent` and `alternative`.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    let registry: KeyBindingsRegistry
    var change: (any UIMenuBuilder) -> Void = { _ in }
    var parent = UIMenu.Identifier.file
    var alternative: UIMenu.Identifier?

    init(_ registry: KeyBindingsRegistry) {
        self.registry = registry
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        change(builder)
        registry.addMenu(
            forProvider: Notes.self, withActionsForKeys: [("new", Selector(("writeNote:")))],
            to: builder, atEndOfMenu: parent, otherwise: alternative)
    }
}

@MainActor
@Suite(.doubts(.menus)) struct MissingMenuTests {
    /// An app with a main menu; to be made in a test's body.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let registry = KeyBindingsRegistry()
        let delegate: Delegate

        init(_ answer: UIKitBehavior.MissingMenu) throws {
            var behavior = UIKitBehavior.standard
            behavior.missingMenu = answer
            device = SimulatedDevice(.iPad9_7, behavior: behavior)
            try registry.register(provider: Notes.self)
            delegate = Delegate(registry)
            device.show(UIViewController())
            UIApplication.shared.delegate = delegate
        }

        /// Builds the main menu, and returns the exceptions that UIKit raised.
        func build() -> [UIKitFault] {
            SimulatedDevice.collectFaults {
                UIMenuSystem.main.setNeedsRebuild()
                _ = UIMenuSystem.main.mainMenu
            }
        }

        /// The titles of the menus that have the app's commands.
        var owners: [String] {
            UIMenuSystem.main.mainMenu.children.compactMap { $0 as? UIMenu }
                .filter { $0.children.contains { $0.title == "Notes" } }.map(\.title)
        }
    }

    @Test(
        "A menu that is missing gets no commands, is a finding, and ends no launch",
        .requirement("U517"), .bug("https://github.com/home-assistant/iOS/issues/5407"),
        arguments: UIKitBehavior.MissingMenu.allCases)
    func missingMenuIsFinding(answer: UIKitBehavior.MissingMenu) throws {
        let stage = try Stage(answer)
        stage.delegate.change = { $0.remove(menu: .file) }
        #expect(stage.build() == [])
        #expect(stage.owners == [] && stage.registry.missingMenus == [.file])
        stage.delegate.change = { _ in }
        #expect(stage.build() == [])
        #expect(stage.owners == ["File"] && stage.registry.missingMenus == [])
    }

    @Test(
        "Without their menu, commands go where the app says otherwise", .requirement("U517"),
        arguments: UIKitBehavior.MissingMenu.allCases)
    func commandsGoElsewhere(answer: UIKitBehavior.MissingMenu) throws {
        let stage = try Stage(answer)
        stage.delegate.parent = .init("of another system")
        stage.delegate.alternative = .view
        #expect(stage.build() == [])
        #expect(stage.owners == ["View"])
        #expect(stage.registry.missingMenus == [stage.delegate.parent])
        stage.delegate.change = { $0.remove(menu: .view) }
        #expect(stage.build() == [])
        #expect(stage.owners == [])
        #expect(stage.registry.missingMenus == [stage.delegate.parent, .view])
    }

    @Test("Where a menu is missing, the stand-in raises at every change there")
    func everyChangeRaises() throws {
        let menu = UIMenu(title: "Extra", identifier: .init("extra"))
        let none = UIMenu.Identifier("none")
        let changes: [(any UIMenuBuilder) -> Void] = [
            { $0.insertChild(menu, atStartOfMenu: none) },
            { $0.insertChild(menu, atEndOfMenu: none) },
            { $0.insertSibling(menu, beforeMenu: none) },
            { $0.insertSibling(menu, afterMenu: none) },
            { $0.replace(menu: none, with: menu) },
            { $0.remove(menu: none) },
        ]
        for answer in UIKitBehavior.MissingMenu.allCases {
            let stage = try Stage(answer)
            for change in changes {
                stage.delegate.change = change
                #expect(stage.build().count == (answer == .raises ? 1 : 0))
            }
        }
    }
}
