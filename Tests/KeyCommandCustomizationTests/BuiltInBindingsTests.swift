import Requirements
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
@Suite struct BuiltInBindingsTests {
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
                "Lists", "Grids", "Scrolling", "Screens", "Buttons", "Columns", "Windows", "Forms",
                "Conversations",
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

    @Test(
        "Keys of a button belong to the app's own command, whichever came first, and that is told",
        .requirement("U556"))
    func buttonYieldsToApp() throws {
        let registry = registry()
        let keys = [KeyChord("command+n")]
        try registry.register(keyBinding: KeyBinding(key: "new", name: "New", keys: keys))
        #expect(try registry.binding(withKey: "new").keys == keys)
        #expect(registry.keys(for: "bar.add") == [] && registry.keys(for: "bar.compose") == [])
        #expect(registry.diagnostics.map(\.command.identifier.key) == ["bar.add", "bar.compose"])
        #expect(Set(registry.diagnostics.flatMap(\.owners).map(\.name)) == ["New"])
        // People's choice for the button counts again.
        registry.customize(Self.own("bar.add"), to: KeyChord("command+j"))
        #expect(registry.keys(for: "bar.add") == [KeyChord("command+j")])
    }

    @Test("An app's command takes keys of the library's only if it is to replace them")
    func appTakesLibraryKeysOnlyExplicitly() throws {
        let registry = registry()
        try registry.register(keyBinding: .make("all"))
        let chord = KeyChord("command+a")
        guard case .conflicting(let plan) = registry.customize("global.all", to: chord) else {
            Issue.record("No conflict was found.")
            return
        }
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == [Self.own("list.selectAll")])
        registry.customize("global.all", to: chord, resolution: .replace)
        #expect(registry.keys(for: "list.selectAll") == [])
    }

    @Test(
        "Of commands with the same default keys each can be reached alone, and none is a conflict"
    )
    func equalDefaultsAreReachedWithoutConflict() {
        let table = registry().table
        let owners = table.owners(of: KeyChord("up"))
        let names: [CommandIdentifier] = [
            "list.previous", "list.previousControl", "grid.up", "scroll.up", "composer.recall",
        ]
        #expect(owners == names.map(Self.own))
        #expect(!owners.contains { table.overlap($0, Self.own("list.previous")) })
        #expect(owners.dropLast().allSatisfy { table.overlap($0, Self.own("list.next")) })
        // People who write don't walk a list meanwhile.
        #expect(!table.overlap(Self.own("composer.recall"), Self.own("list.next")))
        #expect(table.overlap(Self.own("composer.recall"), Self.own("screen.back")))
    }

    @Test("From right to left the keys are those that people have there")
    func rightToLeft() {
        let entries = BuiltInBindings(BuiltInCommand.all, isRightToLeft: true).sections
            .flatMap(\.entries)
        let back = entries.first { $0.binding.key == "screen.back" }
        #expect(back?.binding.keys.map(\.text) == ["command+]", "command+right"])
    }
}
