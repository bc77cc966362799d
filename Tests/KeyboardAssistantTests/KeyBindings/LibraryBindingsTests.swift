import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct LibraryBindingsTests {
    private func registry() -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry()
        registry.registerBuiltInCommands()
        return registry
    }

    private static func own(_ name: CommandIdentifier) -> ID { ID(name) }

    @Test("The library's own commands are listed by area, with the keys that they come with")
    func ownCommandsAreListedByArea() {
        let registry = registry()
        #expect(
            registry.providers.map { registry.name(ofProvider: $0) } == [
                "Lists", "Grids", "Scrolling", "Screens", "Forms",
            ])
        #expect(registry.diagnostics == [])
        for command in BuiltInCommand.all {
            let binding = registry.binding(ID(command.identifier))
            #expect(binding?.keys == command.defaultKeys)
            #expect(binding?.name == command.title && registry.keys(for: command.identifier) == nil)
        }
    }

    @Test("The library's own commands are rebound like the app's, with bare keys too")
    func ownCommandsAreReboundLikeApps() {
        let registry = registry()
        registry.customize(Self.own("list.next"), to: KeyChord("j"))
        #expect(registry.keys(for: "list.next") == [KeyChord("j")])
        registry.unassign(Self.own("screen.back"))
        #expect(registry.keys(for: "screen.back") == [])
        #expect(registry.keys(for: "nobody.knows") == nil)
    }

    @Test("An app's command takes keys of the library's only when told to")
    func appTakesLibraryKeysOnlyExplicitly() throws {
        let registry = registry()
        try registry.register(keyBinding: .make("all"))
        let chord = KeyChord("command+a")
        guard case .conflicting(let plan) = registry.customize("global.all", to: chord) else {
            Issue.record("No conflict was found.")
            return
        }
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == [Self.own("list.selectAll")])
        registry.customize("global.all", to: chord, answer: .replace)
        #expect(registry.keys(for: "list.selectAll") == [])
    }

    @Test(
        "Of commands that come with the same keys each can be reached alone, and none is a conflict"
    )
    func equalDefaultsAreReachedWithoutConflict() {
        let registry = registry()
        let owners = registry.owners(of: KeyChord("up"))
        #expect(owners == [Self.own("list.previous"), Self.own("grid.up"), Self.own("scroll.up")])
        #expect(registry.owners(of: KeyChord("up"), besides: Self.own("list.previous")).isEmpty)
        #expect(registry.owners(of: KeyChord("up"), besides: Self.own("list.next")).count == 3)
    }

    @Test("From right to left the keys are those that people have there")
    func rightToLeft() {
        let entries = LibraryBindings(BuiltInCommand.all, isRightToLeft: true).sections
            .flatMap(\.entries)
        let back = entries.first { $0.binding.key == "screen.back" }
        #expect(back?.binding.keys.map(\.text) == ["command+]", "command+right"])
    }
}
