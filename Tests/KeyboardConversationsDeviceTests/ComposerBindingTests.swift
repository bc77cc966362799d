import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant
@testable import KeyboardConversations

/// People change the keys of a composer like any others.
@MainActor
@Suite(.doubts(.keys)) struct ComposerBindingTests {
    private static let area = "KeyboardAssistant.composer"
    private let registry = KeyBindingsRegistry()
    private let device: SimulatedDevice
    private let screen: ComposerScreen

    init() {
        (device, screen) = ComposerScreen.edited()
        screen.keys.keySource = registry
    }

    private func id(_ key: String) -> KeyBindingIdentifier {
        KeyBindingIdentifier(provider: Self.area, key: key)
    }

    @Test("All keys of a composer are in the list of commands", .requirement("U547", "U548"))
    func keysAreListed() {
        registry.registerBuiltInCommands()
        let commands = screen.keys.commands
        #expect(Set(commands).isSubset(of: BuiltInCommand.all))
        #expect(
            commands.map { registry.binding(id($0.identifier.rawValue))?.keys }
                == commands.map(\.defaultKeys))
        #expect(registry.diagnostics == [])
    }

    @Test(
        "Keys that people choose for sending send, and Return then breaks the line",
        .requirement("U547"))
    func chosenKeysSend() {
        registry.registerBuiltInCommands()
        registry.customize(id("composer.send"), to: KeyChord("j", .command))
        device.press("a")
        device.press("\r")
        device.press("\r", .command)
        #expect(screen.draft == "a\n" && screen.take() == [])
        device.press("j", .command)
        #expect(screen.take() == ["sent a\n"])
    }

    @Test("People exchange Return and ⇧Return, which is shown as a conflict", .requirement("U547"))
    func returnIsSwapped() {
        registry.registerBuiltInCommands()
        let outcome = registry.customize(id("composer.send"), to: KeyChord(.return, .shift))
        guard case .conflicting(let plan) = outcome else {
            Issue.record("No conflict was found.")
            return
        }
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == [id("composer.breakLine")])
        #expect(plan.conflicts.flatMap(\.owners).map(\.providerName) == ["Conversations"])
        registry.customize(
            id("composer.send"), to: KeyChord(.return, .shift), resolution: .replace)
        registry.customize(id("composer.breakLine"), to: KeyChord(.return))
        device.press("a")
        device.press("\r")
        #expect(screen.draft == "a\n")
        device.press("\r", .shift)
        #expect(screen.take() == ["sent a\n"])
    }

    @Test(
        "Return that opens rows of lists is no conflict, but keys that work beside text are",
        .requirement("U547"))
    func listsAreNoConflict() {
        registry.registerBuiltInCommands()
        registry.unassign(id("composer.send"))
        let outcome = registry.customize(id("composer.breakLine"), to: KeyChord(.return))
        #expect(outcome.isApplied)
        #expect(!registry.customize(id("composer.send"), to: KeyChord("w", .command)).isApplied)
    }

    @Test("A letter that people choose is typed", .requirement("U547"))
    func letterIsTyped() {
        registry.registerBuiltInCommands()
        registry.customize(id("composer.send"), to: KeyChord("s"))
        device.press("s")
        #expect(screen.draft == "s" && screen.take() == [])
    }

    @Test("Where Return breaks the line, the list can say so", .requirement("U547"))
    func listSaysWhatReturnDoes() {
        screen.keys.returnKey = .breaksLine
        registry.registerBuiltInCommands(screen.keys.commands)
        registry.registerBuiltInCommands()
        let binding = registry.binding(id("composer.send"))
        #expect(binding?.keys == [KeyChord(.return, .command)])
        device.press("a")
        device.press("\r", .command)
        #expect(screen.take() == ["sent a"])
    }
}

extension KeyBindingsOutcome {
    fileprivate var isApplied: Bool {
        guard case .applied = self else { return false }
        return true
    }
}
